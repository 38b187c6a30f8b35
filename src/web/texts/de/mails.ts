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
  planCreatedIntro: "Der wiederkehrende Plan „{{plan}}“ hat einen Auftrag angelegt.",
  approvalRequestedSubject: "Freigabe erbeten: {{title}} ({{device}})",
  approvalRequestedIntro: "{{by}} bittet um Ihre Freigabe.",
  approvalApprovedSubject: "Freigegeben: {{title}} ({{device}})",
  approvalApprovedIntro: "Ihr Antrag wurde freigegeben.",
  approvalDeniedSubject: "Abgelehnt: {{title}} ({{device}})",
  approvalDeniedIntro: "Ihr Antrag wurde abgelehnt.",
  invitationSubject: "{{by}} lädt Sie zu einer Fernsitzung auf {{device}} ein",
  invitationIntro: "Sie sind zu einer Fernsitzung eingeladen.",
  passwordResetSubject: "Ihr Einmalpasswort",
  passwordResetIntro:
    "Jemand hat darum gebeten, Ihr Passwort zurückzusetzen. Mit diesem Einmalpasswort können Sie ein neues wählen. Waren Sie es nicht, müssen Sie nichts tun.",
  oneTimePassword: "Einmalpasswort",
  accessRight: "Sie dürfen",
  accessView: "zusehen",
  accessControl: "zusehen und bedienen",
  openButton: "In Millwright öffnen",
  footer: "Millwright versendet diese E-Mail selbsttätig. Antworten werden nicht gelesen.",
  timesAreUtc: "Zeiten in UTC.",
}
