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
  goToSignIn: "Naar aanmelden",
  goHome: "Naar de werkorders",
  invitation: "U bent uitgenodigd voor een externe sessie. Meld u aan om deel te nemen.",
}
