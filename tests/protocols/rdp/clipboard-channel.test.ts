/**
 * The clipboard and other static channels, byte by byte: what is read along on the clipboard's, and what happens to one that
 * the machine does not grant (MS-RDPECLIP §2.2, MS-RDPBCGR §2.2.1.3.4, §2.2.1.4.4 and §2.2.6.1.1).
 */
import { expect, test } from "bun:test"
import { ProtocolError } from "../../../protocols/link.ts"
import { ClipboardChannel } from "../../../protocols/rdp/clipboard-channel.ts"
import { RefusedChannels } from "../../../protocols/rdp/refused-channels.ts"
import { parseConnectResponse } from "../../../protocols/rdp/wire/connect-response.ts"

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(/\s/g, ""), "hex"))
const le16 = (value: number) => Buffer.from([value & 255, value >> 8]).toString("hex")
const per = (length: number) => (0x8000 | length).toString(16)

/** CS_NET with rdpsnd, cliprdr and drdynvc, behind a core block without contents. */
const CHANNELS = "7264 7073 6e64 0000 00000000  636c 6970 7264 7200 0000a0c0  6472 6479 6e76 6300 00000080"
const CS_NET = `03c0 2c00 03000000 ${CHANNELS}`
const CONNECT_INITIAL = (() => {
  const blocks = hex(`01c0 0400 ${CS_NET}`)
  const request = `00080010 0001c000 44756361 ${per(blocks.length)} ${Buffer.from(blocks).toString("hex")}`
  const gcc = `0005 00147c 0001 ${per(hex(request).length)} ${request}`
  const parameters = "040101 040101 0101ff 3000 3000 3000"
  const body = hex(`${parameters} 0481${hex(gcc).length.toString(16)} ${gcc}`)
  const mcs = hex(`02f080 7f6581${body.length.toString(16)} ${Buffer.from(body).toString("hex")}`)
  return hex(`0300 ${(mcs.length + 4).toString(16).padStart(4, "0")} ${Buffer.from(mcs).toString("hex")}`)
})()
/** SC_NET: the I/O channel 1003, and 1004, 1005, 1006 for the three. */
const CONNECT_RESPONSE = connectResponseWith("030c 1000 eb03 0300 ec03 ed03 ee03 0000")

function connectResponseWith(channels: string): Uint8Array {
  const create = `0014 760a 0101 0001 c000 4d63 446e`.replaceAll(" ", "")
  const blocks = hex(channels)
  const header = create.slice(0, 26)
  const connect = `${header} ${blocks.length.toString(16).padStart(2, "0")} ${Buffer.from(blocks).toString("hex")}`
  const gcc = `0005 00147c 0001 ${hex(connect).length.toString(16).padStart(2, "0")} ${connect}`
  const body = hex(`0a0100 020100 3000 04${hex(gcc).length.toString(16).padStart(2, "0")} ${gcc}`)
  const mcs = hex(
    `02f080 7f66${body.length.toString(16).padStart(2, "0")} ${Buffer.from(body).toString("hex")}`,
  )
  return hex(`0300 ${(mcs.length + 4).toString(16).padStart(4, "0")} ${Buffer.from(mcs).toString("hex")}`)
}

const CLIPBOARD = 1005
const FILES = Buffer.from("FileGroupDescriptorW\0", "utf16le").toString("hex")

/** A message in one part: its length and "first and last", type, flags, length of the body. */
function message(
  kind: "request" | "indication",
  type: number,
  flags: number,
  body = "",
  channel = CLIPBOARD,
) {
  const bytes = hex(body)
  const data = hex(
    `${le16(bytes.length + 8)}0000 03000000 ${le16(type)} ${le16(flags)} ${le16(bytes.length)}0000 ${body}`,
  )
  const mcs = `02f080 ${kind === "request" ? "64" : "68"} 0005 ${channel.toString(16).padStart(4, "0")} 70 ${per(data.length)}`
  const pdu = hex(`0300 ${(4 + hex(mcs).length + data.length).toString(16).padStart(4, "0")} ${mcs}`)
  return new Uint8Array(Buffer.concat([pdu, data]))
}

const capabilities = (flags: string) =>
  message("indication", 7, 0, `0100 0000 0100 0c00 02000000 ${flags}000000`)
const ready = () => message("indication", 1, 0)
const accepted = () => message("indication", 3, 1)
const refused = () => message("indication", 3, 2)
const textOffered = () => message("request", 2, 0, "0d000000 0000")
const filesOffered = () => message("request", 2, 0, `a0c00000 ${FILES}`)
const textRequested = () => message("indication", 4, 0, "0d000000")
const fileRequested = () => message("indication", 8, 0, "00".repeat(24))
const copied = () => message("indication", 2, 0, "0d000000 0000")

/** Behind the headers of TPKT, X.224 and MCS and the length of the message. */
const PART_FLAGS_AT = 19

/** MCS send-data indication. */
const FROM_MACHINE = 0x68

function aChannel() {
  const seen: string[] = []
  const channel = new ClipboardChannel({
    onOpen: (takesFiles) => seen.push(takesFiles ? "open" : "open without files"),
    onAnswer: (hasFiles, isAccepted) =>
      seen.push(`${hasFiles ? "files" : "text"} ${isAccepted ? "accepted" : "refused"}`),
    onCopied: () => seen.push("copied"),
  })
  channel.onConnectInitial(CONNECT_INITIAL)
  channel.onConnectResponse(CONNECT_RESPONSE)
  /** @returns what the core gets of them */
  const read = (...pdus: Uint8Array[]) =>
    pdus.flatMap((pdu) => {
      if (pdu[7] === FROM_MACHINE) return channel.passFromMachine(pdu)
      channel.readFromCore(pdu)
      return []
    })
  return { seen, read }
}

test("the clipboard channel is open when the machine accepts the first list, and again after it begins anew", () => {
  const { seen, read } = aChannel()
  read(capabilities("06"), ready(), copied(), textOffered())
  expect(seen).toEqual([])
  read(accepted(), copied())
  expect(seen.splice(0)).toEqual(["open", "text accepted", "copied"])
  read(filesOffered(), textOffered(), filesOffered(), refused(), accepted(), accepted())
  expect(seen.splice(0)).toEqual(["files refused", "text accepted", "files accepted"])
  read(filesOffered(), ready(), textOffered(), refused(), textOffered(), accepted())
  expect(seen).toEqual(["text refused", "open", "text accepted"])
})

test("a machine whose capabilities do not name files, or that sends none, takes no files", () => {
  const without = aChannel()
  without.read(capabilities("02"), ready(), textOffered(), accepted())
  expect(without.seen[0]).toBe("open without files")
  const silent = aChannel()
  silent.read(ready(), textOffered(), accepted())
  expect(silent.seen[0]).toBe("open without files")
})

test("a list that the machine announces before it has accepted one reaches the core behind the acceptance, in all its parts", () => {
  const { seen, read } = aChannel()
  const [first, second] = [copied(), copied()]
  // Its flags say "last" alone.
  second[PART_FLAGS_AT] = 2
  expect(read(capabilities("06"), ready(), first, second, textOffered())).toEqual([
    capabilities("06"),
    ready(),
  ])
  expect(read(accepted())).toEqual([accepted(), first, second])
  expect(read(copied())).toEqual([copied()])
  expect(seen).toEqual(["open", "text accepted", "copied"])
})

test("what a machine requests of an offer before its clipboard began anew reaches the core when it has accepted a list", () => {
  const { read } = aChannel()
  read(ready(), textOffered(), accepted())
  expect(read(textRequested())).toEqual([textRequested()])
  expect(read(ready(), textRequested(), fileRequested())).toEqual([ready()])
  expect(read(textOffered(), accepted())).toEqual([accepted(), textRequested(), fileRequested()])
})

test("a machine that announces lists without an end before it has accepted one breaks the protocol", () => {
  const { read } = aChannel()
  const announce = () => {
    for (let i = 0; i < 10_000; i++) read(copied())
  }
  expect(announce).toThrow(ProtocolError)
})

test("messages of other channels, later parts of a message and short ones are not read as the clipboard's", () => {
  const { seen, read } = aChannel()
  const later = accepted()
  later[PART_FLAGS_AT] = 0
  const other = message("indication", 3, 1, "", 1004)
  const short = hex("0300 0013 02f080 68 0005 03ed 70 8004 00000000")
  expect(read(ready(), other, later, short)).toEqual([ready(), other, later, short])
  expect(seen).toEqual([])
})

test("a channel that the machine does not grant gets a number, and what the core sends there does not reach the machine", () => {
  const channels = new RefusedChannels()
  channels.onConnectInitial(CONNECT_INITIAL)
  expect(channels.complete(CONNECT_RESPONSE)).toEqual(CONNECT_RESPONSE)
  const join = (channel: string) => hex(`0300 000c 02f080 38 0006 ${channel}`)
  expect(channels.answer(join("03ed"))).toBeNull()

  const numbersIn = (pdu: Uint8Array) =>
    parseConnectResponse(pdu).blocks.map(({ bytes }) => Buffer.from(bytes).toString("hex"))
  const nothingGranted = connectResponseWith("030c 0800 eb03 0000")
  expect(numbersIn(channels.complete(nothingGranted))).toEqual(["030c1000eb03030000ff01ff02ff0000"])
  expect(channels.answer(join("ff01"))).toEqual([hex("0300 000f 02f080 3e 00 0006 ff01 ff01")])
  expect(channels.answer(message("request", 2, 0, "", 0xff01))).toEqual([])
  expect(channels.answer(message("request", 2, 0, "", 1003))).toBeNull()

  const someRefused = connectResponseWith("030c 1000 eb03 0300 ec03 0000 ee03 0000")
  expect(numbersIn(channels.complete(someRefused))).toEqual(["030c1000eb030300ec0301ffee030000"])
})
