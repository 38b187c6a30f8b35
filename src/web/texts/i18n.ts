/** Translation, the same on the server and in islands: flat catalogues, one per namespace, keys `namespace.key`. */
import i18next from "i18next"
import { Cache } from "../../base/cache.ts"
import type { Texts } from "./en-GB/texts.ts"
import { formatNumber } from "./format.ts"
import type { Lang } from "./language.ts"

export type Namespace = keyof Texts
export type Catalogues = Partial<{ [N in Namespace]: Record<keyof Texts[N], string> }>

/** Plural forms are defined as `key_one`, `key_other` and looked up as `key` with a `count`. */
type Asked<K> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K
export type TextKey = { [N in Namespace]: `${N}.${Asked<keyof Texts[N] & string>}` }[Namespace]
type TextValues = Record<string, string | number>
export type Translate = (key: TextKey, values?: TextValues) => string

/** A text of the interface: its key, with the values in the text where it has some. */
export type TextRef = TextKey | readonly [key: TextKey, values: TextValues]

export function resolveText(t: Translate, text: TextRef): string {
  return typeof text === "string" ? t(text) : t(...text)
}

/**
 * A translator for one language.
 *
 * @param catalogues  every namespace on the server; in an island only those it names
 * @returns t(key, values): the text with `{{name}}` filled in; the key itself when the text is missing
 */
export function makeI18n(lang: Lang, catalogues: Catalogues): Translate {
  const i18n = i18next.createInstance()
  i18n.init({
    lng: lang,
    fallbackLng: false,
    resources: { [lang]: catalogues },
    ns: Object.keys(catalogues),
    nsSeparator: ".",
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  // Cached: texts never change, a page uses about a hundred of them, and interpolation is slow.
  const plain = new Cache<string>({ max: TRANSLATIONS_MAX })
  const filled = new Cache<string>({ max: TRANSLATIONS_MAX })
  return (key, values) =>
    values
      ? filled.getOrCompute(`${key} ${JSON.stringify(values)}`, () => i18n.t(key, withCount(values, lang)))
      : plain.getOrCompute(key, () => i18n.t(key))
}

/** A count as the language writes it, "10.000"; other numbers may be ports or years, which have no thousands. */
function withCount(values: TextValues, lang: Lang): Record<string, unknown> {
  const { count } = values
  return typeof count === "number"
    ? { ...values, replace: { ...values, count: formatNumber(count, lang) } }
    : values
}

/** Texts with values ("1 to 15 of 312") come again too; names and searches are without end. */
const TRANSLATIONS_MAX = 2000

/**
 * The text of a validation message key such as `validation.required` or `validation.max|100`:
 * what follows the bar fills `{{n}}`.
 */
export function validationText(t: Translate, message: string): string {
  const [key = "", n] = message.split("|")
  return t(key as TextKey, n === undefined ? {} : { n })
}
