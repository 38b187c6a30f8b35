/**
 * Input that the machine would not take as it is meant, and that waits: while the machine is connected anew, until there is a
 * picture again; behind a text for its clipboard, until it has accepted that. Input and clipboard travel in channels of
 * their own, and a key that came first would paste what was copied before.
 */
import type { DesktopInput } from "../desktop.ts"
import { isPress } from "../viewer-wire-input.ts"
import {
  INPUTS_WAITING_MAX,
  RELEASES_WAITING_MAX,
  TEXT_ACCEPTANCE_MS_MAX,
  TEXT_READING_MS,
} from "./limits.ts"

export type SessionInput = Extract<DesktopInput, { kind: "key" | "pointer" | "wheel" }>

type KeyInput = Extract<SessionInput, { kind: "key" }>

/** Keysyms of Shift, Control, Alt, Meta and Super on both sides, and of AltGr. */
const MODIFIERS: readonly number[] = [
  0xffe1, 0xffe2, 0xffe3, 0xffe4, 0xffe7, 0xffe8, 0xffe9, 0xffea, 0xffeb, 0xffec, 0xfe03,
]

export class WaitingInput {
  private readonly sendNow: (input: SessionInput) => void
  /** Keys that are down on the machine. */
  private readonly pressed = new Map<string, KeyInput>()
  /** Keys that their user holds while the machine is connected anew. */
  private heldModifiers: KeyInput[] = []
  private inputs: SessionInput[] = []
  private hasPicture = true
  private isTextOffered = false
  /** False once it has not accepted one in time, as without a clipboard. */
  private acceptsTexts = true
  private timer: Timer | null = null

  /** @param sendNow  to the machine as it is connected */
  constructor(sendNow: (input: SessionInput) => void) {
    this.sendNow = sendNow
  }

  input(input: SessionInput): void {
    if (this.hasPicture && !this.isTextOffered) return this.send(input)
    // It would hit another place of the next picture.
    if (!this.hasPicture && input.kind !== "key") return
    const last = this.inputs.at(-1)
    const isSameMove = last?.kind === "pointer" && input.kind === "pointer" && last.buttons === input.buttons
    if (isSameMove) this.inputs[this.inputs.length - 1] = input
    // What is released is released, however many presses wait.
    else if (this.inputs.length < (isPress(input) ? INPUTS_WAITING_MAX : RELEASES_WAITING_MAX))
      this.inputs.push(input)
  }

  /** The machine is about to be connected anew: no key stays down there, and modifiers are pressed again afterwards. */
  onConnecting(): void {
    this.hasPicture = false
    this.stopTimer()
    this.inputs = this.inputs.filter(({ kind }) => kind === "key")
    const pressed = [...this.pressed.values()]
    for (const key of pressed.toReversed()) this.send({ ...key, down: false })
    this.heldModifiers.push(...pressed.filter(({ keysym }) => MODIFIERS.includes(keysym)))
  }

  onPicture(): void {
    if (this.hasPicture) return
    this.hasPicture = true
    if (this.isTextOffered) this.startDeadline()
    else this.sendAll()
  }

  /** A text was pasted that the machine has not accepted yet. One that does not accept it gets the input nevertheless. */
  onTextOffered(): void {
    if (!this.acceptsTexts) return
    this.isTextOffered = true
    if (this.hasPicture) this.startDeadline()
  }

  onTextAccepted(): void {
    this.acceptsTexts = true
    if (!this.hasPicture) this.isTextOffered = false
    else if (this.isTextOffered) this.startTimer(TEXT_READING_MS, () => this.endTextWait())
  }

  /** A key that was down before is still released. */
  dropPresses(): void {
    this.heldModifiers = []
    this.inputs = this.inputs.filter((input) => !isPress(input))
  }

  private endTextWait(): void {
    this.isTextOffered = false
    this.sendAll()
  }

  close(): void {
    this.stopTimer()
    this.inputs = []
  }

  private sendAll(): void {
    for (const input of [...this.heldModifiers.splice(0), ...this.inputs.splice(0)]) this.send(input)
  }

  private send(input: SessionInput): void {
    if (input.kind === "key") {
      const id = input.code || `keysym ${input.keysym}`
      if (input.down) this.pressed.set(id, input)
      else this.pressed.delete(id)
    }
    this.sendNow(input)
  }

  private startDeadline(): void {
    this.startTimer(TEXT_ACCEPTANCE_MS_MAX, () => {
      this.acceptsTexts = false
      this.endTextWait()
    })
  }

  private startTimer(delayMs: number, end: () => void): void {
    this.stopTimer()
    this.timer = setTimeout(end, delayMs)
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }
}
