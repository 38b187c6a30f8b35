import type { Texts } from "../en-GB/texts.ts"

export const profile: Texts["profile"] = {
  title: "Profiel",
  account: "Account",
  firstname: "Voornaam",
  surname: "Achternaam",
  email: "E-mail",
  language: "Taal",
  languageBrowser: "Zoals de browser vraagt",
  username: "Gebruikersnaam",
  lastLogin: "Laatste aanmelding",
  never: "Nog nooit",
  origin: "Herkomst",
  local: "Lokale gebruiker",
  person: "Persoon",
  passwordTitle: "Wachtwoord",
  passwordEnds: "Uw andere aanmeldingen eindigen als u het wijzigt.",
  fromProvider: "Uw naam, e-mailadres en wachtwoord komen van {{provider}} en worden daar gewijzigd.",
  passwordChanged: "Uw wachtwoord is gewijzigd.",
  signIn: "Aanmelding",
  signIns: "Aanmeldingen",
  tokens: "API-tokens",
}
