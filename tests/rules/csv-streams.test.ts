/** Files in CSV that are written batch by batch as their reader takes them. */
import { expect, test } from "bun:test"
import { BYTE_ORDER_MARK, csvStream } from "../../src/base/csv.ts"

/** The text of a file of so many rows, and the pages of them that were read for it. */
async function fileOf(count: number, limits: { rowsPerQuery: number; rowsMax: number }) {
  const pages: number[] = []
  const batchOf = async (page: number) => {
    pages.push(page)
    const first = (page - 1) * limits.rowsPerQuery
    return Array.from({ length: count }, (_, n) => `row ${n + 1}`).slice(first, first + limits.rowsPerQuery)
  }
  const stream = csvStream(["name"], batchOf, (row) => [row], limits)
  return { lines: (await new Response(stream).text()).split("\r\n"), pages }
}

const named = (count: number) => Array.from({ length: count }, (_, n) => `row ${n + 1}`)

test.each([0, 1, 2, 3, 4, 5])(
  "a file of %d rows has its head once, each row, and no further page",
  async (count) => {
    const { lines, pages } = await fileOf(count, { rowsPerQuery: 2, rowsMax: 100 })
    expect(lines).toEqual(["name", ...named(count), ""])
    expect(pages).toEqual(Array.from({ length: Math.floor(count / 2) + 1 }, (_, n) => n + 1))
  },
)

test("a file ends with the last row that it may have", async () => {
  const { lines, pages } = await fileOf(10, { rowsPerQuery: 2, rowsMax: 4 })
  expect(lines).toEqual(["name", ...named(4), ""])
  expect(pages).toEqual([1, 2])
})

test("a file begins with the byte order mark by which spreadsheets recognise UTF-8", async () => {
  const stream = csvStream(
    ["name"],
    async () => [],
    () => [],
    { rowsPerQuery: 2, rowsMax: 4 },
  )
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(`${BYTE_ORDER_MARK}name\r\n`)
})
