/** What further viewers of a session cost: `bun run bench:display --only viewers`. All on quick links, which share one encoding. */
import { join } from "node:path"
import { decodeViewerMessage } from "../protocols/viewer-wire.ts"
import { encodeViewerInput } from "../protocols/viewer-wire-input.ts"
import type { TigerVnc } from "../tests/peers/tigervnc.ts"
import { type Gateway, startDrawing, startProduct } from "./processes.ts"
import { checkThreshold } from "./thresholds.ts"

const WORKLOADS = ["pages", "video-640x480"]
const COUNTS = [1, 4, 20]
/** The video has been detected, and caches are filled. */
const SETTLE_MS = 5000
const FOUR_MAX = 1.5

export async function measureManyViewers(
  server: TigerVnc,
  folder: string,
  seconds: number,
): Promise<string[]> {
  const lines: string[] = []
  for (const workload of WORKLOADS) {
    const product = await startProduct(server.port, join(folder, `viewers-${workload}.rec`))
    const drawing = await startDrawing(server.display, workload)
    const sockets: WebSocket[] = []
    try {
      const cores: number[] = []
      for (const count of COUNTS) {
        while (sockets.length < count) sockets.push(await openAcknowledging(product.port))
        await Bun.sleep(SETTLE_MS)
        cores.push(await coresOf(product, seconds))
      }
      const [one = 0, four = 0, all = 0] = cores
      const figures = cores.map((core, i) => `${COUNTS[i]}: ${core.toFixed(3)}`).join(", ")
      console.log(`viewers        ${workload}, cores by viewers ${figures}; 20 / 1 ${(all / one).toFixed(2)}`)
      lines.push(checkThreshold(`viewers: CPU of 4 / 1, ${workload}`, four / one, FOUR_MAX))
    } finally {
      for (const socket of sockets) socket.close()
      await drawing.stop()
      await product.stop()
    }
  }
  return lines
}

/** Reads and acknowledges without drawing: what viewers compute is their own. */
async function openAcknowledging(port: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`)
  socket.binaryType = "arraybuffer"
  const first = Promise.withResolvers<void>()
  socket.onmessage = ({ data }) => {
    const message = decodeViewerMessage(new Uint8Array(data as ArrayBuffer))
    if (message.kind !== "frame" && message.kind !== "key") return
    socket.send(encodeViewerInput({ kind: "ack", seq: message.seq }))
    first.resolve()
  }
  socket.onerror = () => first.reject(new Error("no gateway"))
  await first.promise
  return socket
}

async function coresOf(product: Gateway, seconds: number): Promise<number> {
  const before = product.cpuSeconds()
  await Bun.sleep(seconds * 1000)
  return (product.cpuSeconds() - before) / seconds
}
