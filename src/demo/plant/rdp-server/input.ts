/** Keys and mouse as clients send them by the fast path (MS-RDPBCGR §2.2.8.1.2). */

type RdpInputEvent =
  | { kind: "key"; keysym: number; down: boolean }
  | { kind: "pointer" | "sideButton"; x: number; y: number; flags: number }

const SCANCODE = 0
const MOUSE = 1
const EXTENDED_MOUSE = 2
const SYNCHRONIZE = 3
const UNICODE = 4
const TIMESTAMP = 6
const RELEASED = 1
const EXTENDED = 2

const [SHIFT_LEFT, SHIFT_RIGHT, ALT_GR] = [0x2a, 0x36, 0x138]

/** What a panel takes, of the keyboard that interfaces are set to at first: a German one. */
const ROWS: [first: number, keys: string][] = [
  [0x02, "1234567890"],
  [0x10, "qwertzuiopü+"],
  [0x1e, "asdfghjklöä"],
  [0x2c, "yxcvbnm,.-"],
]
const CHARACTERS = new Map<number, string>(
  ROWS.flatMap(([first, keys]) => [...keys].map((key, index): [number, string] => [first + index, key])),
)
const KEYSYMS = new Map<number, number>([
  ...Array.from({ length: 10 }, (_, index): [number, number] => [0x3b + index, 0xffbe + index]),
  ...([
    [0x01, 0xff1b],
    [0x0e, 0xff08],
    [0x0f, 0xff09],
    [0x1c, 0xff0d],
    [SHIFT_LEFT, 0xffe1],
    [SHIFT_RIGHT, 0xffe2],
    [0x39, 0x20],
    [0x4a, 0xffad],
    [0x4e, 0xffab],
    [0x148, 0xff52],
    [0x14b, 0xff51],
    [0x14d, 0xff53],
    [0x150, 0xff54],
  ] as const),
])

/** The keys of one client, with those that change others. */
export class RdpKeys {
  private readonly held = new Set<number>()

  /** @returns null for a key, or a character, that panels do not take */
  keysym(scancode: number, down: boolean): number | null {
    if (down) this.held.add(scancode)
    else this.held.delete(scancode)
    const character = CHARACTERS.get(scancode)
    if (character === undefined) return KEYSYMS.get(scancode) ?? null
    // Signs of these levels are none of a panel's, and no digits.
    const isShifted = this.held.has(SHIFT_LEFT) || this.held.has(SHIFT_RIGHT)
    if (this.held.has(ALT_GR) || (isShifted && !/[a-zäöü]/.test(character))) return null
    return (isShifted ? character.toUpperCase() : character).charCodeAt(0)
  }
}

/** @param pdu  complete. @throws Error for what is no input */
export function readFastPathInput(pdu: Buffer, keys: RdpKeys): RdpInputEvent[] {
  let at = pdu.readUInt8(1) & 0x80 ? 3 : 2
  const count = (pdu.readUInt8(0) >> 2) & 15 || pdu.readUInt8(at++)
  const events: RdpInputEvent[] = []
  for (let event = 0; event < count; event++) {
    const header = pdu.readUInt8(at++)
    const [code, flags] = [header >> 5, header & 31]
    switch (code) {
      case SCANCODE: {
        const [scancode, down] = [pdu.readUInt8(at++) | (flags & EXTENDED ? 0x100 : 0), !(flags & RELEASED)]
        const keysym = keys.keysym(scancode, down)
        if (keysym !== null) events.push({ kind: "key", keysym, down })
        break
      }
      case UNICODE:
        events.push({ kind: "key", keysym: pdu.readUInt16LE(at), down: !(flags & RELEASED) })
        at += 2
        break
      case MOUSE:
      case EXTENDED_MOUSE:
        events.push({
          kind: code === MOUSE ? "pointer" : "sideButton",
          flags: pdu.readUInt16LE(at),
          x: pdu.readUInt16LE(at + 2),
          y: pdu.readUInt16LE(at + 4),
        })
        at += 6
        break
      case TIMESTAMP:
        at += 4
        break
      case SYNCHRONIZE:
        break
      default:
        throw new Error(`an input of kind ${code}`)
    }
  }
  return events
}

const POINTER_DOWN = 0x8000
/** With the bits of RFB's button mask. */
const BUTTONS = [
  [0x1000, 1],
  [0x4000, 2],
  [0x2000, 4],
] as const

const SIDE_BUTTONS = [
  [0x0001, 128],
  [0x0002, 256],
] as const

/** @returns the buttons held after an event */
export function buttonsAfter(
  held: number,
  { kind, flags }: Extract<RdpInputEvent, { flags: number }>,
): number {
  const buttons = kind === "pointer" ? BUTTONS : SIDE_BUTTONS
  const [, bit] = buttons.find(([flag]) => flags & flag) ?? [0, 0]
  return flags & POINTER_DOWN ? held | bit : held & ~bit
}
