/** Preferences live in cookies that the server reads, so that the first picture is already right. */

/** One year: the longest a browser keeps them without a visit is less. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60

/** `value` is one of a few known words or a time zone's name. */
export function setPreference(name: "lang" | "theme" | "zone", value: string) {
  const secure = location.protocol === "https:" ? "; Secure" : ""
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore exists only in secure contexts, a plant's LAN may be http
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`
}
