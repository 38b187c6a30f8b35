/** E-mails: subjects, first sentences, labels. */
export const mails = {
  issueAssignedSubject: "Assigned to you: {{title}} ({{device}})",
  issueAssignedIntro: "An issue has been assigned to you or your group.",
  windowWarningSubject: "{{minutes}} minutes left: {{title}} ({{device}})",
  windowWarningIntro:
    "The maintenance window ends in {{minutes}} minutes. Remote sessions are not possible afterwards.",
  planCreatedSubject: "Planned work: {{title}} ({{device}})",
  planCreatedIntro: "The recurring plan “{{plan}}” has created an issue.",
  approvalRequestedSubject: "Approval requested: {{title}} ({{device}})",
  approvalRequestedIntro: "{{by}} asks for your approval.",
  approvalApprovedSubject: "Approved: {{title}} ({{device}})",
  approvalApprovedIntro: "Your request has been approved.",
  approvalDeniedSubject: "Denied: {{title}} ({{device}})",
  approvalDeniedIntro: "Your request has been denied.",
  invitationSubject: "{{by}} invites you to a remote session on {{device}}",
  invitationIntro: "You are invited to join a remote session.",
  passwordResetSubject: "Your one-time password",
  passwordResetIntro:
    "Somebody has asked to reset your password. With this one-time password you can choose a new one. If it was not you, nothing needs to be done.",
  oneTimePassword: "One-time password",
  accessRight: "You may",
  accessView: "watch",
  accessControl: "watch and control",
  openButton: "Open in Millwright",
  footer: "Millwright sends this e-mail by itself. Replies are not read.",
  timesAreUtc: "Times are UTC.",
}
