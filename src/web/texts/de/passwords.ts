import type { Texts } from "../en-GB/texts.ts"

export const passwords: Texts["passwords"] = {
  current: "Aktuelles Passwort",
  new: "Neues Passwort",
  repeat: "Neues Passwort wiederholen",
  policy: "Ein neues Passwort:",
  length: "Mindestens {{n}} Zeichen",
  lowercase: "Mindestens {{n}} Kleinbuchstaben",
  uppercase: "Mindestens {{n}} Großbuchstaben",
  digits: "Mindestens {{n}} Ziffern",
  symbols: "Mindestens {{n}} Sonderzeichen",
  uncommon: "Kein gängiges Passwort und keiner Ihrer Namen",
  uncommonForUser: "Kein gängiges Passwort und kein Name der Person",
  different: "Nicht das bisherige Passwort",
  validity: "Gültig für {{n}} Tage",
  change: "Passwort ändern",
  expiredTitle: "Neues Passwort wählen",
  expiredIntro: "Das Passwort von {{name}} ist abgelaufen.",
  forgotten: "Passwort vergessen?",
  resetTitle: "Passwort zurücksetzen",
  resetIntro: "An Ihre E-Mail-Adresse wird ein Einmalpasswort gesendet. Es gilt {{n}} Minuten.",
  resetAccount: "Benutzername oder E-Mail-Adresse",
  resetSend: "Einmalpasswort senden",
  resetHasOneTimePassword: "Ich habe ein Einmalpasswort",
  resetUnavailable:
    "Diese Installation versendet keine E-Mails. Bitten Sie Ihren Administrator um ein neues Passwort.",
  resetSent: "Falls das Konto existiert und eine E-Mail-Adresse hat, wurde ein Einmalpasswort gesendet.",
  resetCodeTitle: "Neues Passwort wählen",
  oneTimePassword: "Einmalpasswort",
  oneTimePasswordHint: "Aus der E-Mail, mit oder ohne Bindestriche",
  resetSendAgain: "Neues Einmalpasswort senden",
  resetDone:
    "Ihr Passwort wurde geändert. Alle Anmeldungen und API-Token sind beendet; melden Sie sich mit dem neuen an.",
  backToSignIn: "Zurück zur Anmeldung",
  loginFailedHint:
    "Stimmen Benutzername und Passwort, kann das Konto gesperrt oder abgelaufen sein: Wenden Sie sich an die Administration. Nach mehreren Fehlversuchen müssen Sie bis zu 15 Minuten warten.",
}
