import type { Texts } from "../en-GB/texts.ts"

export const errorPage: Texts["errorPage"] = {
  code: "Foutcode",
  whatToDo: "Wat u kunt doen",
  title_unknown: "Er ging iets mis",
  title_signedOut: "U bent afgemeld",
  title_signInFailed: "Aanmelden mislukt",
  title_signedOutHere: "Alleen hier afgemeld",
  title_denied: "Geen rechten",
  title_badRequest: "Het verzoek is niet begrepen",
  title_notFound: "Niet gevonden",
  title_pageNotFound: "Pagina niet gevonden",
  title_conflict: "Op dit moment niet mogelijk",
  title_alreadySetUp: "Al ingericht",
  title_fileTooLarge: "Bestand te groot",
  title_notLicensed: "Valt niet onder de licentie",
  title_serverError: "Serverfout",
  title_notReady: "Millwright is niet gereed",
  title_busy: "Te veel tegelijk",
  title_storageFull: "Opslag vol",
  title_notPossibleNow: "Sessie op afstand nu niet mogelijk",
  title_machineError: "Fout van de machine",
  title_machineUnreachable: "Machine niet bereikbaar",
  title_machineAccess: "Geen toegang tot de machine",
  title_machineInUse: "Machine in gebruik",
  title_sessionEnded: "Sessie beëindigd",
  advice_retry:
    "Probeer het over een minuut opnieuw. Gebeurt het weer, geef de beheerder dan de code, de tijd en wat u deed.",
  advice_signIn: "Meld u opnieuw aan. U komt terug op de pagina die u wilde openen.",
  advice_credentials:
    "Controleer gebruikersnaam, wachtwoord en Caps Lock. Na meerdere pogingen moet u enkele minuten wachten.",
  advice_askForUser:
    "Meld u aan met uw gebruikersnaam. Hebt u er geen, vraag dan een beheerder een gebruiker voor u aan te maken.",
  advice_closeBrowser: "Sluit alle vensters van de browser, of meld u ook af bij uw identiteitsprovider.",
  advice_permission: "Vraag de beheerder om het recht als u het voor uw werk nodig hebt.",
  advice_back: "Ga terug, laad de pagina opnieuw en probeer het nog eens.",
  advice_address:
    "Controleer het adres. Het onderdeel is mogelijk verwijderd of verplaatst, of u mag het niet zien.",
  advice_reload: "Laad de pagina opnieuw om de huidige stand te zien en voer uw wijziging nog eens in.",
  advice_smallerFile: "Kies een kleiner bestand of splits het op.",
  advice_licence: "Een beheerder kan onder ‘Beheer’ een passende licentie installeren.",
  advice_server:
    "Wacht een minuut en laad de pagina opnieuw. Blijft het zo, dan staat de reden in het logboek van de server.",
  advice_wait: "Wacht even en probeer het opnieuw.",
  advice_storage: "Op de server moet schijfruimte worden vrijgemaakt. Wat is opgeslagen, gaat niet verloren.",
  advice_prerequisites:
    "Open de werkorder. ‘Klaar voor een sessie op afstand’ noemt wat ontbreekt: het onderhoudsvenster, de toewijzing of een recht.",
  advice_machine: "Controleer of de machine is ingeschakeld en verbonden, en start de sessie opnieuw.",
  advice_network:
    "Controleer of de machine is ingeschakeld. Zo ja, vraag uw netwerkafdeling of een firewall het adres en de poort van de interface blokkeert.",
  advice_connector: "Controleer de host van de interface en onder ‘Machines’ of de connector verbonden is.",
  advice_otherSessions: "Wacht tot een andere sessie eindigt, of laat u door de eigenaar uitnodigen.",
  advice_newSession: "Start vanuit de werkorder een nieuwe sessie zolang het onderhoudsvenster open is.",
  advice_interface:
    "Een beheerder kan het type en de opties van de interface controleren en daar de verbinding testen.",
  advice_machineCredentials:
    "Een beheerder kan de huidige aanmeldgegevens bij de interface van de machine invoeren.",
  startDatabaseFailed:
    "Een beheerder vindt de melding van de database in het logboek van de server. Millwright probeert het opnieuw zodra het weer wordt gestart.",
  startDatabaseUnreachable:
    "Zolang de database wordt gestart, hoeft er niets te gebeuren: Millwright probeert het om de paar seconden opnieuw. Blijft de pagina staan, dan controleert een beheerder of de database draait en of adres en wachtwoord kloppen.",
  startDatabaseUnsuitable:
    "Een beheerder zorgt voor een database van PostgreSQL 18 of nieuwer met de codering UTF8, waarvan de gebruiker uit het databaseadres eigenaar is. Het logboek van de server noemt wat ontbreekt. Er is niets gewijzigd.",
  startDatabaseVersion:
    "Een beheerder installeert de versie die deze database het laatst heeft gebruikt, of een nieuwere. Het logboek van de server noemt het verschil. Er is niets gewijzigd.",
  startDataFolder:
    "Een beheerder geeft het account van de server het recht om in de gegevensmap te schrijven. Het logboek van de server noemt de map.",
  startDiskFull:
    "Een beheerder moet schijfruimte op de server vrijmaken. Wat was opgeslagen, gaat niet verloren.",
  startFailed: "Een beheerder vindt de oorzaak in het logboek van de server.",
  startSecretKey:
    "Een beheerder zet het sleutelbestand uit de back-up terug. Zonder dat bestand zijn de opgeslagen wachtwoorden van machines niet leesbaar. Het logboek van de server noemt het bestand.",
  reload: "Pagina opnieuw laden",
}
