/** The text that is offered to an RDP machine's clipboard. */
import { afterEach, beforeEach, expect, jest, test } from "bun:test"
import { RdpClipboard } from "../../../protocols/rdp/clipboard.ts"
import type { Core, CoreSession } from "../../../protocols/rdp/core/load.ts"
import { TEXT_OFFER_INTERVAL_MS } from "../../../protocols/rdp/limits.ts"

class ClipboardData {
  text = ""
  addText(_kind: string, text: string) {
    this.text = text
  }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function aClipboard() {
  const offers: string[] = []
  const state = { isReplaced: false, accepted: 0 }
  const core = { Backend: { ClipboardData } } as unknown as Core
  const clipboard = new RdpClipboard(
    core,
    () => {},
    () => state.isReplaced,
    () => state.accepted++,
  )
  clipboard.attach({
    onClipboardPaste: async ({ text }: ClipboardData) => void offers.push(text),
  } as unknown as CoreSession)
  clipboard.onRequested()
  clipboard.paste("Pumpe 3")
  return { clipboard, offers, state }
}

test("a text that an RDP machine refuses is offered again after a second", () => {
  const { clipboard, offers } = aClipboard()
  clipboard.onAnswer(true)
  clipboard.onAnswer(false)
  expect(offers).toEqual(["", "Pumpe 3"])
  jest.advanceTimersByTime(TEXT_OFFER_INTERVAL_MS)
  expect(offers).toEqual(["", "Pumpe 3", "Pumpe 3"])
})

test("a text that an RDP machine refuses does not take the place of files that were sent before it is offered again", () => {
  const { clipboard, offers, state } = aClipboard()
  clipboard.onAnswer(true)
  clipboard.onAnswer(false)
  state.isReplaced = true
  jest.advanceTimersByTime(TEXT_OFFER_INTERVAL_MS)
  expect(offers).toEqual(["", "Pumpe 3"])
  // The next text is newer than the files.
  state.isReplaced = false
  clipboard.paste("Pumpe 4")
  expect(offers).toEqual(["", "Pumpe 3", "Pumpe 4"])
})

test("a text counts as accepted by an RDP machine with the last answer that is due, and not with a refusal", () => {
  const { clipboard, state } = aClipboard()
  clipboard.onAnswer(true)
  expect(state.accepted).toBe(0)
  clipboard.onAnswer(false)
  expect(state.accepted).toBe(0)
  jest.advanceTimersByTime(TEXT_OFFER_INTERVAL_MS)
  clipboard.onAnswer(true)
  expect(state.accepted).toBe(1)
  clipboard.paste("Pumpe 4")
  // The channel began anew: what was offered before gets no answer.
  clipboard.onRequested()
  clipboard.onAnswer(true)
  expect(state.accepted).toBe(2)
})
