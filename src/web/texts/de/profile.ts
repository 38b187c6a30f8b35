import type { Texts } from "../en-GB/texts.ts"

export const profile: Texts["profile"] = {
  title: "Profil",
  account: "Konto",
  firstname: "Vorname",
  surname: "Nachname",
  email: "E-Mail",
  language: "Sprache",
  languageBrowser: "Wie der Browser es wünscht",
  username: "Benutzername",
  lastLogin: "Letzte Anmeldung",
  never: "Noch nie",
  origin: "Herkunft",
  local: "Lokaler Benutzer",
  person: "Person",
  passwordTitle: "Passwort",
  passwordEnds: "Ihre anderen Anmeldungen enden, wenn Sie es ändern.",
  fromProvider: "Name, E-Mail-Adresse und Passwort kommen von {{provider}} und werden dort geändert.",
  passwordChanged: "Ihr Passwort wurde geändert.",
  signIn: "Anmeldung",
  signIns: "Anmeldungen",
  tokens: "API-Token",
}
