/** A database of the tests for programs that run as another account than this process. */
import { connect, createServer, type Socket } from "node:net"

/**
 * A TCP port in front of a database that listens on a unix socket only; there it is this process that connects.
 *
 * `freeze` makes it a line that is dead without being closed: nothing passes any more, and new connections are accepted.
 *
 * @param wantedPort  0 lets the system choose a free one
 */
export async function startTcpProxy(
  socketPath: string,
  wantedPort = 0,
): Promise<{ port: number; freeze: () => void; close: () => void }> {
  const open = new Set<Socket>()
  let isFrozen = false
  const server = createServer((client) => {
    if (isFrozen) return void open.add(client.on("error", () => client.destroy()).pause())
    const database = connect(socketPath)
    for (const socket of [client, database]) {
      open.add(socket)
      socket.on("error", () => socket.destroy())
    }
    client.pipe(database).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(wantedPort, "127.0.0.1", resolve))
  const { port } = server.address() as { port: number }
  const freeze = () => {
    isFrozen = true
    for (const socket of open) socket.unpipe().pause()
  }
  const close = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return { port, freeze, close }
}
