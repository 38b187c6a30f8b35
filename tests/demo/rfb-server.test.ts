/** The fake RFB server against literal bytes of RFC 6143: it must itself be right before it may judge a client. */
import { afterEach, describe, expect, test } from "bun:test"
import { createCipheriv } from "node:crypto"
import { constants, inflateSync } from "node:zlib"
import { type RfbServer, startRfbServer } from "../../src/demo/plant/rfb-server/server.ts"
import {
  connectRawRfbClient,
  keyEvent,
  performRawHandshake,
  pointerEvent,
  type RawRfbClient,
  setEncodings,
  updateRequest,
} from "../harness/raw-rfb-client.ts"
import { createTestScreen, type TestScreen } from "../harness/test-screen.ts"

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function serve(screen: TestScreen, password: string | null = null): Promise<RfbServer> {
  const server = await startRfbServer({ screen, password })
  closers.push(() => server.stop())
  return server
}

async function dial(server: RfbServer): Promise<RawRfbClient> {
  const client = await connectRawRfbClient(server.port)
  closers.push(() => client.disconnect())
  return client
}

/** Past the handshake and past the first full update of a 4 x 2 screen in Raw. */
async function watching(screen: TestScreen, ...encodings: number[]): Promise<RawRfbClient> {
  const client = await dial(await serve(screen))
  await performRawHandshake(client)
  client.send(setEncodings(...encodings), updateRequest(false, 0, 0, screen.width, screen.height))
  return client
}

describe("the RFB handshake", () => {
  test("offers None and describes the screen if there is no password", async () => {
    const client = await dial(await serve(createTestScreen(4, 2, "P-7")))
    expect((await client.receive(12)).toString()).toBe("RFB 003.008\n")
    client.send("RFB 003.008\n")
    expect([...(await client.receive(2))]).toEqual([1, 1])
    client.send(1)
    expect([...(await client.receive(4))]).toEqual([0, 0, 0, 0])
    client.send(1)
    expect((await client.receive(27)).toString("hex")).toBe(
      "00040002" + "2018000100ff00ff00ff100800000000" + "00000003502d37",
    )
  })

  test("sends the security type to a 3.3 client without negotiation", async () => {
    const client = await dial(await serve(createTestScreen(4, 2)))
    await client.receive(12)
    client.send("RFB 003.003\n")
    expect([...(await client.receive(4))]).toEqual([0, 0, 0, 1])
    client.send(1)
    expect((await client.receive(24)).readUInt16BE(0)).toBe(4)
  })

  test("accepts the correct password, and rejects a wrong one with a reason and disconnects", async () => {
    const server = await serve(createTestScreen(4, 2), "press")
    for (const [password, verdict] of [
      ["press", 0],
      ["wrong", 1],
    ] as const) {
      const client = await dial(server)
      await client.receive(12)
      client.send("RFB 003.008\n")
      expect([...(await client.receive(2))]).toEqual([1, 2])
      client.send(2)
      client.send(desAnswer(await client.receive(16), password))
      expect((await client.receive(4)).readUInt32BE(0)).toBe(verdict)
      if (verdict === 0) continue
      expect((await client.receive(18)).toString("latin1")).toBe("\0\0\0\x0ewrong password")
      await client.ended
    }
  })
})

describe("framebuffer updates", () => {
  test("encode Raw in the server's own format as blue, green, red, zero", async () => {
    const screen = createTestScreen(2, 1)
    screen.fill({ x: 1, y: 0, w: 1, h: 1 }, 0x112233)
    const client = await watching(screen, 0)
    expect((await client.receive(24)).toString("hex")).toBe(
      "00000001" + "000000000002000100000000" + "0000000033221100",
    )
  })

  test("follow the client's true-colour shifts in either byte order", async () => {
    const screen = createTestScreen(1, 1)
    screen.fill({ x: 0, y: 0, w: 1, h: 1 }, 0x112233)
    const client = await dial(await serve(screen))
    await performRawHandshake(client)
    client.send(Buffer.from("00000000" + "20180001" + "00ff00ff00ff" + "000810" + "000000", "hex"))
    client.send(updateRequest(false, 0, 0, 1, 1))
    expect((await client.receive(20)).subarray(16).toString("hex")).toBe("11223300")
    client.send(Buffer.from("00000000" + "20180101" + "00ff00ff00ff" + "181008" + "000000", "hex"))
    client.send(updateRequest(false, 0, 0, 1, 1))
    expect((await client.receive(20)).subarray(16).toString("hex")).toBe("11223300")
    client.send(Buffer.from("00000000" + "10100001" + "001f003f001f" + "0b0500" + "000000", "hex"))
    client.send(updateRequest(false, 0, 0, 1, 1))
    expect((await client.receive(18)).subarray(16).toString("hex")).toBe("0611")
  })

  test("encode a Hextile with one subrectangle as background, foreground and four bits per coordinate", async () => {
    const screen = createTestScreen(16, 16)
    screen.fill({ x: 2, y: 3, w: 4, h: 5 }, 0x0000ff)
    const client = await watching(screen, 5)
    await client.receive(16)
    expect((await client.receive(12)).toString("hex")).toBe("0e" + "00000000" + "ff000000" + "01" + "2334")
  })

  test("encode ZRLE tiles in their shortest form and in one zlib stream", async () => {
    const screen = createTestScreen(8, 2)
    const client = await watching(screen, 16)
    const packed: Buffer[] = []
    const nextTiles = async () => {
      const head = await client.receive(20)
      packed.push(Buffer.from(await client.receive(head.readUInt32BE(16))))
      return inflateSync(Buffer.concat(packed), { finishFlush: constants.Z_SYNC_FLUSH }).toString("hex")
    }
    const solid = "01" + "000000"
    expect(await nextTiles()).toBe(solid)
    screen.fill({ x: 0, y: 0, w: 1, h: 1 }, 0xff0000)
    client.send(updateRequest(false, 0, 0, 8, 2))
    expect(await nextTiles()).toBe([solid, "02", "0000ff", "000000", "7fff"].join(""))
  })

  test("encode a move as one CopyRect", async () => {
    const screen = createTestScreen(4, 2)
    const client = await watching(screen, 1, 0)
    await client.receive(16 + 32)
    screen.moveTo({ x: 0, y: 0, w: 2, h: 2 }, 2, 0)
    client.send(updateRequest(true, 0, 0, 4, 2))
    expect((await client.receive(20)).toString("hex")).toBe(
      "00000001" + "000000000002000200000001" + "00020000",
    )
  })

  test("encode a move as pixels if changed pixels below it are still pending", async () => {
    const screen = createTestScreen(4, 2)
    const client = await watching(screen, 1, 0)
    await client.receive(16 + 32)
    screen.fill({ x: 2, y: 0, w: 1, h: 1 }, 0xffffff)
    screen.moveTo({ x: 0, y: 0, w: 1, h: 1 }, 2, 0)
    client.send(updateRequest(true, 0, 0, 4, 2))
    const update = await client.receive(4 + 2 * 16)
    expect(update.subarray(0, 4).toString("hex")).toBe("00000002")
    expect(update.readInt32BE(12)).toBe(0)
    expect(update.readInt32BE(28)).toBe(0)
  })

  test("answer an incremental request with the next change only", async () => {
    const screen = createTestScreen(4, 2)
    const client = await watching(screen, 0)
    await client.receive(16 + 32)
    client.send(updateRequest(true, 0, 0, 4, 2))
    screen.fill({ x: 3, y: 1, w: 1, h: 1 }, 0x0000ff)
    expect((await client.receive(20)).toString("hex")).toBe(
      "00000001" + "000300010001000100000000" + "ff000000",
    )
  })

  test("announce a new size by DesktopSize, then contain the whole frame, and end with LastRect", async () => {
    const screen = createTestScreen(1, 1)
    const client = await watching(screen, 0, -223, -224)
    expect((await client.receive(4 + 16 + 12)).toString("hex")).toBe(
      "0000ffff" + "000000000001000100000000" + "00000000" + "0000000000000000ffffff20",
    )
    client.send(updateRequest(true, 0, 0, 1, 1))
    screen.resizeTo(2, 1)
    expect((await client.receive(4 + 12 + 20 + 12)).toString("hex")).toBe(
      "0000ffff" +
        "0000000000020001ffffff21" +
        "000000000002000100000000" +
        "0000000000000000" +
        "0000000000000000ffffff20",
    )
  })

  test("contain the cursor's shape before the first frame", async () => {
    const client = await watching(createTestScreen(1, 1), 0, -239)
    const head = await client.receive(16)
    expect(head.readUInt16BE(2)).toBe(2)
    expect(head.readInt32BE(12)).toBe(-239)
    const [w, h] = [head.readUInt16BE(8), head.readUInt16BE(10)]
    await client.receive(w * h * 4 + Math.ceil(w / 8) * h)
    expect((await client.receive(16)).readInt32BE(8)).toBe(0)
  })
})

describe("input and clipboard", () => {
  test("keys, pointer and cut text reach the screen", async () => {
    const screen = createTestScreen(1, 1)
    const client = await watching(screen, 0)
    client.send(
      keyEvent(0xffbe, true),
      pointerEvent(7, 9, 1),
      Buffer.from("06000000" + "00000002" + "6869", "hex"),
    )
    client.send(updateRequest(false, 0, 0, 1, 1))
    await client.receive(40)
    expect(screen.keys).toEqual([{ keysym: 0xffbe, down: true }])
    expect(screen.pointers).toEqual([{ x: 7, y: 9, buttons: 1 }])
    expect(screen.pastedTexts).toEqual(["hi"])
  })

  test("the extended clipboard announces a text and provides it as UTF-8 on request", async () => {
    const screen = createTestScreen(1, 1)
    const client = await watching(screen, 0, -1063131698)
    const caps = await client.receive(16)
    expect(caps.toString("hex")).toBe("03000000" + "fffffff8" + "1f000001" + "00010000")
    await client.receive(20)
    screen.setClipboard("61 °C ✓")
    expect((await client.receive(12)).toString("hex")).toBe("03000000" + "fffffffc" + "08000001")
    client.send(Buffer.from("06000000" + "fffffffc" + "02000001", "hex"))
    const head = await client.receive(12)
    expect(head.readUInt32BE(8)).toBe(0x10000001)
    const text = inflateSync(await client.receive(-head.readInt32BE(4) - 4))
    expect(text.subarray(4).toString()).toBe("61 °C ✓\0")
  })

  test("a frozen server answers requests after it is unfrozen", async () => {
    const screen = createTestScreen(1, 1)
    const server = await serve(screen)
    const client = await dial(server)
    await performRawHandshake(client)
    server.freeze(true)
    client.send(updateRequest(false, 0, 0, 1, 1), pointerEvent(1, 1, 0))
    server.freeze(false)
    expect((await client.receive(20)).readUInt16BE(2)).toBe(1)
  })

  test("a client that sends an invalid message is disconnected, and other clients are not", async () => {
    const server = await serve(createTestScreen(1, 1))
    const [bad, good] = [await dial(server), await dial(server)]
    await performRawHandshake(bad)
    await performRawHandshake(good)
    bad.send(0xfe)
    await bad.ended
    good.send(updateRequest(false, 0, 0, 1, 1))
    expect((await good.receive(20)).length).toBe(20)
  })
})

function desAnswer(challenge: Buffer, password: string): Buffer {
  const bits = (byte: number) =>
    Number.parseInt(byte.toString(2).padStart(8, "0").split("").reverse().join(""), 2)
  const key = Buffer.from(Buffer.from(password.padEnd(8, "\0")).map(bits))
  const cipher = createCipheriv("des-ecb", key, null)
  cipher.setAutoPadding(false)
  return cipher.update(challenge)
}
