/** Whatever bytes a machine sends, RDP's own decoders refuse them by a ProtocolError or take them. */
import { expect, test } from "bun:test"
import { ProtocolError } from "../../../protocols/link.ts"
import { CredsspReader } from "../../../protocols/rdp/credssp.ts"
import { RECEIVE_QUEUE_BYTES_MAX } from "../../../protocols/rdp/limits.ts"
import { decodeInterleavedRle } from "../../../protocols/rdp/picture/interleaved-rle.ts"
import { decodePlanar } from "../../../protocols/rdp/picture/planar.ts"
import { Pointers } from "../../../protocols/rdp/picture/pointers.ts"
import { takeServerSecurity } from "../../../protocols/rdp/security/server-security.ts"
import { ServerStream } from "../../../protocols/rdp/server-stream.ts"
import { parseConfirm } from "../../../protocols/rdp/wire/negotiation.ts"
import { fastPathPdu, PduSplitter, tpkt } from "../../../protocols/rdp/wire/pdu-splitter.ts"
import { parseCleanPathRequest } from "../../../protocols/rdp/wire/rdcleanpath.ts"
import { cutRandomly } from "../chunking.ts"
import { seededRandom } from "../seed.ts"

const BUDGET_MS = 3_000
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const INTERESTING = [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 16, 0x20, 0x30, 0x68, 0x7f, 0x80, 0x82, 0xf3, 0xff]
const DESKTOP = { width: 64, height: 48 }

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(" ", ""), "hex"))
const RECTANGLE = "0100 0100 0000 0000 0200 0100 0400 0200 0800 0104 0a00 84010203048405060708"
const COLOUR_POINTER = "0300 0100 0000 0200 0200 0400 0c00 0000ff000000ff0000ffffff40004000"
const SHARE_HEADER = "1600 1700 ea03 00000000 00 01 0400"
const CORPUS = [
  fastPathPdu(0, hex(`01 2000 ${RECTANGLE}`)),
  fastPathPdu(0, hex(`09 1e00 ${COLOUR_POINTER} 05 0000 06 0000`)),
  tpkt(hex(`02f080 68 0001 03eb 70 32 3200 1700 ea03 00000000 0001 2400 02 00 0000 ${RECTANGLE}`)),
  tpkt(hex(`02f080 68 0001 03eb 70 16 ${SHARE_HEADER} 2f 00 0000 0c000000`)),
  tpkt(
    hex(
      "02f080 68 0001 03eb 70 32 3200 1100 ea03 ea030100 0400 2400 52445000 0100 0000 0200 1c00 1800 0100 0100 0100 5605 0003 0000 0100 0100 0000 0100 0000",
    ),
  ),
]
const CONNECT_RESPONSE = tpkt(
  hex(
    "02f080 7f66 46 0a0100 020100 301a020116020103020100020101020100020101020300fff8020102 0422 000500147c0001 2a 14760a010100 01c000 4d63446e 0c 020c0c000000000000000000",
  ),
)

test(
  `hostile bytes reach no other error than a ProtocolError (FUZZ_SEED=${SEED})`,
  () => {
    const endAtMs = performance.now() + BUDGET_MS
    for (let seed = SEED; performance.now() < endAtMs; seed++) {
      const outcome = survive(seededRandom(seed))
      expect({ seed, outcome }).toEqual({ seed, outcome: "fine" })
    }
  },
  BUDGET_MS * 4,
)

function survive(random: () => number): string {
  const below = (limit: number) => Math.floor(random() * limit)
  const noise = Uint8Array.from({ length: below(80) }, () => INTERESTING[below(INTERESTING.length)]!)
  const mutated = (bytes: Uint8Array) => {
    const copy = bytes.slice()
    for (let i = below(4); i >= 0; i--) copy[below(copy.length)] = INTERESTING[below(INTERESTING.length)]!
    return copy
  }
  const attacks: (() => unknown)[] = [
    () => passStream(Buffer.concat([...CORPUS, ...CORPUS].map(mutated)), random),
    () => passStream(noise, random),
    () => decodeInterleavedRle(noise, 1 + below(20), 1 + below(20), [8, 15, 16, 24][below(4)]!),
    () => decodePlanar(noise, 1 + below(20), 1 + below(20)),
    () => new Pointers().read(5 + below(8), noise),
    () => new CredsspReader().receive(noise),
    () => parseCleanPathRequest(noise),
    () => parseConfirm(noise),
    () => takeServerSecurity(mutated(CONNECT_RESPONSE)),
  ]
  try {
    attacks[below(attacks.length)]!()
  } catch (error) {
    if (!(error instanceof ProtocolError)) return String(error instanceof Error ? error.stack : error)
  }
  return "fine"
}

function passStream(transcript: Uint8Array, random: () => number): void {
  const ignore = () => undefined
  const server = new ServerStream(DESKTOP, { onCursor: ignore, onErrorInfo: ignore, onDesktopSize: ignore })
  const splitter = new PduSplitter(RECEIVE_QUEUE_BYTES_MAX)
  for (const chunk of cutRandomly(transcript, random)) {
    for (const pdu of splitter.push(chunk)) for (const passed of server.pass(pdu)) checkFits(passed)
  }
}

/** What reaches the core is a whole PDU. */
function checkFits(pdu: Uint8Array): void {
  const [only, ...more] = new PduSplitter(RECEIVE_QUEUE_BYTES_MAX).push(pdu)
  if (only?.length !== pdu.length || more.length > 0) throw new Error("a PDU of another length was passed on")
}

test("the corpus of the hostile bytes is itself accepted", () => {
  const server = new ServerStream(DESKTOP, {
    onCursor: () => undefined,
    onErrorInfo: () => undefined,
    onDesktopSize: () => undefined,
  })
  for (const pdu of CORPUS) expect(() => server.pass(pdu)).not.toThrow()
  expect(takeServerSecurity(CONNECT_RESPONSE).security).toMatchObject({ method: 0, key: null })
})
