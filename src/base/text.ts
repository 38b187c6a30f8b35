export { printableLine, printableLines } from "../../protocols/printable.ts"

/**
 * The same text as one flat string. JavaScriptCore represents concatenations as ropes, and a text that is stored and
 * never read keeps all their pieces: a hundred objects for a table row, which every garbage collection traverses.
 */
export const flattenString = (text: string): string => Buffer.from(text).toString()

/** What a user is called: the full name, without one the user name. */
export function displayNameOf(user: { firstname: string; surname: string; username: string }): string {
  return `${user.firstname} ${user.surname}`.trim() || user.username
}
