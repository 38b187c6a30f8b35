/**
 * ProtocolVersion to ServerInit (RFC 6143 §7.1 to §7.3), server side. Version 3.8, and 3.3 and 3.7 for old clients.
 */

import { createCipheriv, randomBytes } from "node:crypto"
import { itemAt } from "../../../base/assert.ts"
import type { ByteReader } from "./byte-reader.ts"
import { NATIVE_FORMAT, writePixelFormat } from "./pixel-format.ts"
import type { Screen } from "./screen.ts"

const SECURITY_NONE = 1
const SECURITY_VNC = 2
const CHALLENGE_BYTES = 16
const PASSWORD_BYTES = 8

/** @throws Error when the client is refused; the refusal has been sent. */
export async function performHandshake(
  inbox: ByteReader,
  write: (bytes: Uint8Array) => void,
  screen: Screen,
  password: string | null,
): Promise<void> {
  write(Buffer.from("RFB 003.008\n", "latin1"))
  const version = (await inbox.read(12)).toString("latin1")
  const minor = /^RFB 003\.(\d{3})\n$/.exec(version)?.[1]
  if (minor === undefined) throw new Error(`the client says ${JSON.stringify(version)}`)
  const security = password === null ? SECURITY_NONE : SECURITY_VNC
  if (Number(minor) >= 7) await offerSecurity(inbox, write, security)
  else write(Buffer.from([0, 0, 0, security]))
  if (password !== null) await checkPassword(inbox, write, password, Number(minor) >= 8)
  else if (Number(minor) >= 8) write(Buffer.from([0, 0, 0, 0]))
  // ClientInit: the server shares its picture, whether the client requests that or not.
  await inbox.read(1)
  write(serverInit(screen))
}

async function offerSecurity(
  inbox: ByteReader,
  write: (bytes: Uint8Array) => void,
  security: number,
): Promise<void> {
  write(Buffer.from([1, security]))
  const chosen = (await inbox.read(1)).readUInt8(0)
  if (chosen !== security) throw new Error(`the client chose security type ${chosen}`)
}

async function checkPassword(
  inbox: ByteReader,
  write: (bytes: Uint8Array) => void,
  password: string,
  tellsReason: boolean,
): Promise<void> {
  const challenge = randomBytes(CHALLENGE_BYTES)
  write(challenge)
  const answer = await inbox.read(CHALLENGE_BYTES)
  if (answer.equals(encryptChallenge(challenge, password))) {
    write(Buffer.from([0, 0, 0, 0]))
    return
  }
  const reason = Buffer.from("wrong password")
  write(Buffer.from([0, 0, 0, 1]))
  if (tellsReason) write(Buffer.concat([Buffer.from([0, 0, 0, reason.length]), reason]))
  throw new Error("the client gave a wrong password")
}

/** VNC authentication (§7.2.2): DES of the challenge; the key is the password with the bits of each byte mirrored. */
function encryptChallenge(challenge: Buffer, password: string): Buffer {
  const key = Buffer.alloc(PASSWORD_BYTES)
  key.write(password, "latin1")
  for (let index = 0; index < PASSWORD_BYTES; index++) key[index] = reverseBits(itemAt(key, index))
  const cipher = createCipheriv("des-ecb", key, null)
  cipher.setAutoPadding(false)
  return Buffer.concat([cipher.update(challenge), cipher.final()])
}

function reverseBits(byte: number): number {
  let result = 0
  for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) result |= 0x80 >> bit
  return result
}

function serverInit(screen: Screen): Buffer {
  const name = Buffer.from(screen.name)
  const head = Buffer.alloc(4)
  head.writeUInt16BE(screen.width, 0)
  head.writeUInt16BE(screen.height, 2)
  const nameLength = Buffer.alloc(4)
  nameLength.writeUInt32BE(name.length)
  return Buffer.concat([head, writePixelFormat(NATIVE_FORMAT), nameLength, name])
}
