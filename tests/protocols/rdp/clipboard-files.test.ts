/** Files over the clipboard, with a core that records what is asked of it. */
import { afterAll, afterEach, describe, expect, test } from "bun:test"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { RdpClipboardFiles } from "../../../protocols/rdp/clipboard-files.ts"
import type { Core, CoreSession } from "../../../protocols/rdp/core/load.ts"

const folder = mkdtempSync(join(tmpdir(), "clipboard-files-"))
afterAll(() => rmSync(folder, { recursive: true }))
const opened: RdpClipboardFiles[] = []
afterEach(() => {
  for (const files of opened.splice(0)) files.close()
})

type Asked = { kind: string; value: Record<string, unknown> & { name: string }[] }

interface Callbacks {
  files(files: object[], id?: number): void
  response(answer: { streamId: number; isError: boolean; data: Uint8Array }): void
  request(asked: object): void
}

function aMachine() {
  const asked: Asked[] = []
  const callbacks = {} as Callbacks
  const keep = (name: keyof Callbacks) => (callback: never) => {
    callbacks[name] = callback
    return name
  }
  const ask = (kind: string) => (value: never) => ({ kind, value })
  const core = {
    filesAvailableCallback: keep("files"),
    fileContentsResponseCallback: keep("response"),
    fileContentsRequestCallback: keep("request"),
    requestFileContents: ask("read"),
    initiateFileCopy: ask("offer"),
    submitFileContents: ask("answer"),
  } as unknown as Core
  const session = { invokeExtension: (one: unknown) => asked.push(one as Asked) } as unknown as CoreSession
  const files = new RdpClipboardFiles(() => undefined)
  opened.push(files)
  files.extensions(core)
  files.attach(core, session)
  return { files, asked, callbacks, last: () => asked.at(-1)! }
}

const transfer = () => ({ signal: new AbortController().signal, onProgress: () => undefined })
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise(setImmediate)
}

describe("what was copied on the machine", () => {
  const copied = [
    { name: "plans", size: 0, lastModified: 0, isDirectory: true },
    { name: "b.txt", size: 2, lastModified: 5, path: "plans" },
    { name: "c.txt", size: 3, lastModified: 0, path: "plans\\old" },
    { name: "a.txt", size: 1, lastModified: 0 },
  ]

  test("is listed by its folders, and by none after a text was copied", async () => {
    const { files, callbacks } = aMachine()
    callbacks.files(copied)
    expect((await files.list("")).map(({ name, kind }) => [name, kind])).toEqual([
      ["plans", "FOLDER"],
      ["a.txt", "FILE"],
    ])
    expect(await files.list("plans")).toEqual([{ name: "b.txt", kind: "FILE", sizeBytes: 2, changedAtMs: 5 }])
    files.onTextCopied()
    expect(await files.list("")).toEqual([])
  })

  test("is listed without names that lead elsewhere or show as something else than they are", async () => {
    const { files, callbacks } = aMachine()
    const hostile = [
      "..",
      ".",
      "../shadow",
      "a/b",
      "x\0y",
      "\x1b[2Jz",
      "two\r\nlines",
      "invoice\u202Efdp.exe",
      "",
    ]
    const named = (name: string, path = "") => ({ name, path, size: 1, lastModified: 0 })
    callbacks.files([
      ...hostile.map((name) => named(name)),
      ...hostile.filter(Boolean).map((path) => named("inside.txt", path)),
      named("inside.txt", "plans\\..\\.."),
      named("x".repeat(300)),
      named("recipe.txt"),
    ])
    expect((await files.list("")).map(({ name }) => name)).toEqual(["recipe.txt"])
    for (const folder of [...hostile, "plans/../.."].filter(Boolean))
      expect(await files.list(folder)).toEqual([])
  })

  const size = (bytes: number) => {
    const data = new Uint8Array(8)
    data[0] = bytes
    return data
  }

  test.each([
    ["refuses it", "FAILED", { isError: true, data: new Uint8Array() }, null],
    ["names no size", "FAILED", { isError: false, data: new Uint8Array(4) }, null],
    ["names more than may come", "TOO_LARGE", { isError: false, data: size(101) }, null],
    ["sends nothing of it", "FAILED", { isError: false, data: size(3) }, new Uint8Array()],
    ["sends more than it said", "FAILED", { isError: false, data: size(3) }, new Uint8Array(4)],
  ])("leaves nothing behind when the machine %s", async (_what, problem, first, second) => {
    const { files, asked, callbacks } = aMachine()
    callbacks.files(copied, 7)
    const localPath = join(folder, "broken")
    const fetching = files.fetch("plans/b.txt", localPath, 100, transfer())
    fetching.catch(() => undefined)
    await until(() => asked.length === 1)
    expect(asked[0]!.value).toMatchObject({ file_index: 1, flags: 1, clip_data_id: 7 })
    callbacks.response({ streamId: 1, ...first })
    if (second) {
      await until(() => asked.length === 2)
      callbacks.response({ streamId: 2, isError: false, data: second })
    }
    await expect(fetching).rejects.toMatchObject({ problem })
    expect(() => readFileSync(localPath)).toThrow()
  })

  test("cannot be fetched when it is gone, is a folder, or the session ends meanwhile", async () => {
    const { files, callbacks } = aMachine()
    callbacks.files(copied)
    const fetch = (path: string) => files.fetch(path, join(folder, "no"), 100, transfer())
    await expect(fetch("d.txt")).rejects.toMatchObject({ problem: "NOT_FOUND" })
    await expect(fetch("plans")).rejects.toMatchObject({ problem: "WRONG_KIND" })
    const fetching = fetch("a.txt")
    files.close()
    await expect(fetching).rejects.toMatchObject({ problem: "FAILED" })
  })
})

describe("what is sent to the machine", () => {
  async function send(files: RdpClipboardFiles, name: string, content: string): Promise<void> {
    const path = join(folder, "sent")
    writeFileSync(path, content)
    await files.send(path, name, false, transfer())
    rmSync(path)
  }
  const namesOf = ({ value }: Asked) => value.map(({ name }) => name)

  test("is offered together until the machine reads it, also after its file was deleted", async () => {
    const { files, last, asked, callbacks } = aMachine()
    await send(files, "a.txt", "first")
    await send(files, "b.txt", "second")
    await send(files, "a.txt", "third")
    expect(namesOf(last())).toEqual(["b.txt", "a.txt"])
    callbacks.request({ streamId: 9, index: 1, flags: 2, position: 1, size: 100 })
    await until(() => last().kind === "answer")
    expect(last().value).toMatchObject({
      stream_id: 9,
      is_error: false,
      data: new TextEncoder().encode("hird"),
    })
    const before = asked.length
    await send(files, "c.txt", "fourth")
    expect([asked.length, namesOf(last())]).toEqual([before + 1, ["c.txt"]])
  })

  test.each([
    ["its size", { index: 0, flags: 1, position: 0, size: 8 }, false, "0500000000000000"],
    ["a part behind its end", { index: 0, flags: 2, position: 9, size: 8 }, false, ""],
    ["a file that was not offered", { index: 4, flags: 2, position: 0, size: 8 }, true, ""],
    ["neither size nor part", { index: 0, flags: 0, position: 0, size: 8 }, true, ""],
  ])("is answered when the machine asks for %s", async (_what, request, isError, data) => {
    const { files, last, callbacks } = aMachine()
    await send(files, "a.txt", "first")
    callbacks.request({ streamId: 3, ...request })
    await until(() => last().kind === "answer")
    const { is_error, data: answered } = last().value as unknown as { is_error: boolean; data: Uint8Array }
    expect([is_error, Buffer.from(answered).toString("hex")]).toEqual([isError, data])
  })

  test("is refused while the machine is not connected", async () => {
    const files = new RdpClipboardFiles(() => undefined)
    await expect(send(files, "a.txt", "first")).rejects.toMatchObject({ problem: "FAILED" })
  })
})
