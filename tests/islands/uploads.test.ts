/** Files on their way from the browser to the server: their order, and what cancelling one means. */
import { expect, test } from "bun:test"
import type { UploadWatch } from "../../islands/remote-screen/upload-parts.ts"
import { type Upload, UploadQueue } from "../../islands/remote-screen/uploads.ts"

/** A queue whose server takes a file when the test says so. */
function aQueue() {
  let shown: readonly Upload[] = []
  const queue = new UploadQueue((uploads) => {
    shown = uploads
  })
  const asked: string[] = []
  const answers = new Map<string, PromiseWithResolvers<void>>()
  const work = (file: File, { onProgress, signal }: UploadWatch) => {
    asked.push(file.name)
    onProgress(0.5)
    const answer = Promise.withResolvers<void>()
    signal.addEventListener("abort", () => answer.reject(new Error("cancelled")))
    answers.set(file.name, answer)
    return answer.promise
  }
  const send = (...names: string[]) =>
    queue
      .send(
        names.map((name) => new File(["content"], name)),
        work,
      )
      .then(
        () => "sent",
        (error: Error) => error.message,
      )
  return {
    ...{ queue, asked, send },
    take: (name: string) => answers.get(name)?.resolve(),
    refuse: (name: string) => answers.get(name)?.reject(new Error("refused")),
    shown: () => shown.map(({ name, share }) => [name, share]),
    cancel: (name: string) => shown.find((upload) => upload.name === name)?.cancel(),
  }
}

/** Everything that needs no answer has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test("files are sent one after the other, and those that wait are shown without a share", async () => {
  const { asked, send, take, shown } = aQueue()
  const sent = [send("a"), send("b"), send("c")]
  await settled()
  expect(shown()).toEqual([
    ["a", 0.5],
    ["b", null],
    ["c", null],
  ])
  take("a")
  expect(await sent[0]).toBe("sent")
  await settled()
  expect(asked).toEqual(["a", "b"])
  take("b")
  await settled()
  take("c")
  expect(await Promise.all(sent)).toEqual(["sent", "sent", "sent"])
  expect(shown()).toEqual([])
})

test("a file that is cancelled while it is sent or while it waits makes room for the next", async () => {
  const { asked, send, take, shown, cancel } = aQueue()
  const sent = [send("a"), send("b"), send("c")]
  await settled()
  cancel("b")
  cancel("a")
  await settled()
  expect(asked).toEqual(["a", "c"])
  expect(shown()).toEqual([["c", 0.5]])
  take("c")
  expect(await Promise.all(sent)).toEqual(["sent", "sent", "sent"])
})

test("a file that the server refuses is told to its sender alone, and the next is sent", async () => {
  const { asked, send, take, refuse } = aQueue()
  const sent = [send("a"), send("b")]
  await settled()
  refuse("a")
  expect(await sent[0]).toBe("refused")
  await settled()
  take("b")
  expect(await sent[1]).toBe("sent")
  expect(asked).toEqual(["a", "b"])
})

test("files that belong together are left out when one of them fails or is cancelled", async () => {
  for (const stop of ["refuse", "cancel"] as const) {
    const test = aQueue()
    const sent = test.send("a", "b", "c")
    const later = test.send("d")
    await settled()
    test[stop]("a")
    expect(await sent).toBe(stop === "refuse" ? "refused" : "sent")
    await settled()
    expect(test.asked).toEqual(["a", "d"])
    test.take("d")
    expect(await later).toBe("sent")
  }
})

test("the end of the session cancels everything that is on its way", async () => {
  const { queue, asked, send, shown } = aQueue()
  const sent = [send("a"), send("b")]
  await settled()
  queue.cancelAll()
  expect(await Promise.all(sent)).toEqual(["sent", "sent"])
  expect([asked, shown()]).toEqual([["a"], []])
})
