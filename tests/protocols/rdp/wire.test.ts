/** RDP's framing, negotiation and settings, byte by byte (MS-RDPBCGR §2.2.1, RFC 1006). */

import { describe, expect, test } from "bun:test"
import { ProtocolError } from "../../../protocols/link.ts"
import { endOfDisconnect } from "../../../protocols/rdp/end-reasons.ts"
import type { RdpOptions } from "../../../protocols/rdp/options.ts"
import { requestedProtocols } from "../../../protocols/rdp/security-policy.ts"
import {
  applyConnectSettings,
  applyInfoSettings,
  performanceFlags,
} from "../../../protocols/rdp/wire/client-settings.ts"
import { changeConnectInitial, parseConnectInitial } from "../../../protocols/rdp/wire/connect-initial.ts"
import { channelPdu, disconnectReason, parseChannelData } from "../../../protocols/rdp/wire/mcs.ts"
import {
  connectionConfirm,
  connectionRequest,
  parseConfirm,
} from "../../../protocols/rdp/wire/negotiation.ts"
import { PduSplitter } from "../../../protocols/rdp/wire/pdu-splitter.ts"
import {
  cleanPathError,
  cleanPathResponse,
  parseCleanPathRequest,
} from "../../../protocols/rdp/wire/rdcleanpath.ts"
import { demandedDesktopSize } from "../../../protocols/rdp/wire/share-data.ts"
import { atEveryChunking } from "../chunking.ts"

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(/\s/g, ""), "hex"))
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")

const RENDERING = {
  ...{ wallpaper: false, theming: false, fontSmoothing: false },
  ...{ fullWindowDrag: false, desktopComposition: false, menuAnimations: false },
}
const OPTIONS: RdpOptions = {
  ...{ username: "fitter", password: "x", domain: "", security: "ANY", isAuthenticationDisabled: false },
  ...{ allowsLegacyTls: false, console: false, keyboardLayout: "de_de_qwertz", width: 1024, height: 768 },
  ...{ dpi: null, colourDepth: 32, rendering: RENDERING, resizeMethod: "display-update" },
  fixedSize: { width: null, height: null },
}

describe("the PDU splitter", () => {
  test("finds TPKT packets and fast-path PDUs with short and long lengths at every chunking", () => {
    const pdus = ["03000007aabbcc", "0005112233", "0080061122ff", "c0057777aa", "03000004"]
    const transcript = hex(pdus.join(""))
    const split = atEveryChunking(transcript, (chunks) => {
      const splitter = new PduSplitter(1024)
      return chunks.flatMap((chunk) => splitter.push(chunk).map(hexOf))
    })
    expect(split).toEqual(pdus)
  })

  test.each([
    ["an action that does not exist", "0105112233"],
    ["a TPKT shorter than its header", "03000003"],
    ["a fast-path PDU shorter than its header", "0001"],
    ["a long fast-path PDU shorter than its header", "008002"],
  ])("refuses %s", (_what, bytes) => {
    expect(() => new PduSplitter(1024).push(hex(bytes))).toThrow(ProtocolError)
  })
})

describe("the negotiation", () => {
  test("requests NLA and TLS with the user's cookie, cut to nine characters", () => {
    const cookie = Buffer.from("Cookie: mstshash=administr\r\n").toString("hex")
    expect(hexOf(connectionRequest("administrator", 0x0b))).toBe(
      `0300002f2ae00000000000${cookie}010008000b000000`,
    )
  })

  test.each([
    ["ANY", {}, 11],
    ["ANY without credentials", { password: "" }, 1],
    ["NLA", { security: "NLA" }, 10],
    ["TLS", { security: "TLS" }, 1],
    ["RDP", { security: "RDP" }, 0],
    ["ANY without authentication", { isAuthenticationDisabled: true }, 1],
  ] as const)("requests for %s the protocols %p, %i", (_name, change, protocols) => {
    expect(requestedProtocols({ ...OPTIONS, ...change })).toBe(protocols)
  })

  test("reads confirms, failures and confirms of machines that know no negotiation", () => {
    expect(parseConfirm(hex("030000130ed000001234000201080001000000"))).toEqual({
      kind: "selected",
      protocol: 1,
    })
    expect(parseConfirm(hex("030000130ed000001234000300080005000000"))).toEqual({ kind: "failure", code: 5 })
    expect(parseConfirm(hex("0300000b06d00000123400"))).toEqual({ kind: "selected", protocol: 0 })
    expect(parseConfirm(connectionConfirm(8))).toEqual({ kind: "selected", protocol: 8 })
    expect(() => parseConfirm(hex("0300000b06e00000123400"))).toThrow(ProtocolError)
  })
})

describe("RDCleanPath", () => {
  test("answers with the confirm, the certificates and the address", () => {
    const answer = cleanPathResponse(
      hex("030000130ed000001234000201080001000000"),
      [hex("010203")],
      "127.0.0.1:33890",
    )
    expect(hexOf(answer)).toBe(
      "3039a00402020d3e" +
        "a6150413030000130ed000001234000201080001000000" +
        "a70730050403010203" +
        "a9110c0f3132372e302e302e313a3333383930",
    )
  })

  test("reports a refused connection by its Windows code", () => {
    expect(hexOf(cleanPathError(10061))).toBe("3015a00402020d3ea10d300ba003020101a2040202274d")
  })

  test("reads the connection request of a core, and refuses what is none", () => {
    const request = hex("3012a00402020d3ea60a0408 0300000803e00000")
    expect(hexOf(parseCleanPathRequest(request).x224)).toBe("0300000803e00000")
    for (const wrong of ["", "30", "3000", "3080", "0400", "3004a6020404", "3003a00100"]) {
      expect(() => parseCleanPathRequest(hex(wrong))).toThrow(ProtocolError)
    }
  })
})

/** As version 0.7.0 of the core sends it for 1024 x 768. */
const CONNECT_INITIAL = hex(
  "0300019f02f0807f658201930401010401010101ff301a020122020102020100020101020100020101020300ffff02010230" +
    "19020101020101020101020101020100020101020204200201023020020300ffff020300fc17020300ffff02010102010002" +
    "0101020300ffff0201020482012d000500147c00018122000800100001c00044756361811601c0ea00040008000004000301" +
    "ca03aa0000000000000000690072006f006e007200640070002d007700650062000000000000000000000004000000000000" +
    "000c" +
    "00".repeat(67) +
    "01ca01000000000010000f002908" +
    "00".repeat(64) +
    "060001" +
    "00".repeat(21) +
    "02c00c00000000000000000003c0200002000000636c69707264720000008000647264796e76630000008000",
)
const blocksOf = (pdu: Uint8Array) =>
  Object.fromEntries(parseConnectInitial(pdu).blocks.map(({ type, bytes }) => [type.toString(16), bytes]))
const u16 = (bytes: Uint8Array, at: number) => bytes[at]! | (bytes[at + 1]! << 8)

describe("the settings of an interface", () => {
  test("leave a Connect-Initial as it is when nothing changes, but for an inner length that the core has wrong", () => {
    const corrected = hexOf(CONNECT_INITIAL).replace("7c00018122", "7c00018124")
    expect(hexOf(changeConnectInitial(CONNECT_INITIAL, (blocks) => blocks))).toBe(corrected)
  })

  test("set layout, name, colour depth and scale of the desktop", () => {
    const core = blocksOf(applyConnectSettings(CONNECT_INITIAL, { ...OPTIONS, dpi: 144 }, false)).c001!
    expect(u16(core, 16)).toBe(0x407)
    expect(Buffer.from(core.subarray(24, 44)).toString("utf16le")).toBe("millwright")
    expect([u16(core, 140), u16(core, 144)]).toEqual([24, 0x82b])
    expect([u16(core, 216), u16(core, 220), u16(core, 226)]).toEqual([181, 135, 150])
    const small = { ...OPTIONS, colourDepth: 16 as const, keyboardLayout: "en_us_qwerty" as const }
    const other = blocksOf(applyConnectSettings(CONNECT_INITIAL, small, false)).c001!
    expect([u16(other, 16), u16(other, 140), u16(other, 144)]).toEqual([0x409, 16, 0x829])
  })

  test.each([
    [8, 8, 0, 0x829],
    [15, 15, 4, 0x829],
    [16, 16, 4 | 2, 0x829],
    [24, 24, 4 | 2 | 1, 0x829],
    [32, 24, 4 | 2 | 1 | 8, 0x82b],
  ] as const)("ask for %i bits of colour and no more", (colourDepth, field, supported, capabilities) => {
    const core = blocksOf(applyConnectSettings(CONNECT_INITIAL, { ...OPTIONS, colourDepth }, false)).c001!
    expect([u16(core, 132), u16(core, 140), u16(core, 142), u16(core, 144)]).toEqual([
      0xca01,
      field,
      supported,
      capabilities,
    ])
  })

  test("ask for the console session by a cluster block, with all lengths around it", () => {
    const changed = applyConnectSettings(CONNECT_INITIAL, { ...OPTIONS, console: true }, false)
    expect(changed.length).toBe(CONNECT_INITIAL.length + 12)
    expect(hexOf(blocksOf(changed).c004!)).toBe("04c00c000f00000000000000")
    expect((changed[2]! << 8) | changed[3]!).toBe(changed.length)
  })

  test("offer all encryption methods only for standard security", () => {
    expect(hexOf(blocksOf(applyConnectSettings(CONNECT_INITIAL, OPTIONS, true)).c002!)).toBe(
      "02c00c001b00000000000000",
    )
    expect(hexOf(blocksOf(applyConnectSettings(CONNECT_INITIAL, OPTIONS, false)).c002!)).toBe(
      "02c00c000000000000000000",
    )
  })

  test("sign in by themselves with credentials, and set the effects that cost bandwidth", () => {
    const info = new Uint8Array(12 + 10 + 10 + 2 + 2 + 2 + 172 + 4 + 4)
    info.set([0x40])
    applyInfoSettings(info, { ...OPTIONS, rendering: { ...RENDERING, fontSmoothing: true, wallpaper: true } })
    expect(info[8]! & 8).toBe(8)
    expect(info[info.length - 4]).toBe(0x8e)
    const without = info.slice().fill(0, 8, 12)
    applyInfoSettings(without, { ...OPTIONS, password: "" })
    expect(without[8]! & 8).toBe(0)
  })

  test("with all effects off and on have the flags of the protocol", () => {
    expect(performanceFlags(RENDERING)).toBe(0x0f)
    const all = Object.fromEntries(Object.keys(RENDERING).map((name) => [name, true])) as typeof RENDERING
    expect(performanceFlags(all)).toBe(0x180)
  })
})

test("data of channels is taken out of its PDU and put in again", () => {
  const pdu = hex("0300001302f0806400050 3eb70 80 04 11223344".replaceAll(" ", ""))
  const channel = parseChannelData(pdu)!
  expect(channel).toMatchObject({ kind: "request", initiator: 5, channel: 1003 })
  expect(hexOf(channel.data)).toBe("11223344")
  expect(hexOf(channelPdu(channel))).toBe(hexOf(pdu))
  expect(parseChannelData(hex("0300000802f08021"))).toBeNull()
})

test("the desktop's size is read from a Demand Active PDU", () => {
  const bitmap = "02001c00 1800 0100 0100 0100 5605 0003 0000 0100 0100 0000 0100 0000"
  const demand = hex(`2a00 1100 ea03 ea030100 0400 2400 52445000 0100 0000 ${bitmap}`)
  expect(demandedDesktopSize(demand)).toEqual({ width: 1366, height: 768 })
  expect(demandedDesktopSize(hex("0600 1700 ea03 0000000000000000"))).toBeNull()
})

test.each([
  ["03 00 0009 02f080 2180", 3],
  ["03 00 0009 02f080 2080", 1],
  ["03 00 0009 02f080 2000", 0],
  ["03 00 0009 02f080 2e00", null],
  ["03 00 0008 02f080 21", null],
  ["00 80 0009 02f080 2180", null],
])("the reason of the disconnection in %p is %p", (bytes, reason) => {
  expect(disconnectReason(hex(bytes))).toBe(reason)
})

test.each([
  [3, true, "SESSION_CLOSED"],
  [1, true, "RESOURCE_CLOSED"],
  [3, false, "RESOURCE_CLOSED"],
] as const)(
  "after a disconnection for the reason %p, with the desktop shown: %p, the end is %s",
  (reason, shown, code) => {
    expect(endOfDisconnect(reason, shown).code).toBe(code)
  },
)
