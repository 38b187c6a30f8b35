import type { Texts } from "../en-GB/texts.ts"

export const mails: Texts["mails"] = {
  issueAssignedSubject: "Aan u toegewezen: {{title}} ({{device}})",
  issueAssignedIntro: "Een werkorder is aan u of uw groep toegewezen.",
  issueCreatedSubject: "Nieuwe werkorder: {{title}} ({{device}})",
  issueCreatedIntro: "In het onderhoudsboek van de machine staat een nieuwe werkorder.",
  windowWarningSubject: "Nog {{minutes}} minuten: {{title}} ({{device}})",
  windowWarningIntro:
    "Het onderhoudsvenster eindigt over {{minutes}} minuten. Daarna zijn geen externe sessies meer mogelijk.",
  planCreatedSubject: "Gepland werk: {{title}} ({{device}})",
  planCreatedIntro: "Het terugkerende plan ‘{{plan}}’ heeft een werkorder aangemaakt.",
  approvalRequestedSubject: "Goedkeuring gevraagd: {{title}} ({{device}})",
  approvalRequestedIntro: "{{by}} vraagt om uw goedkeuring.",
  approvalApprovedSubject: "Goedgekeurd: {{title}} ({{device}})",
  approvalApprovedIntro: "Uw aanvraag is goedgekeurd.",
  approvalDeniedSubject: "Afgewezen: {{title}} ({{device}})",
  approvalDeniedIntro: "Uw aanvraag is afgewezen.",
  invitationSubject: "{{by}} nodigt u uit voor een externe sessie op {{device}}",
  invitationIntro: "U bent uitgenodigd voor een externe sessie.",
  passwordResetSubject: "Uw eenmalige wachtwoord",
  passwordResetIntro:
    "Iemand heeft gevraagd uw wachtwoord opnieuw in te stellen. Met dit eenmalige wachtwoord kunt u een nieuw kiezen. Was u het niet, dan hoeft u niets te doen.",
  oneTimePassword: "Eenmalig wachtwoord",
  accessRight: "U mag",
  accessView: "meekijken",
  accessControl: "meekijken en bedienen",
  openButton: "Openen in Millwright",
  footer: "Millwright verstuurt deze e-mail automatisch. Antwoorden worden niet gelezen.",
  timesAreUtc: "Tijden in UTC.",
}
