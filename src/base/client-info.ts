/** The client of a sign-in. */
export interface ClientInfo {
  userAgent: string
  address: string
  /** The browser's device cookie, as it came. */
  deviceCookie?: string | null
  /** The token of the sign-in that this browser has had until now. */
  previousToken?: string | null
  /** IANA name, as the browser has sent it; null before. */
  timeZone?: string | null
  /** Of the pages that the browser gets; null when it asks for none that exists. */
  language?: string | null
}
