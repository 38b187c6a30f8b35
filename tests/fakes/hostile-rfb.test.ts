/** The hostile servers do what their names say, so that a client that survives them has survived something. */
import { afterEach, expect, test } from "bun:test"
import { HOSTILE_WAYS, type HostileRfb, type HostileWay, startHostileRfb } from "./hostile-rfb.ts"
import { type LiteralClient, literalClient } from "./literal-client.ts"

let server: HostileRfb
let client: LiteralClient
afterEach(async () => {
  client.leave()
  await server.stop()
})

async function attackedBy(way: HostileWay): Promise<LiteralClient> {
  server = await startHostileRfb(way)
  client = await literalClient(server.port)
  return client
}

/** Version, security, ServerInit with a name of four bytes. */
const HANDSHAKE_BYTES = 12 + 6 + 24 + 4

test("a hostile size and a hostile name are announced in a handshake that is otherwise right", async () => {
  const init = (await (await attackedBy("huge-size")).hear(HANDSHAKE_BYTES)).subarray(18)
  expect([init.readUInt16BE(0), init.readUInt16BE(2)]).toEqual([65535, 65535])
  client.leave()
  await server.stop()
  const named = (await (await attackedBy("huge-name")).hear(HANDSHAKE_BYTES)).subarray(18)
  expect(named.readUInt32BE(20)).toBe(0xffffffff)
})

test("endless rectangles never end", async () => {
  const hostile = await attackedBy("endless-rects")
  await hostile.hear(HANDSHAKE_BYTES)
  expect((await hostile.hear(4)).readUInt16BE(2)).toBe(0xffff)
  for (let rect = 0; rect < 70_000; rect += 1000) await hostile.hear(16_000)
})

test("a rectangle cut short ends the connection in its middle", async () => {
  const hostile = await attackedBy("cut-short")
  await hostile.hear(HANDSHAKE_BYTES + 4 + 12 + 100)
  await hostile.ended
})

test("garbage is no RFB", async () => {
  expect((await (await attackedBy("garbage")).hear(8)).toString()).toBe("HTTP/1.1")
})

for (const way of HOSTILE_WAYS.filter((way) => !["silent", "garbage"].includes(way))) {
  test(`${way} begins as a server of version 3.8`, async () => {
    expect((await (await attackedBy(way)).hear(12)).toString()).toBe("RFB 003.008\n")
  })
}
