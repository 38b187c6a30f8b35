/** The hostile servers behave as named, so that a client's survival is meaningful. */
import { afterEach, expect, test } from "bun:test"
import { connectRawRfbClient, type RawRfbClient } from "../harness/raw-rfb-client.ts"
import {
  HOSTILE_BEHAVIOURS,
  type HostileBehaviour,
  type HostileRfb,
  startHostileRfb,
} from "../hostile/rfb.ts"

let server: HostileRfb
let client: RawRfbClient
afterEach(async () => {
  client.disconnect()
  await server.stop()
})

async function attackedBy(way: HostileBehaviour): Promise<RawRfbClient> {
  server = await startHostileRfb(way)
  client = await connectRawRfbClient(server.port)
  return client
}

/** Version, security, ServerInit with a name of four bytes. */
const HANDSHAKE_BYTES = 12 + 6 + 24 + 4

test("the hostile servers huge-size and huge-name announce their value in an otherwise valid handshake", async () => {
  const init = (await (await attackedBy("huge-size")).receive(HANDSHAKE_BYTES)).subarray(18)
  expect([init.readUInt16BE(0), init.readUInt16BE(2)]).toEqual([65535, 65535])
  client.disconnect()
  await server.stop()
  const named = (await (await attackedBy("huge-name")).receive(HANDSHAKE_BYTES)).subarray(18)
  expect(named.readUInt32BE(20)).toBe(0xffffffff)
})

test("the hostile server endless-rects sends rectangles without end", async () => {
  const hostile = await attackedBy("endless-rects")
  await hostile.receive(HANDSHAKE_BYTES)
  expect((await hostile.receive(4)).readUInt16BE(2)).toBe(0xffff)
  for (let rect = 0; rect < 70_000; rect += 1000) await hostile.receive(16_000)
})

test("the hostile server cut-short closes the connection within a rectangle", async () => {
  const hostile = await attackedBy("cut-short")
  await hostile.receive(HANDSHAKE_BYTES + 4 + 12 + 100)
  await hostile.ended
})

test("the hostile server garbage sends HTTP instead of RFB", async () => {
  expect((await (await attackedBy("garbage")).receive(8)).toString()).toBe("HTTP/1.1")
})

for (const way of HOSTILE_BEHAVIOURS.filter((way) => !["silent", "garbage"].includes(way))) {
  test(`${way} begins as a server of version 3.8`, async () => {
    expect((await (await attackedBy(way)).receive(12)).toString()).toBe("RFB 003.008\n")
  })
}
