/** Stored files as answers: whole, or the part that an interrupted download lacks (RFC 9110 §13.1.5, §14). */
import { expect, test } from "bun:test"
import { createHash } from "node:crypto"
import type { FilePart } from "../../src/base/file-storage.ts"
import { fileResponse } from "../../src/http/file-response.ts"

const TEXT = "0123456789"
const HASH = createHash("sha256").update(TEXT).digest()
const ETAG = `"${HASH.toString("hex")}"`

async function answer(headers: Record<string, string>) {
  const opened: (FilePart | null)[] = []
  const response = await fileResponse(
    { headers: new Headers(headers) },
    {
      hash: HASH,
      sizeBytes: TEXT.length,
      headers: { "content-type": "text/plain" },
      async open(part) {
        opened.push(part)
        return new Blob([part ? TEXT.slice(part.firstByte, part.lastByte + 1) : TEXT]).stream()
      },
    },
  )
  const { status } = response
  return {
    ...{ status, opened, text: await response.text() },
    length: response.headers.get("content-length"),
    range: response.headers.get("content-range"),
    etag: response.headers.get("etag"),
    type: response.headers.get("content-type"),
  }
}

const whole = {
  ...{ status: 200, text: TEXT, length: "10", range: null, etag: ETAG, type: "text/plain", opened: [null] },
}

test("a request without a range gets the whole file, with its hash as the tag by which a download goes on later", async () => {
  expect(await answer({})).toEqual(whole)
})

const PARTS: [range: string, text: string, named: string][] = [
  ["bytes=4-", "456789", "4-9"],
  ["bytes=0-", TEXT, "0-9"],
  ["bytes=2-5", "2345", "2-5"],
  ["bytes=2-99", "23456789", "2-9"],
  ["bytes=9-9", "9", "9-9"],
  ["bytes=-3", "789", "7-9"],
  ["bytes=-99", TEXT, "0-9"],
]
test.each(PARTS)("the range %p gets the bytes %p", async (range, text, named) => {
  const { opened: _, ...others } = whole
  expect(await answer({ range, "if-range": ETAG })).toMatchObject({
    ...{ ...others, status: 206, text, length: `${text.length}`, range: `bytes ${named}/10` },
  })
})

test.each(["bytes=10-", "bytes=10-12", "bytes=-0"])(
  "the range %p, which holds no byte of the file, is refused with 416 and its size, and nothing is opened",
  async (range) => {
    expect(await answer({ range })).toMatchObject({ status: 416, text: "", range: "bytes */10", opened: [] })
  },
)

test.each(["bytes=5-2", "bytes=0-1,4-5", "bytes=-", "lines=1-2", "bytes=a-"])(
  "the range %p, which is none that is served, gets the whole file",
  async (range) => {
    expect(await answer({ range })).toEqual(whole)
  },
)

test.each(['"another"', `W/${ETAG}`, "Mon, 09 Mar 2026 10:00:00 GMT"])(
  "a download of another version, told by If-Range %p, gets the whole file",
  async (ifRange) => {
    expect(await answer({ range: "bytes=4-", "if-range": ifRange })).toEqual(whole)
  },
)
