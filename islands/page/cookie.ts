/** Preferences live in cookies that the server reads, so that the first picture is already right. */

/** One year; browsers limit the lifetime of a cookie to less. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60

/** @param value  one of a few fixed words or the name of a time zone */
export function setPreference(name: "lang" | "theme" | "zone", value: string) {
  const secure = location.protocol === "https:" ? "; Secure" : ""
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore exists only in secure contexts, a plant's LAN may be http
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`
}
