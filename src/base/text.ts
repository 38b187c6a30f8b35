export { printableLine, printableLines } from "../../protocols/printable.ts"

/**
 * The same text as one string. JavaScriptCore adds strings up by remembering their pieces, and a text that is kept and
 * never looked into keeps them all: a hundred objects for a table's row, which every collection then walks.
 */
export const flattenString = (text: string): string => Buffer.from(text).toString()
