/** Little-endian fields of RDP messages, and lengths of packed and basic encoding rules. */

export const u16 = (value: number): number[] => [value & 0xff, value >> 8]
export const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)]
export const u16BE = (value: number): number[] => [value >> 8, value & 0xff]

export function join(...parts: (Uint8Array | readonly number[])[]): Buffer {
  return Buffer.concat(parts.map((part) => (part instanceof Uint8Array ? part : Uint8Array.from(part))))
}

/** Two bytes, whatever the length. */
export const perLength = (length: number): number[] => u16BE(0x8000 | length)

/** A BER element with a length of two bytes. */
export const ber = (tag: readonly number[], body: Uint8Array): Buffer =>
  join(tag, [0x82], u16BE(body.length), body)
