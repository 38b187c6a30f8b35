/** Which cells the viewers of a stream keep, by the hash of their picture. */
import { SLOTS } from "../viewer-wire-frame.ts"

interface Entry {
  words: [number, number, number]
  slot: number
}

/** Cells seen once and not kept are remembered up to this many: a few pages' worth. */
const SEEN_MAX = 4096

/** Keys are 53 bits of the hash, the remaining words are compared, so all 128 bits count. */
export class Slots {
  private readonly entries = new Map<number, Entry>()
  private readonly seen = new Set<number>()

  clear(): void {
    this.entries.clear()
    this.seen.clear()
  }

  /** @returns the slot that keeps this picture, or -1 */
  find(hash: Uint32Array): number {
    const key = keyOf(hash)
    const entry = this.entries.get(key)
    if (!entry || entry.words.some((word, i) => word !== hash[i + 1])) return -1
    // Moved to the end: the map's order is the order of last use.
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.slot
  }

  /** Takes a free slot, or the one not used for longest. */
  keep(hash: Uint32Array): number {
    const key = keyOf(hash)
    let slot = this.entries.get(key)?.slot ?? this.entries.size
    if (slot >= SLOTS) {
      const [oldest, entry] = this.entries.entries().next().value!
      this.entries.delete(oldest)
      slot = entry.slot
    }
    this.entries.delete(key)
    this.entries.set(key, { words: [hash[1]!, hash[2]!, hash[3]!], slot })
    return slot
  }

  /** Says whether the picture was met before, and remembers it. */
  wasSeen(hash: Uint32Array): boolean {
    const key = keyOf(hash)
    if (this.seen.has(key)) return true
    if (this.seen.size >= SEEN_MAX) this.seen.clear()
    this.seen.add(key)
    return false
  }
}

function keyOf(hash: Uint32Array): number {
  return hash[0]! + (hash[1]! & 0x1fffff) * 0x100000000
}
