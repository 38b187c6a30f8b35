import type { Texts } from "../en-GB/texts.ts"

export const signin: Texts["signin"] = {
  title: "Anmelden",
  username: "Benutzername",
  password: "Passwort",
  repeatPassword: "Passwort wiederholen",
  submit: "Anmelden",
  tagline: "Das Wartungsbuch Ihrer Maschinen",
  loggedOut: "Sie haben sich abgemeldet.",
  ended:
    "Ihre Anmeldung wurde beendet. Melden Sie sich erneut an, um fortzufahren. Was Sie in ein Formular eingegeben haben, ist noch da.",
  initTitle: "Millwright einrichten",
  initLinkNeeded:
    "Millwright ist noch nicht eingerichtet. Öffnen Sie dazu den Einmal-Link, den der Server beim Start ausgibt.",
  initLinkWhere:
    "Der Link steht im Terminal oder im Protokoll des Dienstes. Jeder Start gibt einen neuen aus; der vorige gilt dann nicht mehr.",
  initIntro:
    "Geben Sie den Namen des Unternehmens ein und legen Sie den ersten Administrator an. Diese Seite kann nur einmal verwendet werden.",
  customerName: "Unternehmen",
  firstName: "Vorname",
  surname: "Nachname",
  email: "E-Mail",
  passwordHint: "Mindestens {{n}} Zeichen",
  createAdministrator: "Administrator anlegen",
  goToSignIn: "Zur Anmeldung",
  goHome: "Zu den Aufträgen",
  or: "oder",
  withProvider: "Mit {{name}} anmelden",
  identityProvider: "Identitätsanbieter",
  leaveProvider: "Sie sind hier abgemeldet, bei {{name}} aber noch angemeldet.",
  leaveProviderAction: "Bei {{name}} abmelden",
}
