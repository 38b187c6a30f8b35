/** Signs in from inside a Worker and posts the result. */
import { dial } from "./dial.ts"

declare const self: Worker

self.onmessage = async (message: MessageEvent<{ port: number; password: string }>) => {
  const { port, password } = message.data
  const session = dial({ port, username: "service", auth: { kind: "password", password } })
  await session.until("R-2>")
  session.type("status\r")
  await session.until("AUTOMATIC")
  session.close()
  self.postMessage({ saw: "AUTOMATIC", end: (await session.ended).code })
}
