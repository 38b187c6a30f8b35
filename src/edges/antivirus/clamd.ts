/**
 * The INSTREAM command of ClamAV's daemon.
 *
 * @see clamd(8), COMMANDS
 */
import { ScannerUnreachable, type VirusScanner } from "../../base/virus-scanner.ts"
import { type ScannerAddress, ScannerSocket } from "./scanner-socket.ts"

/** clamd's answer is one line. */
const ANSWER_BYTES_MAX = 4096
const LENGTH_BYTES = 4

export function createClamdScanner(address: ScannerAddress): VirusScanner {
  return {
    async scan({ bytes }, signal) {
      const socket = await ScannerSocket.open(address, signal)
      try {
        await socket.write("zINSTREAM\0")
        for await (const chunk of bytes) {
          if (chunk.length > 0 && !(await socket.write(framed(chunk)))) break
        }
        await socket.write(new Uint8Array(LENGTH_BYTES))
        return verdictOf(await socket.readUntil("\0", ANSWER_BYTES_MAX))
      } finally {
        socket.close()
      }
    },
  }
}

function framed(chunk: Uint8Array): Uint8Array {
  const frame = new Uint8Array(LENGTH_BYTES + chunk.length)
  new DataView(frame.buffer).setUint32(0, chunk.length)
  frame.set(chunk, LENGTH_BYTES)
  return frame
}

/** @throws ScannerUnreachable for an error of the daemon */
function verdictOf(answer: string) {
  const response = answer.replace(/\0$/, "").trim()
  const virusId = /^stream: (.+) FOUND$/.exec(response)?.[1]
  if (virusId) return { kind: "INFECTED", virusId, response } as const
  if (response === "stream: OK") return { kind: "CLEAN", response } as const
  // StreamMaxLength of clamd is smaller than the product's limit.
  if (response.startsWith("INSTREAM size limit exceeded")) return { kind: "DECLINED", response } as const
  throw new ScannerUnreachable(`clamd answered "${response.slice(0, 200)}"`)
}
