/** Cuts the bytes of a client into its messages: TPKT packets, and inputs by the fast path. */
import type { ByteReader } from "../rfb-server/byte-reader.ts"

export interface PduReader {
  /** The next message with its header. Rejects when the connection closes. */
  next(): Promise<Buffer>
}

const TPKT_VERSION = 3

export function createPduReader(bytes: ByteReader): PduReader {
  return {
    async next() {
      const head = Buffer.from(await bytes.read(2))
      if (head[0] === TPKT_VERSION) {
        const length = Buffer.from(await bytes.read(2))
        return Buffer.concat([head, length, await bytes.read(length.readUInt16BE(0) - 4)])
      }
      if (!(head.readUInt8(1) & 0x80)) return Buffer.concat([head, await bytes.read(head.readUInt8(1) - 2)])
      const low = await bytes.read(1)
      return Buffer.concat([
        head,
        low,
        await bytes.read((((head.readUInt8(1) & 0x7f) << 8) | low.readUInt8(0)) - 3),
      ])
    },
  }
}
