/**
 * Memory for JPEGs that are shown for the time of one video picture. Each new picture would take fresh memory, which
 * the runtime returns to the system between two pictures: page faults and returns cost more than the copy.
 */

/** Several pictures of a large video; a larger JPEG gets a block of its own. */
const BLOCK_BYTES = 256 * 1024
/** Blocks kept for reuse: a video needs two. */
const SPARE_BLOCKS_MAX = 2

interface Block {
  memory: Uint8Array
  usedBytes: number
  /** JPEGs in it that are not released yet. */
  jpegs: number
}

export interface StoredJpeg {
  /** Invalid once it is released. */
  readonly bytes: Uint8Array
  /** Called once. */
  release(): void
}

export class JpegStore {
  private current = createBlock(0)
  private readonly spare: Block[] = []

  /** @param jpeg copied */
  store(jpeg: Uint8Array): StoredJpeg {
    if (this.current.usedBytes + jpeg.length > this.current.memory.length) this.startBlock(jpeg.length)
    const block = this.current
    const bytes = block.memory.subarray(block.usedBytes, block.usedBytes + jpeg.length)
    bytes.set(jpeg)
    block.usedBytes += jpeg.length
    block.jpegs++
    return { bytes, release: () => this.release(block) }
  }

  private startBlock(bytesMin: number): void {
    const full = this.current
    this.current =
      (bytesMin <= BLOCK_BYTES && this.spare.pop()) || createBlock(Math.max(bytesMin, BLOCK_BYTES))
    if (full.jpegs === 0) this.keep(full)
  }

  private release(block: Block): void {
    block.jpegs--
    if (block.jpegs > 0) return
    block.usedBytes = 0
    if (block !== this.current) this.keep(block)
  }

  private keep(block: Block): void {
    if (block.memory.length !== BLOCK_BYTES || this.spare.length >= SPARE_BLOCKS_MAX) return
    block.usedBytes = 0
    this.spare.push(block)
  }
}

function createBlock(bytes: number): Block {
  return { memory: Buffer.allocUnsafeSlow(bytes), usedBytes: 0, jpegs: 0 }
}
