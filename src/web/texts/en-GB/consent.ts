/** Agreeing to legal texts and to being recorded. */
export const consent = {
  legalTitle: "Legal information",
  legalIntro: "Agree to these texts to continue.",
  agreeAndContinue: "Agree and continue",
  agree: "I agree",
  doNotAgree: "I do not agree",
  recordingTitle: "This session is recorded",
  recordingIntro:
    "You are asked once, and again when the text changes. Your consent is recorded in the audit log.",
}
