import type { Texts } from "../en-GB/texts.ts"

/** Pickers of users, groups and roles. */
export const picker: Texts["picker"] = {
  none: "Geen",
  choose: "Kiezen …",
  nothingFound: "Niets gevonden",
  more: "Er zijn er meer. Typ om de lijst te beperken.",
}
