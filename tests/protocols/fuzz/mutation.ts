/** Damage to correct bytes, decided by a seeded random. */
import { bytesOf } from "../vnc/server.ts"

/** A decoder under attack. @returns "fine", or what went wrong */
export type Attack = (random: () => number) => string | Promise<string>

/** Values at the limits of types, lengths and tables. */
const INTERESTING = [0, 1, 2, 3, 4, 7, 8, 16, 0x20, 0x7f, 0x80, 0x81, 0x82, 0x90, 0xf3, 0xfe, 0xff]
const DAMAGES_MAX = 4
const CUT_BYTES_MAX = 8

export function below(random: () => number, limit: number): number {
  return Math.floor(random() * limit)
}

export function oneOf<T>(random: () => number, values: readonly T[]): T {
  return values[below(random, values.length)]!
}

/** Changed, flipped, removed and repeated bytes; also none at all, so that what is correct is decoded too. */
export function mutated(original: Uint8Array, random: () => number): Uint8Array {
  let bytes: Uint8Array = original.slice()
  for (let count = below(random, DAMAGES_MAX + 1); count > 0 && bytes.length > 0; count--) {
    const at = below(random, bytes.length)
    const kind = below(random, 6)
    if (kind === 0) bytes[at] = below(random, 256)
    else if (kind === 1) bytes[at] = oneOf(random, INTERESTING)
    else if (kind === 2) bytes[at] = bytes[at]! ^ (1 << below(random, 8))
    else if (kind === 3)
      bytes = bytesOf(bytes.subarray(0, at), bytes.subarray(at + 1 + below(random, CUT_BYTES_MAX)))
    else if (kind === 4) bytes = bytesOf(bytes.subarray(0, at), bytes.subarray(below(random, bytes.length)))
    else bytes = bytes.slice(0, at)
  }
  return bytes
}

/** Bytes that mean something in many places, without any order. */
export function noise(random: () => number, longest: number): Uint8Array {
  return Uint8Array.from({ length: below(random, longest) }, () => oneOf(random, INTERESTING))
}

/** Runs a decoder, whose only permitted error is of one class. */
export async function onlyThrows(
  permitted: new (...args: never[]) => Error,
  run: () => unknown,
): Promise<string> {
  try {
    await run()
    return "fine"
  } catch (error) {
    return error instanceof permitted ? "fine" : String(error instanceof Error ? error.stack : error)
  }
}
