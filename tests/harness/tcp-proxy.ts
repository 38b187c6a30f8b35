/** A database of the tests for programs that run as another account than this process. */
import { connect, createServer, type Socket } from "node:net"

/**
 * A TCP port in front of a database that listens on a unix socket only; there it is this process that connects.
 *
 * @param wantedPort  0 lets the system choose a free one
 */
export async function startTcpProxy(
  socketPath: string,
  wantedPort = 0,
): Promise<{ port: number; close: () => void }> {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(socketPath)
    for (const socket of [client, database]) {
      open.add(socket)
      socket.on("error", () => socket.destroy())
    }
    client.pipe(database).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(wantedPort, "127.0.0.1", resolve))
  const { port } = server.address() as { port: number }
  const close = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return { port, close }
}
