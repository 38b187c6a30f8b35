/** Which cells the viewers of a stream keep, by the hash of their picture. */
import { SLOTS } from "../viewer-wire-frame.ts"

interface Entry {
  words: [number, number, number]
  slot: number
}

/** Limit of hashes of cells seen once and not stored: a few pages. */
const SEEN_MAX = 4096

/** A hash is four words from `at` on. Keys are 53 bits of it, the other words are compared, so all 128 bits count. */
export class SlotCache {
  private readonly entries = new Map<number, Entry>()
  private readonly seen = new Set<number>()

  clear(): void {
    this.entries.clear()
    this.seen.clear()
  }

  /** @returns the slot that holds this picture, or -1 */
  find(hashes: Uint32Array, at: number): number {
    const key = hashKey(hashes, at)
    const entry = this.entries.get(key)
    if (!entry) return -1
    const [first, second, third] = entry.words
    if (first !== hashes[at + 1] || second !== hashes[at + 2] || third !== hashes[at + 3]) return -1
    // Moved to the end: the map's order is the order of last use.
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.slot
  }

  /** Takes a free slot, or the one not used for longest. */
  store(hashes: Uint32Array, at: number): number {
    const key = hashKey(hashes, at)
    let slot = this.entries.get(key)?.slot ?? this.entries.size
    if (slot >= SLOTS) {
      const [oldest, entry] = this.entries.entries().next().value!
      this.entries.delete(oldest)
      slot = entry.slot
    }
    this.entries.delete(key)
    this.entries.set(key, { words: [hashes[at + 1]!, hashes[at + 2]!, hashes[at + 3]!], slot })
    return slot
  }

  /** Marks the picture as seen. @returns whether it was seen before */
  markSeen(hashes: Uint32Array, at: number): boolean {
    const key = hashKey(hashes, at)
    if (this.seen.has(key)) return true
    if (this.seen.size >= SEEN_MAX) this.seen.clear()
    this.seen.add(key)
    return false
  }
}

function hashKey(hashes: Uint32Array, at: number): number {
  return hashes[at]! + (hashes[at + 1]! & 0x1fffff) * 0x100000000
}
