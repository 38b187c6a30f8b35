import type { Texts } from "../en-GB/texts.ts"

export const player: Texts["player"] = {
  label: "Speler",
  skipIdle: "Stilstand overslaan",
  recordedAt: "Opgenomen om",
  retry: "Opnieuw proberen",
  notProved: "Bevestig dat u het bent om verder te kijken.",
  prove: "Bevestigen",
}
