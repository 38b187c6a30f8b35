/**
 * What an interface forbids, enforced in front of every screen, whatever its protocol: adapters see nothing that must
 * not reach their machine, and nothing that must not reach viewers leaves the Worker.
 */

import { MachineFileError, type MachineFiles } from "../../../protocols/machine-files.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import type { MachineInput } from "../../../protocols/viewer-wire-input.ts"
import type { SessionScreen } from "./screen.ts"

export interface Restrictions {
  /** Nothing that a viewer does reaches the machine. */
  readOnly: boolean
  /** What the machine has on its clipboard does not reach viewers. */
  disableCopy: boolean
  /** What viewers have on theirs does not reach the machine. */
  disablePaste: boolean
}

/** The restrictions of an interface. */
export function restrictionsOf({ readOnly, disableCopy, disablePaste }: Restrictions): Restrictions {
  return { readOnly, disableCopy, disablePaste }
}

/** Every kind of input belongs to one class: a new kind does not compile without one. */
const INPUT_CLASSES: Record<MachineInput["kind"], "ACTION" | "PASTE"> = {
  key: "ACTION",
  pointer: "ACTION",
  wheel: "ACTION",
  resize: "ACTION",
  navigate: "ACTION",
  terminalKeys: "ACTION",
  terminalResize: "ACTION",
  clipboard: "PASTE",
}

/** Whether a kind of input reaches the machine: none that acts on a read-only interface, no pasting where it is disabled. */
function isInputAllowed({ readOnly, disablePaste }: Restrictions, { kind }: MachineInput): boolean {
  switch (INPUT_CLASSES[kind]) {
    case "ACTION":
      return !readOnly
    case "PASTE":
      return !readOnly && !disablePaste
  }
}

/** @param message  a viewer message */
export function isMessageAllowed({ disableCopy }: Restrictions, message: Uint8Array): boolean {
  return !(disableCopy && message[0] === MESSAGE.CLIPBOARD)
}

/** A screen with restrictions: the only path by which a session's Worker sends input to it. */
export function withRestrictions(screen: SessionScreen, restrictions: Restrictions): SessionScreen {
  const restricted: SessionScreen = {
    ...screen,
    input(viewerId, input, nowMs) {
      if (isInputAllowed(restrictions, input)) screen.input(viewerId, input, nowMs)
    },
  }
  const { files, filesAreClipboard } = screen
  if (files && filesAreClipboard) restricted.files = withClipboardRestrictions(files, restrictions)
  return restricted
}

/** Fetching a file is copying it, sending one is pasting it. */
function withClipboardRestrictions(
  files: MachineFiles,
  { disableCopy, disablePaste, readOnly }: Restrictions,
): MachineFiles {
  const mayNotCopy = () => {
    throw new MachineFileError("DENIED", "the interface does not let files be copied from the machine")
  }
  const mayNotPaste = () => {
    throw new MachineFileError("DENIED", "the interface does not let files be pasted on the machine")
  }
  return {
    list: async (path) => (disableCopy ? mayNotCopy() : files.list(path)),
    fetch: async (...call) => (disableCopy ? mayNotCopy() : files.fetch(...call)),
    send: async (...call) => (disablePaste || readOnly ? mayNotPaste() : files.send(...call)),
  }
}
