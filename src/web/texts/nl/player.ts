import type { Texts } from "../en-GB/texts.ts"

export const player: Texts["player"] = {
  label: "Speler",
  skipIdle: "Stilstand overslaan",
  recordedAt: "Opgenomen om",
  retry: "Opnieuw proberen",
  stepUpRequired: "Bevestig uw identiteit om verder te kijken.",
  prove: "Bevestigen",
}
