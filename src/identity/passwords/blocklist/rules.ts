/**
 * Common passwords, general and of industrial plants. Lower case, in alphabetical order; the rule also detects them
 * repeated, in look-alike letters, and with digits and signs around them.
 */
const WORDS = `
aaaaaa aardbei abc abcabc abcd abcdef abcdefg abracadabra access accessdenied account acdc admin
adminadmin administrator admins aerzte ajax alex alexander alexandra alfaromeo alice alien aliens
alive always amanda amazon amber amelia america amsterdam amy andrea andreas andrew android angel
angela angels anja anmelden anna anne annemarie annette annie annika anonymous anouk anthony anton
antonio antwerp antwerpen anything apfel apollo apple apples april aragorn armin arschloch arsenal
asdasd asdf asdfasdf asdfgh asdfghjkl asdfjkl asdqwe ashley assassin asshole athens audi august
augustus austin australia austria autumn avatar avengers azerty babe baby babyboy babygirl bacon
baer bambi banana bananas banane bar barbara barcelona bart bas baseball basel basketball bass
bastard batman baum bayern bayernmuenchen baz beach bear bears beatles beckhoff beer beijing believe
bella benjamin bentley benutzer berg berlin bern bernd bernhard bestfriend betty beveiliging beyonce
bianca bienvenue bier bigdick biker billion billy bingo bird birds birgit birthday bitch bitcoin
blabla black blackberry blacksabbath blahblah blau blauw bleach blink blitz bloem blood blowjob blue
blueberry blume bmw bobby bobo bongo bonjour bonnie boobs book borussia bos bosch boss boston boy
boys bradley bram brandon braun brazil bread bremen brenda brian britain britney brittany broer
brooke brother brown bruce bruder bruin brussel brussels bryan budapest buddy buffalo bugatti
bugsbunny bull bulls bullshit bunny burger butter butterfly cadillac cairo cake california camaro
camel camera cameron canada candy cappuccino captain captainamerica caramel carlos carmen carol
carolina caroline carrot carsten casey cash cassie cat catherine cats catwoman celtics chair
champagne champion changeit changeme changenow changethis charizard charles charlie cheese cheetah
chef chelsea cherries cherry chevrolet chewbacca chicago chicken china chloe chocolate chris christ
christian christina christine christmas christopher chrysler cinderella cindy cisco citroen claire
clara claudia close cloud cobra cocks cocktail coco cody coffee cognac coldplay college cologne
color colour computer computers connor contrasena controller cookie cookies corey cornelia
correcthorsebatterystaple corvette cosmos cougar counterstrike courtney cow cowboys crazy cricket
crow crypto crystal cumshot curtis cyber cyberpunk cynthia daan dad daddy daisy dallas dance dancer
daniel daniela danielle danny darren darthvader database daughter david deadpool dean death debbie
debian deborah december default defaultpassword delfin dell demo demodemo demon denhaag denise
dennis denver derek desktop destiny deutschland developer devil dezember diablo diamant diamond
diamonds diana diane dienstag dieter dietotenhosen dinosaur dinsdag dirk disney doctor dodge dodgers
dodo dog doggy dogs doktor dollar dollars dolphin dominik donald donaldduck donderdag donkey donna
donner donnerstag doom door doris dorothy dortmund douglas dragon dragonball dragonfly dream dreamer
dreams dresden driver droom drummer drums dubai dublin ducati duck dude duesseldorf dumbledore dummy
dustin dylan eagle eagles earth easter ebay edcrfv eddie edinburgh edward eight eileen eindhoven
einhorn eis elaine eleanor elefant elena elephant eline elisabeth ellen elvis emerald emily eminem
emma energie energy engel engelchen engineer engineering england erdbeere erde eric erica erin
espresso esther ethan eugene euro europe eva evan evelyn everybody everything example fabian fabriek
fabrik facebook factory faith falcon familie family familyguy fanuc father februar februari february
felix femke fernando fernwartung ferrari festo feuer feyenoord fiat film fiona fire fireman firewall
first fish fishing five fleur florence florian florida flower flowers foo foobar football ford
forest forever formula formulaone fortinet fortnite four fox france frances francis francisco frank
frankfurt frankie franz fred freddy frederick freedom freiheit freitag freund freunde friday frieden
friedrich friend friends frodo frog frost fruehling ftp fucker fucking fuckme fuckoff fuckyou fun
funny fussball gabriel galaxy game gamer games gandalf gangster garden garfield garlic garrett
garten gary gast gavin gebruiker geburtstag geel geheim gek gelb geld geluk gelukkig gemma geneva
georg george georgia gerald gerhard germany gerrit gestern ghost giants gina ginger giraffe girl
girls gisela gitaar gitarre gladiator glasgow gloria glueck gluecklich gmail goat god godfather
godisgood godislove goedemorgen goku gold golden goldfish golf golfer goodbye goodfellas goofy
google goose gordon gorilla grace graham grape grau gray green greenday greg gregory grey grijs
groen groningen gruen guenter guest guitar guten gutenmorgen hacker hacking hakunamatata halflife
hallo hallohallo hamburg hamburger hamster handball hannah hannover hans hansolo happy harald
hardware hardwell harley harleydavidson harold harrison harry harrypotter hase haus hawk heather
heaven hector heidenhain heike heiko heinz helen hell hello hellohello helmut helpdesk hemel hendrik
henk henning henrik henry herbst herfst hermione heute himmel hiphop hitachi hobbit hobbits hockey
hocuspocus hoffnung hogwarts holger holiday holidays holland holly home homer hond honda honey hope
horny horse horses horst hosen hotmail hotsex house houston howard huawei huis hund hundred hunter
hunting hure husband hustler hyundai iamgod ian ice ichliebedich idiot ikhouvanjou ilovegod iloveher
ilovehim ilovejesus ilovemyfamily ilovemymom ilovemyself iloveu iloveyou ilse inception india inge
ingeborg ingrid inloggen instagram intel intermilan internet intranet iphone ipsum iris ironmaiden
ironman isaac isabel isabella istanbul italy jaap jack jackson jacob jacqueline jaguar jake james
jamie jan janet janice jannik januar januari january japan jasmin jasmine jason jayz jedi jeep jeff
jeffrey jenna jennifer jenny jens jeremy jeroen jerry jesse jessica jesus jesuschrist jesusislord
jesuslovesyou jill jimmy joachim joan joanna joel joerg johan johannes john johnny johnson joke
joker jonas jonathan jongen joost jordan jorge jose joseph josephine joshua joyce juan judith judy
juergen juli julia julian julie july june junge juni juniper jupiter jurgen justice justin juventus
kaas kaese kaffee kai kangaroo karen karin karl kartoffel kat kate katharina katherine kathleen
kathrin kathryn kathy katie katze kawasaki kees keith kekse kelly kenneth kenny kerstin kerstmis
kevin key keyboard keys killer kimberly king kirsten kitchen kitten kitty klaus klootzak knight
koala koeln koenig koenigin koffie konijn koning koningin korn kristen kuchen kuka kut kyle lady
ladybug lakers lala lalala lamb lamborghini laptop lara larry lars lasvegas laugh laura lauren
lawrence lea leben ledzeppelin leeuw legolas lehrer leipzig lemon lena lenovo lente leon leonard
leonardo leonie leopard leslie letmein letmeinagain letmeinnow letmeinplease letter leven lewis
lexus liam liberty liebe liebling liefde life lightning lila lillian lily lime linda linkedin
linkinpark linux lion lions lisa lisbon live liverpool lizard lkjhgf locked loewe logan login logon
london lord lordoftherings lorem loremipsum lorenzo lori losangeles loser lothar lotte lotus louis
louise love lovelove lovely loveme lover loveyou loveyouforever luca lucas lucifer lucky lucy luigi
luis lukas lynn maaike maan maandag maart maarten maastricht machine machines macintosh madonna
madrid maedchen maerz mafia maggie magic magician mai maintenance malcolm mama man manager
manchester mancity manfred mango manuel manuela marcel march marcia marco marcus margaret maria
marie marieke marilyn marina mario marion mark markus marloes mars marshall martha martin martina
marvel marvin mary maschine maserati mason master masterkey matrix matthew matthias matze maurice
maus max maximilian maxwell may mazda meer megan meisje melanie melbourne melissa melon melvin men
mercedes mercedesbenz meredith metal metallica mexico mia miami michael michaela michaeljordan
michelle mickey mickeymouse microsoft miguel mike milan milch mildred milk million millionaire
milton minecraft minnie mirjam mitchell mitsubishi mittwoch mnbvcxz mobile moeder mohammed molly mom
mommy momo mond monday money mongodb monica monika monique monitor monkey montag montreal moon
mordor morgan morgen morpheus moscow motdepasse mother motor motorcycle motorola motorrad mountain
mountains mouse movie muenchen muhammad munich murder music musik mustang mutter muziek mypassword
mysql nacho nadine naked nana nancy naomi naruto nasa natalie natasha natasja nathan nathaniel
nederland neil nelson nemo neo netflix netherlands network never newpassword newyork nicholas nico
nicolas nicole niels nijmegen nils nina nine ninja nintendo nirvana nissan nitro noah nobody noel
nokia none noodle noone nopass nopassword norbert norman notebook nothing november nude nuernberg
null number nummer nurse nvidia ocean october oesterreich office offspring okmijn oktober olaf
oldpassword olifant oliver olivia omron onderhoud one onepiece onetwothree onion opel open
opensesame operator operators oracle orange oranges orca orchid orgasm orlando oscar ostern outlook
owl paard packers pamela panasonic panda panther panthers papa papapapa paper paris parker parola
parrot party pasen pass passphrase passw0rd passwd password passwordpassword passwort pasta patricia
patrick patriots paul paula paypal peace peach peaches pearl pedro peggy pencil penguin penny
pentium pepper peter petra peugeot pferd phantom philip philipp philips phillip phoenix phone photo
phyllis piano picture piet pieter pig piggy pikachu pilot pilz pineapple pinguin pink pinkfloyd
pirate pizza plant platinum play playboy player playgirl playing playstation plokij pluto poiuyt
pokemon police politie polizei pony porno porsche postgres postgresql potato power prague predator
preston prince princess printer prinz prinzessin privat private productie production produktion
profibus profinet program programmer psv psveindhoven public pulpfiction punisher puppy purple pussy
python qazwsx qazwsxedc quake queen qwaszx qweasd qweasdzxc qweqwe qwerasdf qwerty qwertyqwerty
qwertyuiop qwertz qwertzuiop rabbit racer rachel racing rain rainbow rainer ralf ralph rambo
rammstein ramon randy ranger rangers raspberry raven raymond realmadrid rebecca red redhat redis
redsox regen regenbogen regenboog regina remote remoteaccess renate renault rene renee rexroth
rfvtgb rhonda ricardo rich richard rick ricky rihanna riley rita river rob robbie robert roberta
roberto robin robot robotics rock rocket rocknroll rockstar rockwell rocky rodney roger roland rolf
rollingstones rollsroyce roma rome ronald rood root rootroot rosa rose rosemary roses ross rot
rotterdam router roy ruben ruby rudolf rugby rum russell russia ruth ryan saab sabine sabrina sailor
sally salvador samantha sammy sample samstag samsung samuel samurai sandbox sander sandra sandwich
sanfrancisco sanne sapphire sara sarah saskia satan saturday saturn sausage savannah scada scanner
scarface schalke schatz schatzi scheisse schluessel schmetterling schnee schneider schokolade school
schule schumacher schwarz schweiz schwester scooby scoobydoo scorpion scott screen sea sean seat
seattle sebastian second secret secreto secretpassword secure securepassword security sega sem senna
september sergio server service services sesame seth seven sexgod sexsex sexy shadow shakira
shanghai shannon shark sharon shawn sheep sheila shelby sheldon sherry shirley shit shrek sicherheit
sick sidney sieg siemens sierra signin silber silke silly silver silvia simatic simba simon simone
simpsons simsalabim sing singapore singer sir sister six skoda sky skywalker sleutel slipknot smile
smiley snake sneeuw sniper snoopdogg snoopy snow snowwhite soccer software soldier somebody
something sommer son sonia sonic sonne sonntag sony sophia sophie southpark space spaghetti spain
spartan spelen spencer spider spiderman spiel spirit spongebob spotify spring squirrel ssh stacy
stanley star starcraft stars startrek starwars steak steelers stefan stefanie stella step stephan
stephanie stephen ster stern sterne steve steven stijn storm story strand strawberry strength
strongpassword stuart student stupid sturm stuttgart subaru sue sugar summer sun sunday sunshine
superadmin superman supersecret superuser supervisor support susan susanne sushi suzanne suzuki sven
swan swen swimming switch switzerland sydney sylvia sysadmin system systemadmin table taco tamara
tammy tanja tanya taylor tea teacher technician technicus techniker techno teddy teddybear telefon
telefoon telnet temp temporary temppass ten tennis tequila teresa terminator terry tesla test tester
testing testtest testuser tetris texas tgbyhn thelma theodore thepassword theresa thijs thinkpad
third thomas thorsten thousand three thuis thunder thursday tiesto tiffany tiger tigers tim timo
timothy tina titanic tits tobias today todd toegang tokyo tom tomato tommy tomorrow tony toor
topsecret toronto torsten toshiba toten tottenham toyota tractor tracy trainer training traktor
trance traum travis treasure tree trevor trinity tristan troy truck trucker trumpet trustno
trustnoone truus tuesday tuin tulip tulp tulpe tupac turbo turtle tweety twitter two tyler ubuntu
ulrich undefined unicorn united universe university unknown unlock urlaub ursula user username users
ute utrecht uwe vader vakantie valerie vampire vancouver vanessa vanilla vater venus verena
verjaardag vernon veronica verrueckt verstappen verysecret vicki victor victoria victory video
vienna viking vincent viola violet violin viper virginia visitor vivian vlinder vnc vncpassword
vodka voetbal vogel voldemort volker volkswagen volleyball volvo vrede vriend vriendin vrijdag
vrijheid vuur wachtwoord wago wald wallace walter wanda warcraft warren warrior warriors warsaw
wartung wasd wasser water watermelon wayne wednesday weekend weihnachten wein weiss welcome
welcomehome welkom wendy werder werkplaats werkstatt werner wesley whale whatever whatsapp whatsup
whiskey whisky white wien wife wijn willem william willkommen wilson wind window windows wine winner
winter wit witch wizard woensdag wolf wolfgang wolverine wolves woman women workshop wouter xbox
xswzaq xxxxxx yahoo yamaha yankees yaskawa yellow yesterday yoda yourpassword youtube yoyo yvonne
yxcvbn zachary zaqwsx zaqxsw zaterdag zebra zee zelda zero zoe zombie zomer zon zondag zuerich
zugang zuhause zurich zus zwart zxcvbn zxcvbnm zxczxc zzzzzz
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean))
