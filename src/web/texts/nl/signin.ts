import type { Texts } from "../en-GB/texts.ts"

export const signin: Texts["signin"] = {
  title: "Aanmelden",
  username: "Gebruikersnaam",
  password: "Wachtwoord",
  repeatPassword: "Wachtwoord herhalen",
  submit: "Aanmelden",
  tagline: "Het onderhoudsboek van uw machines",
  loggedOut: "U bent afgemeld.",
  initTitle: "Millwright inrichten",
  initIntro: "Geef het bedrijf op en maak de eerste beheerder aan. Deze pagina werkt één keer.",
  customerName: "Bedrijf",
  firstName: "Voornaam",
  surname: "Achternaam",
  email: "E-mail",
  passwordHint: "Minstens {{n}} tekens",
  createAdministrator: "Beheerder aanmaken",
  alreadyInitialised: "Millwright is al ingericht.",
  initLinkInvalid: "Deze link is ongeldig. Gebruik de link die bij de eerste start is getoond.",
  goToSignIn: "Naar aanmelden",
  goHome: "Naar de werkorders",
}
