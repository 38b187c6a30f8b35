/** One-use tickets for downloads: what a link may carry instead of a sign-in's token. */

/** A browser follows a link immediately. */
export const TICKET_TTL_SECONDS = 60
/** Enough for a page of links opened together; beyond this the oldest are deleted. */
export const TICKETS_PER_SIGN_IN_MAX = 100
export const TICKET_BYTES = 32
/** base64url of the bytes. */
export const TICKET_CHARACTERS = 43
/** Ids and names of the longest download path fit twice. */
const PATH_CHARACTERS_MAX = 500

/** The calls that give a file (specification §7: "access_token query"). Nothing else takes a ticket. */
const DOWNLOAD_PATH = /^\/api\/devices\/[^?#]+\/(file|imagefile|(clipboard|screen|network|plc)recording)$/

export function isDownloadPath(path: string): boolean {
  return path.length <= PATH_CHARACTERS_MAX && DOWNLOAD_PATH.test(path) && !path.includes("//")
}
