/** A tar file (ustar) written and read from front to back, so that a backup can be listed and unpacked without this program. */
import type { FileHandle } from "node:fs/promises"
import { itemAt } from "../../base/assert.ts"

const BLOCK_BYTES = 512
const READ_BYTES = 256 * 1024
/** Larger sizes do not fit into eleven octal digits. */
const OCTAL_SIZE_MAX = 8 ** 11 - 1
const OWNER_READS = 0o600
const END = new Uint8Array(2 * BLOCK_BYTES)

/** Where the fields of a header are: offset and length. */
const FIELD = {
  name: [0, 100],
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  size: [124, 12],
  time: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const satisfies Record<string, readonly [number, number]>

/** The file is no tar file, or ends too early. */
export class TarDamaged extends Error {
  override name = "TarDamaged"
}

export class TarWriter {
  private readonly file: FileHandle
  private readonly timeSeconds: number

  constructor(file: FileHandle, time: Date) {
    this.file = file
    this.timeSeconds = Math.floor(time.getTime() / 1000)
  }

  /**
   * @param size  what `content` has; a content that is longer is cut
   * @returns the SHA-256 of what was written, in hex
   * @throws Error for a content that is shorter
   */
  async add(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<string> {
    await this.write(headerOf(name, size, this.timeSeconds))
    const hash = new Bun.CryptoHasher("sha256")
    let left = size
    for await (const chunk of content) {
      const bytes = chunk.subarray(0, left)
      hash.update(bytes)
      await this.write(bytes)
      left -= bytes.length
      if (left === 0) break
    }
    if (left > 0) throw new Error(`${name} ended ${left} bytes before its size`)
    await this.write(new Uint8Array(paddingOf(size)))
    return hash.digest("hex")
  }

  addBytes(name: string, bytes: Uint8Array): Promise<string> {
    return this.add(name, bytes.length, once(bytes))
  }

  end(): Promise<void> {
    return this.write(END)
  }

  private async write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) at += (await this.file.write(bytes, at)).bytesWritten
  }
}

export interface TarEntry {
  name: string
  size: number
  /** To be read once, before the next entry. */
  content: AsyncIterable<Uint8Array>
}

/** @throws TarDamaged (while reading) */
export async function* readTar(file: FileHandle): AsyncGenerator<TarEntry> {
  const source = new ForwardReader(file)
  for (;;) {
    const header = await source.exactly(BLOCK_BYTES)
    if (header.every((byte) => byte === 0)) return
    const { name, size } = parseHeader(header)
    let left = size
    const content = async function* () {
      while (left > 0) {
        const bytes = await source.some(left)
        left -= bytes.length
        yield bytes
      }
    }
    yield { name, size, content: content() }
    if (left > 0) throw new Error(`${name} was not read to its end`)
    await source.exactly(paddingOf(size))
  }
}

class ForwardReader {
  private buffer = new Uint8Array()

  private readonly file: FileHandle

  constructor(file: FileHandle) {
    this.file = file
  }

  /** At least one byte and at most `bytesMax`. */
  async some(bytesMax: number): Promise<Uint8Array> {
    if (this.buffer.length === 0) {
      const bytes = new Uint8Array(READ_BYTES)
      const { bytesRead } = await this.file.read(bytes, 0, READ_BYTES)
      if (bytesRead === 0) throw new TarDamaged("the file ends too early")
      this.buffer = bytes.subarray(0, bytesRead)
    }
    const taken = this.buffer.subarray(0, bytesMax)
    this.buffer = this.buffer.subarray(taken.length)
    return taken
  }

  async exactly(count: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(count)
    for (let at = 0; at < count; ) {
      const some = await this.some(count - at)
      bytes.set(some, at)
      at += some.length
    }
    return bytes
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const paddingOf = (size: number) => (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES

function headerOf(name: string, size: number, timeSeconds: number): Uint8Array {
  const header = Buffer.alloc(BLOCK_BYTES)
  const write = ([offset, length]: readonly [number, number], text: string) => {
    if (text.length > length) throw new Error(`"${text}" does not fit into the header of a tar file`)
    header.write(text, offset, "latin1")
  }
  write(FIELD.name, name)
  write(FIELD.mode, octal(OWNER_READS, 7))
  write(FIELD.uid, octal(0, 7))
  write(FIELD.gid, octal(0, 7))
  if (size <= OCTAL_SIZE_MAX) write(FIELD.size, octal(size, 11))
  else writeLargeSize(header, size)
  write(FIELD.time, octal(timeSeconds, 11))
  write(FIELD.type, "0")
  write(FIELD.magic, "ustar\x0000")
  write(FIELD.checksum, `${octal(checksumOf(header), 6)}\0 `)
  return header
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0")

/** As GNU tar writes it: the top bit of the field is set, and the rest of it is a number. */
function writeLargeSize(header: Buffer, size: number): void {
  const [offset, length] = FIELD.size
  header.writeBigUInt64BE(BigInt(size), offset + length - 8)
  header[offset] = 0x80
}

/** Of all bytes, those of the checksum itself counted as spaces. */
function checksumOf(header: Uint8Array): number {
  const [offset, length] = FIELD.checksum
  const isChecksum = (at: number) => at >= offset && at < offset + length
  return header.reduce((sum, byte, at) => sum + (isChecksum(at) ? 0x20 : byte), 0)
}

function parseHeader(bytes: Uint8Array): { name: string; size: number } {
  const header = Buffer.from(bytes)
  const read = ([offset, length]: readonly [number, number]) =>
    itemAt(header.toString("latin1", offset, offset + length).split("\0"), 0)
  const name = read(FIELD.name)
  if (Number.parseInt(read(FIELD.checksum), 8) !== checksumOf(header))
    throw new TarDamaged("it is no tar file")
  const [offset, length] = FIELD.size
  const isLarge = header[offset] === 0x80
  const size = isLarge
    ? Number(header.readBigUInt64BE(offset + length - 8))
    : Number.parseInt(read(FIELD.size), 8)
  if (!Number.isSafeInteger(size)) throw new TarDamaged(`the size of ${name} cannot be read`)
  return { name, size }
}
