/** The words for ends of links that say no more than the end's code: sessions do not show them beside the code's own text. */
import { expect, test } from "bun:test"
import { END_DETAILS } from "../../protocols/link-ends.ts"
import { sourceFiles, withoutComments } from "../../scripts/imports.ts"

const DEFINITION = "protocols/link-ends.ts"
const sources = [...sourceFiles("protocols"), ...sourceFiles("src")]
  .filter((file) => file !== DEFINITION)
  .map((file) => ({ file, text: withoutComments(file) }))

test.each(Object.entries(END_DETAILS))("a link reports the end %s by its name only", (name, detail) => {
  const users = sources.filter(({ text }) => new RegExp(`\\bEND_DETAILS\\.${name}\\b`).test(text))
  expect(users.length).toBeGreaterThan(0)
  // Written out, it would be shown twice as soon as one of both is changed.
  expect(sources.filter(({ text }) => text.includes(`"${detail}"`)).map(({ file }) => file)).toEqual([])
})
