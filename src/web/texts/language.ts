/** Which of the three languages a request is answered in. */

export const LANGUAGES = ["de", "en-GB", "nl"] as const
export type Lang = (typeof LANGUAGES)[number]

/** Used when neither the user nor the browser requests a supported language (specification §1). */
export const FALLBACK_LANGUAGE: Lang = "en-GB"

/** Each language under its own name, for the user menu. */
export const LANGUAGE_NAMES: Record<Lang, string> = { de: "Deutsch", "en-GB": "English", nl: "Nederlands" }

/** More entries than this in an Accept-Language header are not read. */
const MAX_ACCEPTED = 20

/** The language of `code`: by its full code first, then by its two letters ("de-AT" is German); null if neither. */
export function languageOf(code: string | undefined | null): Lang | null {
  if (!code) return null
  const wanted = code.trim().toLowerCase()
  const letters = wanted.slice(0, 2)
  return (
    LANGUAGES.find((lang) => lang.toLowerCase() === wanted) ??
    LANGUAGES.find((lang) => lang.slice(0, 2) === letters) ??
    null
  )
}

/**
 * Selects the language of the response.
 *
 * @param stored    the user's own choice (setting or cookie `lang`); takes precedence if supported
 * @param accepted  the Accept-Language header, e.g. "nl-BE,nl;q=0.9,en;q=0.5"
 */
export function chooseLanguage(stored: string | undefined | null, accepted: string | undefined | null): Lang {
  return wantedLanguage(stored, accepted) ?? FALLBACK_LANGUAGE
}

/** The same; null when neither names a supported language. */
export function wantedLanguage(
  stored: string | undefined | null,
  accepted: string | undefined | null,
): Lang | null {
  return languageOf(stored) ?? acceptedLanguage(accepted ?? "")
}

function acceptedLanguage(header: string): Lang | null {
  const wishes = header
    .split(",", MAX_ACCEPTED)
    .map((entry) => {
      const [code = "", ...params] = entry.split(";")
      const quality = params.find((param) => param.trim().startsWith("q="))
      return { code, weight: quality ? Number(quality.trim().slice(2)) || 0 : 1 }
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const wish of wishes) {
    const lang = languageOf(wish.code)
    if (lang) return lang
  }
  return null
}
