import { expect, test } from "bun:test"
import { BrowserClipboard } from "../../islands/remote-screen/browser-clipboard.ts"
import { CLIPBOARD_BYTES_MAX } from "../../protocols/desktop.ts"

type Step = (clipboard: BrowserClipboard) => unknown
const paste =
  (text: string): Step =>
  (clipboard) =>
    clipboard.onText(text)
const sendAnyway =
  (text: string): Step =>
  (clipboard) =>
    clipboard.sendAnyway(text)
const fileSent: Step = (clipboard) => clipboard.onFileSent()
const copiedElsewhere: Step = (clipboard) => clipboard.onMayHaveCopied()

function sentBy(steps: readonly Step[], mayControl = true): string[] {
  const sent: string[] = []
  const clipboard = new BrowserClipboard({ mayControl: () => mayControl, send: (text) => sent.push(text) })
  for (const step of steps) step(clipboard)
  return sent
}

const cases: [string, Step[], string[]][] = [
  ["a text that is pasted", [paste("a")], ["a"]],
  [
    "a text once, until there is another one",
    [paste("a"), paste("a"), paste("b"), paste("a")],
    ["a", "b", "a"],
  ],
  ["no text that is older than a file", [fileSent, paste("a"), paste("a")], []],
  ["the text that is copied after a file", [fileSent, copiedElsewhere, paste("a")], ["a"]],
  ["the next text after the one that is older than a file", [fileSent, paste("a"), paste("b")], ["b"]],
  ["no text that the machine had before a file", [paste("a"), fileSent, paste("a")], ["a"]],
  ["a text after a file when the user sends it", [fileSent, sendAnyway("a")], ["a"]],
  [
    "a text that the machine had before a file, behind an empty one, when the user sends it",
    [paste("a"), fileSent, sendAnyway("a")],
    ["a", "", "a"],
  ],
  ["no text that is too long", [paste("x".repeat(CLIPBOARD_BYTES_MAX + 1))], []],
]
test.each(cases)("the browser sends the machine %s", (_what, steps, sent) => {
  expect(sentBy(steps)).toEqual(sent)
})

test("the browser sends nothing of its clipboard without control, and reports a text that is too long", () => {
  expect(sentBy([paste("a"), sendAnyway("a")], false)).toEqual([])
  const clipboard = new BrowserClipboard({ mayControl: () => true, send: () => undefined })
  expect(clipboard.sendAnyway("x".repeat(CLIPBOARD_BYTES_MAX + 1))).toBe(false)
})
