import type { Texts } from "../en-GB/texts.ts"

export const profile: Texts["profile"] = {
  title: "Profil",
  account: "Konto",
}
