/** A line to a machine on 127.0.0.1 whose first connection stops carrying what the machine sends. */
import { connect, createServer, type Socket } from "node:net"

/** @param stallAfterBytes  of the machine, on the first connection; later connections carry everything */
export async function startStallingRelay(
  machinePort: number,
  stallAfterBytes: number,
): Promise<{ port: number; stop(): Promise<void> }> {
  const open = new Set<Socket>()
  let connections = 0
  const server = createServer((near) => {
    const isFirst = connections++ === 0
    const far = connect(machinePort, "127.0.0.1")
    let passedBytes = 0
    near.on("data", (bytes) => far.write(bytes))
    far.on("data", (bytes: Buffer) => {
      if (isFirst && passedBytes >= stallAfterBytes) return void far.pause()
      passedBytes += bytes.length
      if (!near.write(bytes)) {
        far.pause()
        near.once("drain", () => far.resume())
      }
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on("error", () => one.destroy())
      one.on("close", () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
