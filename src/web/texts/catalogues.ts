/** Every text in every language, for the server. Islands receive only the namespaces they name. */
import * as de from "./de/texts.ts"
import * as enGB from "./en-GB/texts.ts"
import { type Catalogues, makeI18n, type Namespace, type Translate } from "./i18n.ts"
import type { Lang } from "./language.ts"
import * as nl from "./nl/texts.ts"

export const catalogues: Record<Lang, enGB.Texts> = { de, "en-GB": enGB, nl }

const translators: Record<Lang, Translate> = {
  de: makeI18n("de", de),
  "en-GB": makeI18n("en-GB", enGB),
  nl: makeI18n("nl", nl),
}

/** The server's translator for `lang`. */
export const translatorOf = (lang: Lang): Translate => translators[lang]

/** The subset of a language's texts that an island requires. */
export function pickTexts(lang: Lang, namespaces: readonly Namespace[]): Catalogues {
  return Object.fromEntries(namespaces.map((name) => [name, catalogues[lang][name]]))
}
