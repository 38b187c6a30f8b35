import type { Texts } from "../en-GB/texts.ts"

export const connectiontest: Texts["connectiontest"] = {
  title: "Verbindingstest",
  intro: "Met de waarden op de pagina, ook niet-opgeslagen. Er start geen sessie.",
  run: "Verbinding testen",
  running: "Bezig met testen …",
  passed: "De verbinding werkt.",
  failed: "De verbinding werkt niet.",
  unconfirmed: "De machine antwoordt. Vertrouw haar identiteit om de aanmelding te testen.",
  fixFirst: "Corrigeer eerst deze velden:",
  ms: "{{ms}} ms",
  fingerprint: "Getoond door de machine",
  pinHostKey: "Deze hostsleutel vertrouwen",
  pinCertificate: "Dit certificaat vertrouwen",
  pinHint: "Vergelijk de vingerafdruk eerst met die op de machine. Hij wordt bij het opslaan bewaard.",
  step_ROUTE: "Adres van de machine",
  step_PORT: "Poort",
  step_PROTOCOL: "Protocol",
  step_IDENTITY: "Identiteit van de machine",
  step_CREDENTIALS: "Aanmelding",
  usualPort: "Poort {{port}}, de gebruikelijke poort van dit protocol, antwoordt.",
  saveUsualPort: "Poort {{port}} gebruiken en opslaan",
  found_ROUTE_DIRECT: "{{host}} heeft een adres",
  found_ROUTE_BEHIND_CONNECTOR: "De machine staat achter een connector",
  todo_ROUTE_BEHIND_CONNECTOR:
    "De server gaat niet buiten een connector om. Controleer de status van de connector op het tabblad ‘Connector’.",
  found_ROUTE_NO_ADDRESS: "{{host}} heeft geen bereikbaar adres",
  todo_ROUTE_NO_ADDRESS:
    "De naam is onbekend bij de naamserver of hoort bij deze server zelf. Controleer de spelling of voer het IP-adres in.",
  found_ROUTE_NO_MACHINE: "{{host}} is geen adres van een machine",
  todo_ROUTE_NO_MACHINE:
    "Het hoort bij deze server zelf of bij een reeks die machines niet hebben. Voer het adres van de machine in het fabrieksnetwerk in.",
  found_PORT_OPEN: "Poort {{port}} is open",
  found_PORT_REFUSED: "Poort {{port}} weigert de verbinding",
  todo_PORT_REFUSED:
    "De machine antwoordt, maar op deze poort luistert niets. Start de dienst op de machine of corrigeer de poort.",
  found_PORT_NO_ROUTE: "{{host}} is niet bereikbaar",
  todo_PORT_NO_ROUTE:
    "Geen machine heeft dit adres, ze staat uit, of haar netwerk is niet bereikbaar vanaf de server. Controleer adres, kabel, VLAN en routering.",
  found_PORT_NO_ANSWER: "{{host}} antwoordt niet op poort {{port}}",
  todo_PORT_NO_ANSWER:
    "De machine staat uit, heeft een ander adres, of een firewall blokkeert de verbinding.",
  found_PORT_NO_PORT: "Alle soorten pakketten: meer kan niet worden getest",
  found_PROTOCOL_SPOKEN: "Spreekt {{protocol}}",
  found_PROTOCOL_SILENT: "De poort is open maar stuurt geen {{protocol}}-begroeting",
  todo_PROTOCOL_SILENT:
    "Misschien luistert daar een andere dienst of is de machine overbelast. Controleer protocol en poort en test opnieuw.",
  found_PROTOCOL_HUNG_UP: "De machine verbreekt de verbinding",
  todo_PROTOCOL_HUNG_UP:
    "Mogelijk laat ze alleen vermelde adressen toe of heeft ze deze server na mislukte pogingen geblokkeerd. Controleer de toegangslijst; test over een minuut opnieuw.",
  found_PROTOCOL_OTHER_PROTOCOL: "Dit is geen {{protocol}}",
  todo_PROTOCOL_OTHER_PROTOCOL:
    "Op deze poort luistert een andere dienst. Kies het juiste protocol of corrigeer de poort.",
  found_PROTOCOL_NOTHING_IN_COMMON: "Geen gezamenlijke beveiligingsmethode",
  todo_PROTOCOL_NOTHING_IN_COMMON:
    "Wijzig de beveiligingsinstellingen van de machine of sta oude algoritmen of TLS 1.0 toe voor deze interface.",
  found_PROTOCOL_TOO_MANY: "De machine heeft geen verbinding meer vrij",
  todo_PROTOCOL_TOO_MANY: "Beëindig andere verbindingen ermee en test opnieuw.",
  found_PROTOCOL_NOT_CHECKED: "Het protocol achter de poort is niet bekend",
  found_IDENTITY_AS_PINNED: "De identiteit komt overeen met de opgeslagen identiteit",
  found_IDENTITY_NOT_PINNED: "De identiteit is nog niet bevestigd",
  found_IDENTITY_CHANGED: "De identiteit wijkt af van de opgeslagen identiteit",
  todo_IDENTITY_CHANGED:
    "Ze toont een andere sleutel of een ander certificaat dan opgeslagen. Vertrouw de nieuwe alleen als u de reden kent.",
  found_IDENTITY_NOT_ENCRYPTED: "Niet versleuteld tussen server en machine",
  found_IDENTITY_NONE: "Het protocol kent geen identiteitsbewijs",
  found_CREDENTIALS_ACCEPTED: "De aanmelding wordt geaccepteerd",
  found_CREDENTIALS_REFUSED: "De aanmelding wordt geweigerd",
  todo_CREDENTIALS_REFUSED:
    "Controleer gebruikersnaam, wachtwoord of sleutel. Meerdere foute pogingen kunnen het account op de machine blokkeren.",
  found_CREDENTIALS_MISSING: "De machine vraagt om een aanmelding",
  todo_CREDENTIALS_MISSING: "Voer het wachtwoord of de sleutel van de machine in.",
  found_CREDENTIALS_ASKED_AT_START: "Aanmelding wordt bij elke start gevraagd",
  found_CREDENTIALS_AFTER_PINNING: "Aanmelding wordt getest zodra de identiteit wordt vertrouwd",
  found_CREDENTIALS_NOT_CHECKED: "Aanmelding kan zonder sessie niet worden getest",
  found_CREDENTIALS_NONE_NEEDED: "Geen aanmelding nodig",
}
