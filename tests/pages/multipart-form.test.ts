/** Forms with several files: their limits, and what stays behind when one is exceeded. */
import { afterAll, describe, expect, test } from "bun:test"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Refusal } from "../../src/base/refusal.ts"
import { withMultipartForm } from "../../src/http/multipart-form.ts"

const folder = mkdtempSync(join(tmpdir(), "millwright-multipart-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LIMITS = {
  ...{ bodyBytesMax: 4000, bytesMax: 1000, headBytes: 4, filesMax: 3, fieldsMax: 2, fieldBytesMax: 100 },
  receiveMsMax: 20_000,
}

function receive(form: FormData, limits = LIMITS) {
  const request = new Request("http://book/", { method: "POST", body: form })
  return withMultipartForm(request, folder, limits, async ({ fields, files }) => ({
    fields,
    files: files.map(({ name, sizeBytes, path, head }) => ({
      ...{ name, sizeBytes, text: readFileSync(path, "utf8"), head: Buffer.from(head).toString() },
    })),
  }))
}

const formOf = (fields: Record<string, string>, files: [name: string, text: string][]) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, text] of files) form.append("photos", new File([text], name))
  return form
}

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "accepted",
    (error: Refusal) => error.code,
  )

test("fields and files arrive in their order, and the files are deleted afterwards", async () => {
  const form = formOf({ title: "Öl", text: "x" }, [
    ["a.png", "first"],
    ["b.png", "second"],
  ])
  expect(await receive(form)).toEqual({
    fields: { title: "Öl", text: "x" },
    files: [
      { name: "a.png", sizeBytes: 5, text: "first", head: "firs" },
      { name: "b.png", sizeBytes: 6, text: "second", head: "seco" },
    ],
  })
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ["a file above its limit", formOf({}, [["a", "x".repeat(1001)]])],
  [
    "more files",
    formOf(
      {},
      Array.from({ length: 4 }, (_, at) => [`${at}`, "x"]),
    ),
  ],
  ["more fields", formOf({ a: "1", b: "2", c: "3" }, [])],
  ["a longer field", formOf({ a: "x".repeat(101) }, [])],
])("a form with %s is refused, and nothing stays behind", async (_, form) => {
  expect(await codeOf(receive(form))).toBe("FILE_TOO_LARGE")
  expect(readdirSync(folder)).toEqual([])
})

describe("a body whose length is not announced", () => {
  const streamed = (source: UnderlyingDefaultSource<Uint8Array>) =>
    new Request("http://book/", {
      ...{ method: "POST", body: new ReadableStream(source), duplex: "half" },
      headers: { "content-type": "multipart/form-data; boundary=x" },
    } as RequestInit)
  const head = Buffer.from('--x\r\ncontent-disposition: form-data; name="photos"; filename="a"\r\n\r\n')

  test("is refused as soon as it is too long", async () => {
    const request = streamed({
      start: (controller) => controller.enqueue(head),
      pull: (controller) => controller.enqueue(Buffer.alloc(500, "x")),
    })
    const limits = { ...LIMITS, bytesMax: 1_000_000 }
    expect(await codeOf(withMultipartForm(request, folder, limits, async () => {}))).toBe("FILE_TOO_LARGE")
    expect(readdirSync(folder)).toEqual([])
  })

  test("is refused when it does not arrive in time", async () => {
    const request = streamed({ start: (controller) => controller.enqueue(head) })
    const limits = { ...LIMITS, receiveMsMax: 20 }
    expect(await codeOf(withMultipartForm(request, folder, limits, async () => {}))).toBe("BAD_REQUEST")
    expect(readdirSync(folder)).toEqual([])
  })
})
