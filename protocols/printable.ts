/**
 * The one filter for text from outside: machines, directories, identity providers, mail servers. What comes out can be
 * written to a log, a database, a recording or a screen: it is well-formed Unicode without NUL, escape sequences, hidden
 * characters or characters that reverse the direction of what stands around them.
 */

/**
 * Controls, format characters, line and paragraph separators; not the zero width joiner and
 * non-joiner, which are part of how words and emoji are spelled.
 */
const UNPRINTABLE = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\u200c\u200d]]+/gv
/** The same, but for what separates lines and columns. */
const UNPRINTABLE_IN_LINES = /[[\p{Cc}\p{Cf}]--[\n\t\u200c\u200d]]+/gv
const LINE_ENDS = /\r\n|[\r\u0085\p{Zl}\p{Zp}]/gu

/**
 * One line: unprintable characters become blanks, half a surrogate pair a replacement character.
 *
 * @param charactersMax  code points kept
 */
export function printableLine(text: string, charactersMax: number): string {
  const line = truncate(text, charactersMax * 2)
    .toWellFormed()
    .replace(UNPRINTABLE, " ")
    .trim()
  return truncate(line, charactersMax).trimEnd()
}

/**
 * Lines that end in "\n", with tabs: for text that is copied or read as a page. Other unprintable characters are
 * removed.
 *
 * @param charactersMax  code points kept
 */
export function printableLines(text: string, charactersMax: number): string {
  return truncate(
    text.toWellFormed().replace(LINE_ENDS, "\n").replace(UNPRINTABLE_IN_LINES, ""),
    charactersMax,
  )
}

/** Whether every character can be shown on one line as it is. */
export function isPrintable(text: string): boolean {
  return text.isWellFormed() && text.search(UNPRINTABLE) === -1
}

/** Never between the halves of a surrogate pair. */
function truncate(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  let end = 0
  for (let count = 0; count < charactersMax && end < text.length; count++) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  }
  return text.slice(0, end)
}
