import type { Texts } from "../en-GB/texts.ts"

export const mails: Texts["mails"] = {
  issueAssignedSubject: "Ihnen zugewiesen: {{title}} ({{device}})",
  issueAssignedIntro: "Ein Auftrag wurde Ihnen oder Ihrer Gruppe zugewiesen.",
  issueCreatedSubject: "Neuer Auftrag: {{title}} ({{device}})",
  issueCreatedIntro: "Im Wartungsbuch der Maschine steht ein neuer Auftrag.",
  windowWarningSubject: "Noch {{minutes}} Minuten: {{title}} ({{device}})",
  windowWarningIntro:
    "Das Wartungsfenster endet in {{minutes}} Minuten. Danach sind keine Fernsitzungen mehr möglich.",
  planCreatedSubject: "Geplante Arbeit: {{title}} ({{device}})",
  planCreatedIntro: "Der wiederkehrende Auftrag „{{plan}}“ hat einen Auftrag angelegt.",
  approvalRequestedSubject: "Freigabe erbeten: {{title}} ({{device}})",
  approvalRequestedIntro: "{{by}} bittet um Ihre Freigabe.",
  approvalRestartedSubject: "Freigabe erneut erbeten: {{title}} ({{device}})",
  approvalRestartedIntro:
    "Was Sie auf Bitte von {{by}} freigeben sollen, wurde geändert oder wieder geöffnet. Alle Stimmen beginnen neu.",
  approvalApprovedSubject: "Freigegeben: {{title}} ({{device}})",
  approvalApprovedIntro: "Ihr Antrag wurde freigegeben.",
  approvalDeniedSubject: "Abgelehnt: {{title}} ({{device}})",
  approvalDeniedIntro: "Ihr Antrag wurde abgelehnt.",
  invitationSubject: "{{by}} lädt Sie zu einer Fernsitzung an {{device}} ein",
  invitationIntro: "Sie sind zu einer Fernsitzung eingeladen.",
  guestPin:
    "Zum Beitreten brauchen Sie außerdem eine sechsstellige PIN, die Sie von {{by}} erhalten. Sie wird nicht per E-Mail gesendet.",
  accountCreatedSubject: "Ihr Konto in Millwright ({{customer}})",
  accountCreatedIntro:
    "Für Sie wurde ein Konto im Wartungsbuch von {{customer}} angelegt. Legen Sie mit diesem Einmalpasswort Ihr Passwort fest und melden Sie sich dann mit Ihrem Benutzernamen an.",
  passwordResetSubject: "Ihr Einmalpasswort",
  passwordResetIntro:
    "Für Ihr Konto wurde angefordert, das Passwort zurückzusetzen. Mit diesem Einmalpasswort wählen Sie ein neues. Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail.",
  secretExpiresSubject_one: "Zugangsdaten von {{interfaceName}} an {{device}} laufen morgen ab",
  secretExpiresSubject_other: "Zugangsdaten von {{interfaceName}} an {{device}} laufen in {{count}} Tagen ab",
  secretExpiresIntro_one:
    "Die gespeicherten Zugangsdaten dieser Schnittstelle dürfen noch einen Tag verwendet werden. Danach kann keine Sitzung mehr damit gestartet werden, bis neue gespeichert sind.",
  secretExpiresIntro_other:
    "Die gespeicherten Zugangsdaten dieser Schnittstelle dürfen noch {{count}} Tage verwendet werden. Danach kann keine Sitzung mehr damit gestartet werden, bis neue gespeichert sind.",
  licenceExpiresSubject_one: "Die Lizenz von {{customer}} endet morgen",
  licenceExpiresSubject_other: "Die Lizenz von {{customer}} endet in {{count}} Tagen",
  licenceExpiresIntro_one:
    "Die Lizenz ist noch einen Tag gültig. Danach können keine Maschinen und Schnittstellen mehr angelegt werden, und lizenzierte Funktionen sind aus. Bücher, Aufträge und Aufzeichnungen bleiben lesbar. Importieren Sie vorher eine neue Lizenz.",
  licenceExpiresIntro_other:
    "Die Lizenz ist noch {{count}} Tage gültig. Danach können keine Maschinen und Schnittstellen mehr angelegt werden, und lizenzierte Funktionen sind aus. Bücher, Aufträge und Aufzeichnungen bleiben lesbar. Importieren Sie vorher eine neue Lizenz.",
  auditBrokenSubject: "Das Auditlog ist nicht unversehrt",
  auditBrokenIntro_one:
    "Die Prüfung des Auditlogs hat einen Eintrag gefunden, der geändert wurde oder fehlt. Klären Sie, wer Zugriff auf die Datenbank hat, und vergleichen Sie das Auditlog mit einer Sicherung.",
  auditBrokenIntro_other:
    "Die Prüfung des Auditlogs hat {{count}} Einträge gefunden, die geändert wurden oder fehlen. Klären Sie, wer Zugriff auf die Datenbank hat, und vergleichen Sie das Auditlog mit einer Sicherung.",
  emergencySessionSubject: "Notfallsitzung an {{device}}: {{startedBy}}",
  emergencySessionIntro:
    "{{startedBy}} hat außerhalb des Wartungsfensters eine Fernsitzung gestartet. Sie wird aufgezeichnet und wartet auf eine Prüfung.",
  startedBy: "Gestartet von",
  reason: "Begründung",
  username: "Benutzername",
  oneTimePassword: "Einmalpasswort",
  validFrom: "Gültig ab",
  validUntil: "Gültig bis",
  accessRight: "Sie dürfen",
  accessView: "zusehen",
  accessControl: "zusehen und steuern",
  passwordChangedSubject: "Ihr Passwort wurde geändert",
  passwordChangedIntro: "Ihr Passwort wurde geändert. Auf allen anderen Geräten wurden Sie abgemeldet.",
  passwordWasResetSubject: "Ihr Passwort wurde zurückgesetzt",
  passwordWasResetIntro:
    "Ihr Passwort wurde zurückgesetzt. Alle Ihre Anmeldungen und API-Token sind beendet; Programme brauchen neue Token.",
  emailChangedSubject: "Ihre E-Mail-Adresse wurde geändert",
  emailChangedIntro:
    "Die E-Mail-Adresse Ihres Kontos wurde geändert. Dies ist die letzte E-Mail an die alte Adresse.",
  otpDisabledSubject: "Einmalpasswörter wurden ausgeschaltet",
  otpDisabledIntro: "Für die Anmeldung bei Ihrem Konto wird kein Code der Authenticator-App mehr verlangt.",
  passkeyAddedSubject: "Ein Passkey wurde hinzugefügt",
  passkeyAddedIntro: "Mit einem neuen Passkey kann man sich bei Ihrem Konto anmelden.",
  passkeyRemovedSubject: "Ein Passkey wurde entfernt",
  passkeyRemovedIntro: "Mit einem Passkey kann man sich nicht mehr bei Ihrem Konto anmelden.",
  factorsResetSubject: "Ihre zweiten Faktoren wurden entfernt",
  factorsResetIntro: "Einmalpasswort, Passkeys und Wiederherstellungscodes Ihres Kontos wurden entfernt.",
  apiTokenCreatedSubject: "Ein API-Token wurde erstellt",
  apiTokenCreatedIntro: "Mit einem neuen API-Token kann ein Programm in Ihrem Namen handeln.",
  name: "Name",
  at: "Zeit",
  by: "Durch",
  fromAddress: "Von Adresse",
  apiTokensEnded: "Widerrufene API-Token",
  notYou:
    "Wenn Sie diese Änderung nicht veranlasst haben, ändern Sie sofort Ihr Passwort und informieren Sie die Administration.",
  openButton: "In Millwright öffnen",
  footer: "Diese E-Mail wurde automatisch versendet. Antworten werden nicht gelesen.",
  timesAreIn: "Zeiten in der Zeitzone {{zone}}.",
}
