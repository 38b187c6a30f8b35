import type { Texts } from "../en-GB/texts.ts"

export const signin: Texts["signin"] = {
  title: "Anmelden",
  username: "Benutzername",
  password: "Passwort",
  repeatPassword: "Passwort wiederholen",
  submit: "Anmelden",
  tagline: "Das Wartungsbuch Ihrer Maschinen",
  loggedOut: "Sie haben sich abgemeldet.",
  initTitle: "Millwright einrichten",
  initIntro:
    "Benennen Sie das Unternehmen und legen Sie den ersten Administrator an. Diese Seite funktioniert genau einmal.",
  customerName: "Unternehmen",
  firstName: "Vorname",
  surname: "Nachname",
  email: "E-Mail",
  passwordHint: "Mindestens {{n}} Zeichen",
  createAdministrator: "Administrator anlegen",
  goToSignIn: "Zur Anmeldung",
  goHome: "Zu den Aufträgen",
  invitation: "Sie sind zu einer Fernwartungssitzung eingeladen. Melden Sie sich an, um teilzunehmen.",
  or: "oder",
  withProvider: "Mit {{name}} anmelden",
  identityProvider: "Der Identitätsanbieter",
  leaveProvider: "Sie sind hier abgemeldet, bei {{name}} aber noch angemeldet.",
  leaveProviderAction: "Bei {{name}} abmelden",
}
