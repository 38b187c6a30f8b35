import type { Texts } from "../en-GB/texts.ts"

export const signin: Texts["signin"] = {
  title: "Aanmelden",
  username: "Gebruikersnaam",
  password: "Wachtwoord",
  repeatPassword: "Wachtwoord herhalen",
  submit: "Aanmelden",
  tagline: "Het onderhoudsboek van uw machines",
  loggedOut: "U bent afgemeld.",
  ended:
    "Uw aanmelding is beëindigd. Meld u opnieuw aan om verder te gaan. Wat u in een formulier hebt ingevuld, is er nog.",
  initTitle: "Millwright inrichten",
  initLinkNeeded:
    "Millwright is nog niet ingericht. Open daarvoor de eenmalige link die de server bij het starten toont.",
  initLinkWhere:
    "De link staat in de terminal of in het logboek van de dienst. Elke start toont een nieuwe; de vorige geldt dan niet meer.",
  initIntro:
    "Voer de bedrijfsnaam in en maak de eerste beheerder aan. Deze pagina kan maar één keer worden gebruikt.",
  customerName: "Bedrijf",
  firstName: "Voornaam",
  surname: "Achternaam",
  email: "E-mail",
  passwordHint: "Minstens {{n}} tekens",
  createAdministrator: "Beheerder aanmaken",
  goToSignIn: "Naar aanmelden",
  goHome: "Naar de werkorders",
  or: "of",
  withProvider: "Aanmelden met {{name}}",
  identityProvider: "Identiteitsprovider",
  leaveProvider: "U bent hier afgemeld, maar bij {{name}} nog aangemeld.",
  leaveProviderAction: "Afmelden bij {{name}}",
}
