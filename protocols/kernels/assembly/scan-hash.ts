// The steps of the hashes of blocks and cells: keyed, so that a machine cannot draw two pictures that are taken for the same.

/** Times 2^55 it changes more than bit 55, whatever it is added to. */
const KEY_LOW: u64 = 0x135
const KEY_LOW_MASK: u64 = 0x1ff

/**
 * A chain of a hash takes eight bytes in: a bijection of the chain, and of the bytes. The next step of a chain of pixels cannot take
 * back what the highest bit of a colour changed: that lies in the top byte of a pixel by then (the low bits of the keys see to it),
 * and the top bytes of all pixels are equal. Lower bits change more.
 */
export function mixed(chain: u64, bytes: u64, key: u64): u64 {
  return (rotl<u64>(chain, 32) ^ bytes) * key
}

export function wide(high: u32, low: u32): u64 {
  return ((<u64>high) << 32) | <u64>low
}

/** Odd, so that nothing is lost; see `mixed` for the low bits. */
export function keyFrom(seed: usize, constant: u64): u64 {
  return ((load<u64>(seed) ^ constant) & ~KEY_LOW_MASK) | KEY_LOW
}

/** A bijection in which every bit depends on every other. */
export function finalised(value: u64): u64 {
  value = (value ^ (value >> 32)) * wide(0xd6e8feb8, 0x6659fd93)
  value = (value ^ (value >> 29)) * wide(0xa0761d64, 0x78bd642f)
  return value ^ (value >> 32)
}
