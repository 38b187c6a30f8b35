import type { Texts } from "../en-GB/texts.ts"

export const consent: Texts["consent"] = {
  legalTitle: "Rechtliche Hinweise",
  legalIntro: "Stimmen Sie diesen Texten zu, um fortzufahren.",
  agreeAndContinue: "Zustimmen und fortfahren",
  agree: "Ich stimme zu",
  doNotAgree: "Ich stimme nicht zu",
  recordingTitle: "Diese Sitzung wird aufgezeichnet",
  recordingIntro:
    "Sie werden einmal gefragt und erneut, wenn sich der Text ändert. Ihre Einwilligung wird im Auditlog festgehalten.",
}
