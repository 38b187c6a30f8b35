import { expect, test } from "bun:test"
import { BrowserClipboard } from "../../islands/remote-screen/browser-clipboard.ts"
import { CLIPBOARD_BYTES_MAX } from "../../protocols/desktop.ts"

type Step = (clipboard: BrowserClipboard) => unknown
const paste =
  (text: string): Step =>
  (clipboard) =>
    clipboard.onPaste(text)
const read =
  (text: string): Step =>
  (clipboard) =>
    clipboard.onRead(text)
const machineCopied =
  (text: string): Step =>
  (clipboard) =>
    clipboard.onMachineCopied(text)
const machineTextWritten =
  (text: string): Step =>
  (clipboard) =>
    clipboard.onMachineTextWritten(text)
const sendAnyway =
  (text: string): Step =>
  (clipboard) =>
    clipboard.sendAnyway(text)
const fileSent: Step = (clipboard) => clipboard.onFileSent()
const controlLost: Step = (clipboard) => clipboard.onControlLost()
const copiedElsewhere: Step = (clipboard) => clipboard.onMayHaveCopied()

function sentBy(steps: readonly Step[], mayControl = true, isShared = false): string[] {
  const sent: string[] = []
  const clipboard = new BrowserClipboard({
    mayControl: () => mayControl,
    isShared: () => isShared,
    send: (text) => sent.push(text),
  })
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
  [
    "a text again that was copied again after another one was copied on the machine",
    [paste("a"), machineCopied("m"), copiedElsewhere, paste("a")],
    ["a", "a"],
  ],
  [
    "a text again that may have been copied again, as another viewer may have pasted meanwhile",
    [paste("a"), copiedElsewhere, paste("a"), paste("a")],
    ["a", "a"],
  ],
  [
    "a text again after others controlled the machine, who may have pasted theirs",
    [paste("a"), controlLost, read("a"), paste("a"), paste("a")],
    ["a", "a"],
  ],
  [
    "no text again that is older than what the machine copied while others controlled it",
    [paste("a"), controlLost, machineCopied("m"), paste("a")],
    ["a"],
  ],
  ["no text that is older than what the machine copied", [paste("a"), machineCopied("m"), paste("a")], ["a"]],
  [
    "no text that it never had when the machine has copied another one since",
    [machineCopied("m"), paste("a"), paste("a")],
    [],
  ],
  [
    "another text than the one that the machine copied and the browser's clipboard got",
    [paste("a"), machineCopied("m"), machineTextWritten("m"), paste("m"), paste("a")],
    ["a", "a"],
  ],
  [
    "nothing back of what the machine copied, which may be more than its text",
    [machineCopied("m"), copiedElsewhere, read("m"), paste("m")],
    [],
  ],
  ["a text although the machine's clipboard is announced as empty", [machineCopied(""), paste("a")], ["a"]],
  ["the text that is read unasked when it has changed", [read("a"), read("a"), read("b")], ["a", "b"]],
  [
    "no unchanged text that is read unasked after the window was left",
    [paste("a"), copiedElsewhere, read("a"), paste("a")],
    ["a"],
  ],
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

test("the browser sends an unchanged text again with each paste while others control the machine too, unless the machine copied something later", () => {
  expect(sentBy([paste("a"), paste("a")], true, true)).toEqual(["a", "a"])
  expect(sentBy([paste("a"), machineCopied("m"), paste("a")], true, true)).toEqual(["a"])
})

test("the browser sends nothing of its clipboard without control, and reports a text that is too long", () => {
  expect(sentBy([paste("a"), sendAnyway("a")], false)).toEqual([])
  const clipboard = new BrowserClipboard({
    mayControl: () => true,
    isShared: () => false,
    send: () => undefined,
  })
  const tooLong = "x".repeat(CLIPBOARD_BYTES_MAX + 1)
  expect(clipboard.sendAnyway(tooLong)).toBe(false)
  expect(clipboard.onPaste(tooLong)).toBe(false)
})
