/** Whatever bytes a machine sends, RDP's own decoders refuse them by a ProtocolError or take them. */
import { ProtocolError } from "../../../protocols/link.ts"
import { ClipboardChannel } from "../../../protocols/rdp/clipboard-channel.ts"
import { CredsspReader } from "../../../protocols/rdp/credssp.ts"
import { RECEIVE_QUEUE_BYTES_MAX } from "../../../protocols/rdp/limits.ts"
import { drawBitmap } from "../../../protocols/rdp/picture/bitmap-drawing.ts"
import { decodeInterleavedRle } from "../../../protocols/rdp/picture/interleaved-rle.ts"
import { decodePlanar } from "../../../protocols/rdp/picture/planar.ts"
import { Pointers } from "../../../protocols/rdp/picture/pointers.ts"
import { RefusedChannels } from "../../../protocols/rdp/refused-channels.ts"
import { takeServerSecurity } from "../../../protocols/rdp/security/server-security.ts"
import { ServerStream } from "../../../protocols/rdp/server-stream.ts"
import { parseConfirm } from "../../../protocols/rdp/wire/negotiation.ts"
import { fastPathPdu, PduSplitter, tpkt } from "../../../protocols/rdp/wire/pdu-splitter.ts"
import { parseCleanPathRequest } from "../../../protocols/rdp/wire/rdcleanpath.ts"
import { cutRandomly } from "../chunking.ts"
import { plainFrame } from "../frame.ts"
import { type Attack, below, mutated, noise, oneOf, onlyThrows } from "./mutation.ts"

export const DESKTOP = { width: 64, height: 48 }

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(" ", ""), "hex"))
const RECTANGLE = "0100 0100 0000 0000 0200 0100 0400 0200 0800 0104 0a00 84010203048405060708"
const COLOUR_POINTER = "0300 0100 0000 0200 0200 0400 0c00 0000ff000000ff0000ffffff40004000"
const SHARE_HEADER = "1600 1700 ea03 00000000 00 01 0400"
export const CORPUS = [
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
export const CONNECT_RESPONSE = tpkt(
  hex(
    "02f080 7f66 46 0a0100 020100 301a020116020103020100020101020100020101020300fff8020102 0422 000500147c0001 2a 14760a010100 01c000 4d63446e 0c 020c0c000000000000000000",
  ),
)

/** A core that asks for rdpsnd, cliprdr and drdynvc, and a machine that grants the first two as 1004 and 1005. */
const CLIENT_CHANNELS = hex(
  "03000064 02f080 7f6581 59 0401010401010101ff3000300030000481 47 000500147c000180 3e 000800100001c00044756361 8030 01c00400 03c02c0003000000 726470736e64000000000000 636c6970726472000000a0c0 647264796e76630000000080",
)
const MACHINE_CHANNELS = hex(
  "0300003a 02f080 7f66 30 0a0100020100 30000426 000500147c0001 1e 0014760a01010001c0004d6344 10 030c1000eb030300ec03ed0300000000",
)
/** Of the clipboard: capabilities, that it is ready, a list with files, a request of its contents, an answer. */
const CLIPBOARD = [
  "0300002f 02f080 68000503ed70 8020 18000000 03000000 0700 0000 10000000 01000000 01000c00 02000000 04000000",
  "0300001f 02f080 68000503ed70 8010 08000000 03000000 0100 0000 00000000",
  "03000049 02f080 68000503ed70 803a 32000000 03000000 0200 0000 2a000000 460069006c006500470072006f0075007000440065007300630072006900700074006f00720057000000",
  "03000023 02f080 68000503ed70 8014 0c000000 03000000 0400 0000 04000000 0d000000",
  "0300001f 02f080 68000503ed70 8010 08000000 03000000 0300 0100 00000000",
].map(hex)

const SIDE_MAX = 20
const BLACK = 0xff000000
const NOISE_BYTES_MAX = 80

export const attackRdp: Attack = (random) => {
  const bytes = noise(random, NOISE_BYTES_MAX)
  const side = () => 1 + below(random, SIDE_MAX)
  const attacks: (() => unknown)[] = [
    () => passStream(Buffer.concat([...CORPUS, ...CORPUS].map((pdu) => mutated(pdu, random))), random),
    () => passStream(bytes, random),
    () => decodeInterleavedRle(bytes, side(), side(), oneOf(random, [8, 15, 16, 24])),
    () => decodePlanar(bytes, side(), side()),
    () => drawPlanar(bytes, side(), side()),
    () => new Pointers().read(5 + below(random, 8), bytes),
    () => new CredsspReader().receive(bytes),
    () => parseCleanPathRequest(bytes),
    () => parseConfirm(bytes),
    () => takeServerSecurity(mutated(CONNECT_RESPONSE, random)),
  ]
  return onlyThrows(ProtocolError, oneOf(random, attacks))
}

/** Draws inside of a picture one pixel larger on each side, whose edge must stay black. */
function drawPlanar(bytes: Uint8Array, w: number, h: number): void {
  const frame = plainFrame(w + 2, h + 2)
  let refusal: unknown = null
  try {
    frame.drawPlanar({ x: 1, y: 1, w, h }, bytes)
  } catch (error) {
    refusal = error
  }
  const words = new Uint32Array(frame.pixels.slice().buffer)
  const isInside = (at: number) => {
    const [x, y] = [at % (w + 2), Math.floor(at / (w + 2))]
    return x > 0 && x <= w && y > 0 && y <= h
  }
  if (words.some((word, at) => word !== BLACK && !isInside(at)))
    throw new Error("a pixel was written outside")
  if (refusal) throw refusal
}

/** What is granted, and what then comes on the clipboard's channel, also in another order. */
export const attackChannels: Attack = (random) => onlyThrows(ProtocolError, () => passChannels(random))

function passChannels(random: () => number): void {
  const ignore = () => undefined
  const refused = new RefusedChannels()
  refused.onConnectInitial(CLIENT_CHANNELS)
  const clipboard = new ClipboardChannel({ onOpen: ignore, onAnswer: ignore, onCopied: ignore })
  clipboard.onConnectInitial(CLIENT_CHANNELS)
  const granted = mutated(MACHINE_CHANNELS, random)
  const completed = refused.complete(granted)
  if (completed !== granted) checkFits(completed)
  clipboard.onConnectResponse(completed)
  for (let count = 1 + below(random, CLIPBOARD.length * 2); count > 0; count--) {
    const pdu = mutated(oneOf(random, CLIPBOARD), random)
    refused.answer(pdu)
    clipboard.passFromMachine(pdu)
  }
}

function passStream(transcript: Uint8Array, random: () => number): void {
  const ignore = () => undefined
  const frame = plainFrame(DESKTOP.width, DESKTOP.height)
  const server = new ServerStream(DESKTOP, {
    drawBitmaps(bitmaps) {
      for (const bitmap of bitmaps) drawBitmap(frame, bitmap)
      return true
    },
    onCursor: ignore,
    onErrorInfo: ignore,
    onDesktopSize: ignore,
    onDisconnect: ignore,
  })
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
