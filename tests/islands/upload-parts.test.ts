/** A file on its way from the browser: what is sent again after a lost connection, and what ends it. */
import { expect, test } from "bun:test"
import {
  type PartCalls,
  sendInParts,
  type UploadState,
  type UploadWatch,
} from "../../islands/remote-screen/upload-parts.ts"
import { ApiError } from "../../src/http/api-client.ts"
import type { ErrorBody } from "../../src/http/errors.ts"

const TEXT = "0123456789"
const PART_BYTES = 4

/** What happens to a part on its way. */
type Fate =
  | "arrives"
  /** The line breaks behind so many of its bytes. */
  | { cutAfter: number }
  /** It arrives, and the answer does not. */
  | "answerLost"
  | Error

const refusal = (status: number, reason = "") => new ApiError(status, { reason } as ErrorBody)
const lost = () => new TypeError("no connection")

/** A server that keeps what arrives, and a watch that notes what the person sees. */
function aServer(fates: Fate[], options: { begins?: Error[]; states?: Error[]; text?: string } = {}) {
  const { text: whole = TEXT } = options
  let isWhole = false
  const begins = [...(options.begins ?? [])]
  const states = [...(options.states ?? [])]
  let kept = ""
  const asked: string[] = []
  const state = (): UploadState<string> => ({
    ...{ id: "upload", receivedBytes: kept.length },
    file: isWhole ? kept : null,
  })
  const calls: PartCalls<string> = {
    async begin() {
      asked.push("begin")
      const failure = begins.shift()
      if (failure) throw failure
      kept = ""
      return state()
    },
    async state() {
      asked.push("state")
      const failure = states.shift()
      if (failure) throw failure
      return state()
    },
    async send(_id, firstByte, part, onProgress) {
      const text = await part.text()
      asked.push(`${firstByte}:${text}`)
      if (firstByte !== kept.length) throw refusal(409, "partElsewhere")
      const fate = fates.shift() ?? "arrives"
      if (fate instanceof Error) throw fate
      kept += typeof fate === "object" ? text.slice(0, fate.cutAfter) : text
      isWhole = kept.length === whole.length
      onProgress(kept.length - firstByte)
      if (fate !== "arrives") throw lost()
      return state()
    },
    async drop() {
      asked.push("drop")
    },
  }
  const seen: (number | boolean)[] = []
  const cancel = new AbortController()
  const watch: UploadWatch = {
    onProgress: (share) => seen.push(share),
    onInterrupted: (isInterrupted) => seen.at(-1) !== isInterrupted && seen.push(isInterrupted),
    hasLostControl: () => false,
    signal: cancel.signal,
    pause: async () => {},
  }
  const send = (more: Partial<UploadWatch> = {}) =>
    sendInParts(new Blob([whole]), PART_BYTES, calls, { ...watch, ...more })
  return { ...{ asked, seen, cancel, send }, kept: () => kept }
}

test("a file goes in parts, each behind what has arrived", async () => {
  const server = aServer([])
  expect(await server.send()).toBe(TEXT)
  expect(server.asked).toEqual(["begin", "0:0123", "4:4567", "8:89"])
  expect(server.seen.filter((one) => typeof one === "number").at(-1)).toBe(1)
})

test("an empty file is a file", async () => {
  const server = aServer([], { text: "" })
  expect(await server.send()).toBe("")
  expect([server.asked, server.seen.at(-1)]).toEqual([["begin", "0:"], false])
})

test("after a cut the server is asked how much has come, and only the rest is sent", async () => {
  const server = aServer(["arrives", { cutAfter: 2 }])
  expect(await server.send()).toBe(TEXT)
  expect(server.asked).toEqual(["begin", "0:0123", "4:4567", "state", "6:6789"])
  expect(server.seen).toContain(true)
  expect(server.seen.at(-1)).toBe(false)
})

test("a file whose last answer was lost is not sent a second time", async () => {
  const server = aServer(["arrives", "arrives", "answerLost"])
  expect(await server.send()).toBe(TEXT)
  expect(server.asked).toEqual(["begin", "0:0123", "4:4567", "8:89", "state"])
})

test("a connection that is away for long is waited for, and its beginning too", async () => {
  const server = aServer([lost()], { begins: [lost(), refusal(502)], states: [lost(), lost(), refusal(503)] })
  expect(await server.send()).toBe(TEXT)
  expect(server.asked.slice(0, 8)).toEqual([
    ...["begin", "begin", "begin", "0:0123"],
    ...["state", "state", "state", "state"],
  ])
})

test("a file that the server has given up meanwhile begins anew", async () => {
  const server = aServer(["arrives", lost()], { states: [refusal(404)] })
  expect(await server.send()).toBe(TEXT)
  expect(server.asked).toEqual(["begin", "0:0123", "4:4567", "state", "begin", "0:0123", "4:4567", "8:89"])
})

test("what the server refuses ends the file, which is given up there", async () => {
  const server = aServer([refusal(409, "sessionEnded")])
  await expect(server.send()).rejects.toThrow(ApiError)
  expect(server.asked).toEqual(["begin", "0:0123", "drop"])
})

test("a sender whose screen is not connected again yet goes on later, and one who has lost control does not", async () => {
  const refused = () => refusal(409, "fileTransferNeedsControl")
  expect(await aServer([refused()]).send()).toBe(TEXT)
  await expect(aServer([refused()]).send({ hasLostControl: () => true })).rejects.toThrow(ApiError)
})

test("a file that is cancelled while the connection is away is given up", async () => {
  const server = aServer([lost()])
  const cancelling = { pause: async () => server.cancel.abort() }
  await expect(server.send(cancelling)).rejects.toThrow("aborted")
  expect(server.asked).toEqual(["begin", "0:0123", "drop"])
})

test("a file that is cancelled while it begins is given up when that is answered", async () => {
  const server = aServer([])
  const sent = server.send()
  server.cancel.abort()
  await expect(sent).rejects.toThrow("aborted")
  expect(server.asked).toEqual(["begin", "drop"])
})
