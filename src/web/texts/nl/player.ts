import type { Texts } from "../en-GB/texts.ts"

export const player: Texts["player"] = {
  label: "Speler",
  skipIdle: "Stilstand overslaan",
  recordedAt: "Opgenomen om",
  backward: "5 seconden terug",
  forward: "5 seconden vooruit",
  retry: "Opnieuw proberen",
}
