import type { Texts } from "../en-GB/texts.ts"

export const consent: Texts["consent"] = {
  legalTitle: "Juridische informatie",
  legalIntro: "Stem in met deze teksten om door te gaan.",
  agreeAndContinue: "Instemmen en doorgaan",
  agree: "Ik stem in",
  doNotAgree: "Ik stem niet in",
  recordingTitle: "Deze sessie wordt opgenomen",
  recordingIntro:
    "U wordt één keer gevraagd, en opnieuw als de tekst verandert. Uw toestemming wordt in de auditlog vastgelegd.",
}
