import type { Texts } from "../en-GB/texts.ts"

export const mails: Texts["mails"] = {
  issueAssignedSubject: "Aan u toegewezen: {{title}} ({{device}})",
  issueAssignedIntro: "Een werkorder is aan u of uw groep toegewezen.",
  issueCreatedSubject: "Nieuwe werkorder: {{title}} ({{device}})",
  issueCreatedIntro: "In het onderhoudsboek van de machine staat een nieuwe werkorder.",
  windowWarningSubject: "Nog {{minutes}} minuten: {{title}} ({{device}})",
  windowWarningIntro:
    "Het onderhoudsvenster eindigt over {{minutes}} minuten. Daarna zijn geen sessies op afstand meer mogelijk.",
  planCreatedSubject: "Gepland werk: {{title}} ({{device}})",
  planCreatedIntro: "De terugkerende werkorder ‘{{plan}}’ heeft een werkorder aangemaakt.",
  approvalRequestedSubject: "Goedkeuring gevraagd: {{title}} ({{device}})",
  approvalRequestedIntro: "{{by}} vraagt om uw goedkeuring.",
  approvalRestartedSubject: "Goedkeuring opnieuw gevraagd: {{title}} ({{device}})",
  approvalRestartedIntro:
    "Wat u op verzoek van {{by}} moet goedkeuren, is gewijzigd of heropend. Alle stemmen beginnen opnieuw.",
  approvalApprovedSubject: "Goedgekeurd: {{title}} ({{device}})",
  approvalApprovedIntro: "Uw aanvraag is goedgekeurd.",
  approvalDeniedSubject: "Geweigerd: {{title}} ({{device}})",
  approvalDeniedIntro: "Uw aanvraag is geweigerd.",
  invitationSubject: "{{by}} nodigt u uit voor een sessie op afstand op {{device}}",
  invitationIntro: "U bent uitgenodigd voor een sessie op afstand.",
  guestPin:
    "Voor deelname hebt u ook een pincode van zes cijfers nodig, die u van {{by}} krijgt. De pincode wordt niet per e-mail verstuurd.",
  accountCreatedSubject: "Uw account in Millwright ({{customer}})",
  accountCreatedIntro:
    "Er is een account voor u aangemaakt in het onderhoudsboek van {{customer}}. Stel met dit eenmalige wachtwoord uw eigen wachtwoord in en meld u daarna aan met uw gebruikersnaam.",
  passwordResetSubject: "Uw eenmalige wachtwoord",
  passwordResetIntro:
    "Voor uw account is gevraagd het wachtwoord opnieuw in te stellen. Met dit eenmalige wachtwoord kiest u een nieuw wachtwoord. Hebt u dit niet gevraagd, negeer dan deze e-mail.",
  secretExpiresSubject_one: "Inloggegevens van {{interfaceName}} op {{device}} verlopen morgen",
  secretExpiresSubject_other:
    "Inloggegevens van {{interfaceName}} op {{device}} verlopen over {{count}} dagen",
  secretExpiresIntro_one:
    "De opgeslagen inloggegevens van deze interface mogen nog één dag worden gebruikt. Daarna kan er geen sessie meer mee worden gestart, totdat er nieuwe zijn opgeslagen.",
  secretExpiresIntro_other:
    "De opgeslagen inloggegevens van deze interface mogen nog {{count}} dagen worden gebruikt. Daarna kan er geen sessie meer mee worden gestart, totdat er nieuwe zijn opgeslagen.",
  licenceExpiresSubject_one: "De licentie van {{customer}} eindigt morgen",
  licenceExpiresSubject_other: "De licentie van {{customer}} eindigt over {{count}} dagen",
  licenceExpiresIntro_one:
    "De licentie is nog één dag geldig. Daarna kunnen geen machines en interfaces meer worden toegevoegd en zijn gelicentieerde functies uit. Boeken, werkorders en opnamen blijven leesbaar. Importeer vóór die tijd een nieuwe licentie.",
  licenceExpiresIntro_other:
    "De licentie is nog {{count}} dagen geldig. Daarna kunnen geen machines en interfaces meer worden toegevoegd en zijn gelicentieerde functies uit. Boeken, werkorders en opnamen blijven leesbaar. Importeer vóór die tijd een nieuwe licentie.",
  auditBrokenSubject: "De auditlog is niet intact",
  auditBrokenIntro_one:
    "De controle van de auditlog heeft één item gevonden dat is gewijzigd of verdwenen. Ga na wie toegang heeft tot de database en vergelijk de auditlog met een back-up.",
  auditBrokenIntro_other:
    "De controle van de auditlog heeft {{count}} items gevonden die zijn gewijzigd of verdwenen. Ga na wie toegang heeft tot de database en vergelijk de auditlog met een back-up.",
  emergencySessionSubject: "Noodsessie op {{device}}: {{startedBy}}",
  emergencySessionIntro:
    "{{startedBy}} heeft buiten het onderhoudsvenster een sessie op afstand gestart. De sessie wordt opgenomen en wacht op beoordeling.",
  startedBy: "Gestart door",
  reason: "Reden",
  username: "Gebruikersnaam",
  oneTimePassword: "Eenmalig wachtwoord",
  validFrom: "Geldig vanaf",
  validUntil: "Geldig tot",
  accessRight: "U mag",
  accessView: "meekijken",
  accessControl: "meekijken en besturen",
  passwordChangedSubject: "Uw wachtwoord is gewijzigd",
  passwordChangedIntro: "Uw wachtwoord is gewijzigd. U bent op alle andere apparaten afgemeld.",
  passwordWasResetSubject: "Uw wachtwoord is opnieuw ingesteld",
  passwordWasResetIntro:
    "Uw wachtwoord is opnieuw ingesteld. Al uw aanmeldingen en API-tokens zijn beëindigd; programma’s hebben nieuwe tokens nodig.",
  emailChangedSubject: "Uw e-mailadres is gewijzigd",
  emailChangedIntro:
    "Het e-mailadres van uw account is gewijzigd. Dit is de laatste e-mail aan het oude adres.",
  otpDisabledSubject: "Eenmalige wachtwoorden zijn uitgeschakeld",
  otpDisabledIntro: "Voor het aanmelden bij uw account is geen code van de authenticator-app meer nodig.",
  passkeyAddedSubject: "Er is een passkey toegevoegd",
  passkeyAddedIntro: "Met een nieuwe passkey kan bij uw account worden aangemeld.",
  passkeyRemovedSubject: "Er is een passkey verwijderd",
  passkeyRemovedIntro: "Met een passkey kan niet meer bij uw account worden aangemeld.",
  factorsResetSubject: "Uw tweede factoren zijn verwijderd",
  factorsResetIntro: "Eenmalig wachtwoord, passkeys en herstelcodes van uw account zijn verwijderd.",
  apiTokenCreatedSubject: "Er is een API-token aangemaakt",
  apiTokenCreatedIntro: "Met een nieuw API-token kan een programma namens u handelen.",
  name: "Naam",
  at: "Tijd",
  by: "Door",
  fromAddress: "Vanaf adres",
  apiTokensEnded: "Ingetrokken API-tokens",
  notYou:
    "Hebt u deze wijziging niet zelf gedaan of gevraagd, wijzig dan meteen uw wachtwoord en waarschuw de beheerder.",
  openButton: "Openen in Millwright",
  footer: "Deze e-mail is automatisch verstuurd. Antwoorden worden niet gelezen.",
  timesAreIn: "Tijden in de tijdzone {{zone}}.",
}
