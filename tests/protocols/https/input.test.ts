/** A viewer's input on its way to a page that is slow to take it. */
import { expect, test } from "bun:test"
import { PageInputQueue } from "../../../protocols/https/input.ts"

test("presses that wait for a page which hangs are dropped when asked, while what it holds is released", async () => {
  const sent: unknown[] = []
  const hangs = Promise.withResolvers<void>()
  const queue = new PageInputQueue(async (_method, { type, key }) => {
    sent.push(`${type} ${key ?? ""}`.trim())
    await hangs.promise
  })
  const press = (letter: string, down: boolean) =>
    queue.push({ kind: "key", down, keysym: letter.charCodeAt(0), code: `Key${letter.toUpperCase()}` })
  press("a", true)
  press("b", true)
  press("b", false)
  queue.push({ kind: "pointer", x: 5, y: 5, buttons: 1 })
  queue.push({ kind: "wheel", x: 5, y: 5, dx: 0, dy: 1 })
  // Composed: it goes as text.
  queue.push({ kind: "key", down: true, keysym: 0xe4, code: "" })
  queue.dropPresses()
  press("a", false)
  hangs.resolve()
  await new Promise((done) => setImmediate(done))
  expect(sent).toEqual(["keyDown a", "keyUp b", "keyUp a"])
})
