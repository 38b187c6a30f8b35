/** Files over the clipboard, with a core that records what is asked of it. */
import { afterAll, afterEach, describe, expect, jest, test } from "bun:test"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { RdpClipboardFiles } from "../../../protocols/rdp/clipboard-files.ts"
import type { Core, CoreSession } from "../../../protocols/rdp/core/load.ts"
import { FILE_OFFER_INTERVAL_MS } from "../../../protocols/rdp/limits.ts"

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
  const reconnect = () => files.attach(core, session)
  return { files, asked, callbacks, reconnect, last: () => asked.at(-1)! }
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
    files.forgetCopied()
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
  afterEach(() => {
    jest.useRealTimers()
  })

  function sending(files: RdpClipboardFiles, name: string, content: string, signal?: AbortSignal) {
    const path = join(folder, name)
    writeFileSync(path, content)
    const sent = files.send(path, name, false, { ...transfer(), ...(signal && { signal }) })
    sent.catch(() => undefined)
    return sent
  }
  /** To a machine that accepts what it is offered. */
  async function send({ files, asked }: ReturnType<typeof aMachine>, name: string, content: string) {
    const before = asked.length
    const sent = sending(files, name, content)
    await until(() => asked.length > before)
    files.offered.onAnswer(true)
    await sent
    rmSync(join(folder, name))
  }
  const namesOf = ({ value }: Asked) => value.map(({ name }) => name)
  const offersOf = (asked: Asked[]) => asked.filter(({ kind }) => kind === "offer").map(namesOf)

  test("is offered together until the machine reads it, also after its file was deleted", async () => {
    const machine = aMachine()
    const { files, last, callbacks } = machine
    files.offered.onChannelOpen(true)
    await send(machine, "a.txt", "first")
    await send(machine, "b.txt", "second")
    await send(machine, "a.txt", "third")
    expect(namesOf(last())).toEqual(["b.txt", "a.txt"])
    callbacks.request({ streamId: 9, index: 1, flags: 2, position: 1, size: 100 })
    await until(() => last().kind === "answer")
    expect(last().value).toMatchObject({
      stream_id: 9,
      is_error: false,
      data: new TextEncoder().encode("hird"),
    })
    await send(machine, "c.txt", "fourth")
    expect(namesOf(last())).toEqual(["c.txt"])
  })

  test.each([
    ["its size", { index: 0, flags: 1, position: 0, size: 8 }, false, "0500000000000000"],
    ["a part behind its end", { index: 0, flags: 2, position: 9, size: 8 }, false, ""],
    ["a file that was not offered", { index: 4, flags: 2, position: 0, size: 8 }, true, ""],
    ["neither size nor part", { index: 0, flags: 0, position: 0, size: 8 }, true, ""],
  ])("is answered when the machine asks for %s", async (_what, request, isError, data) => {
    const machine = aMachine()
    const { files, last, callbacks } = machine
    files.offered.onChannelOpen(true)
    await send(machine, "a.txt", "first")
    callbacks.request({ streamId: 3, ...request })
    await until(() => last().kind === "answer")
    const { is_error, data: answered } = last().value as unknown as { is_error: boolean; data: Uint8Array }
    expect([is_error, Buffer.from(answered).toString("hex")]).toEqual([isError, data])
  })

  test("is refused while the machine is not connected", async () => {
    const files = new RdpClipboardFiles(() => undefined)
    await expect(sending(files, "a.txt", "first")).rejects.toMatchObject({ problem: "FAILED" })
  })

  test("waits for the machine's clipboard channel, is offered when it opens, and again when it begins anew", async () => {
    const { files, asked, reconnect } = aMachine()
    const sent = sending(files, "a.txt", "first")
    await new Promise(setImmediate)
    expect(asked).toEqual([])
    files.offered.onChannelOpen(true)
    await until(() => asked.length === 1)
    files.offered.onAnswer(true)
    await sent
    files.offered.onChannelOpen(true)
    expect(offersOf(asked)).toEqual([["a.txt"], ["a.txt"]])
    reconnect()
    files.offered.onChannelOpen(true)
    expect(offersOf(asked)).toHaveLength(3)
  })

  test("is offered again after a refusal until the machine accepts it, and then no more", async () => {
    const { files, asked } = aMachine()
    files.offered.onChannelOpen(true)
    const sent = sending(files, "a.txt", "first")
    await until(() => asked.length === 1)
    jest.useFakeTimers()
    // The timers of the first offer are real.
    files.offered.onChannelOpen(true)
    files.offered.onAnswer(false)
    jest.advanceTimersByTime(FILE_OFFER_INTERVAL_MS)
    expect(offersOf(asked)).toHaveLength(3)
    files.offered.onAnswer(true)
    await sent
    jest.advanceTimersByTime(10 * FILE_OFFER_INTERVAL_MS)
    expect(offersOf(asked)).toHaveLength(3)
  })

  test("is not offered again when a text was copied after it", async () => {
    const machine = aMachine()
    machine.files.offered.onChannelOpen(true)
    await send(machine, "a.txt", "first")
    const before = machine.asked.length
    machine.files.offered.onOtherCopied()
    machine.files.offered.onChannelOpen(true)
    expect(machine.asked).toHaveLength(before)
  })

  test("fails on a machine whose clipboard takes no files", async () => {
    const { files, asked } = aMachine()
    const early = sending(files, "a.txt", "first")
    files.offered.onChannelOpen(false)
    await expect(early).rejects.toMatchObject({ problem: "FAILED" })
    await expect(sending(files, "b.txt", "second")).rejects.toMatchObject({ problem: "FAILED" })
    expect(asked).toEqual([])
  })

  test("can be cancelled while the machine has not accepted it, and is not offered any more", async () => {
    const { files, asked } = aMachine()
    const cancel = new AbortController()
    const sent = sending(files, "a.txt", "first", cancel.signal)
    cancel.abort()
    await expect(sent).rejects.toMatchObject({ problem: "CANCELLED" })
    files.offered.onChannelOpen(true)
    expect(asked).toEqual([])
  })
})
