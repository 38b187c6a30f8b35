/**
 * A client of ICAP scanners: the content travels as the body of a response to be modified (RESPMOD).
 *
 * A content is clean only if the scanner answers 204 or returns it byte for byte: scanners that forward a part before
 * they know the verdict answer 200 without a header of infection and withhold the rest.
 *
 * @see RFC 3507; draft-stecher-icap-subid-00 (X-Infection-Found)
 */
import { createHash } from "node:crypto"
import { ScannerUnreachable, type ScanVerdict, type VirusScanner } from "../../base/virus-scanner.ts"
import { type ScannerAddress, ScannerSocket } from "./scanner-socket.ts"

/** Headers of an answer; servers send a few hundred bytes. */
const HEADER_BYTES_MAX = 64 * 1024
const READ_BYTES = 64 * 1024
/** Hexadecimal length and extensions of a chunk. */
const CHUNK_LINE_BYTES_MAX = 1024
const HEADERS_END = "\r\n\r\n"
const LINE_END = "\r\n"

interface IcapAddress extends ScannerAddress {
  /** e.g. icap://scanner.example:1344/virus_scan */
  service: string
  host: string
}

interface IcapAnswer {
  status: number
  statusText: string
  headers: Map<string, string>
}

export function createIcapScanner(address: IcapAddress): VirusScanner {
  return {
    async scan({ name, sizeBytes, bytes }, signal) {
      const socket = await ScannerSocket.open(address, signal)
      try {
        await socket.write(requestHead(address, name, sizeBytes))
        const answered = new AbortController()
        const sent = sendBody(socket, bytes, answered.signal)
        // Read meanwhile: a scanner may return the first bytes before it has taken the last.
        const reading = readVerdict(socket, sent).finally(() => {
          answered.abort()
          socket.close()
        })
        const [verdict] = await Promise.all([reading, sent])
        return verdict
      } finally {
        socket.close()
      }
    },
  }
}

function requestHead({ service, host }: IcapAddress, name: string, sizeBytes: number): string {
  const request = `GET http://millwright.invalid/${encodeURIComponent(name)} HTTP/1.1\r\nHost: millwright.invalid${HEADERS_END}`
  const response = `HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\nContent-Length: ${sizeBytes}${HEADERS_END}`
  return [
    `RESPMOD ${service} ICAP/1.0`,
    `Host: ${host}`,
    "User-Agent: Millwright",
    "Allow: 204",
    "Connection: close",
    `Encapsulated: req-hdr=0, res-hdr=${request.length}, res-body=${request.length + response.length}`,
    `${HEADERS_END.slice(2)}${request}${response}`,
  ].join(LINE_END)
}

/** @returns SHA-256 of what was sent; null when the scanner answered or broke off before it had everything */
async function sendBody(
  socket: ScannerSocket,
  bytes: ReadableStream<Uint8Array>,
  answered: AbortSignal,
): Promise<string | null> {
  const hash = createHash("sha256")
  for await (const chunk of bytes) {
    if (chunk.length === 0) continue
    if (answered.aborted) return null
    hash.update(chunk)
    const head = `${chunk.length.toString(16)}${LINE_END}`
    const isTaken =
      (await socket.write(head)) && (await socket.write(chunk)) && (await socket.write(LINE_END))
    if (!isTaken) return null
  }
  return (await socket.write(`0${HEADERS_END}`)) ? hash.digest("hex") : null
}

async function readVerdict(socket: ScannerSocket, sent: Promise<string | null>): Promise<ScanVerdict> {
  let answer = await readAnswer(socket)
  while (answer.status === 100) answer = await readAnswer(socket)
  const response = `${answer.status} ${answer.statusText}`
  const threat = threatOf(answer.headers)
  if (threat !== null) return { kind: "INFECTED", virusId: threat, response }
  if (answer.status === 204) return { kind: "CLEAN", response }
  if (answer.status !== 200) throw new ScannerUnreachable(`the ICAP server answered ${response}`)
  const returnedHash = await readBodyHash(socket, answer.headers.get("encapsulated") ?? "")
  const isUnchanged = returnedHash !== null && returnedHash === (await sent)
  return { kind: isUnchanged ? "CLEAN" : "DECLINED", response }
}

async function readAnswer(socket: ScannerSocket): Promise<IcapAnswer> {
  const lines = (await socket.readUntil(HEADERS_END, HEADER_BYTES_MAX)).trimEnd().split(LINE_END)
  const status = /^ICAP\/1\.\d (\d{3}) ?(.*)$/.exec(lines[0] ?? "")
  if (!status) throw new ScannerUnreachable("the answer is not ICAP")
  const headers = new Map<string, string>()
  for (const line of lines.slice(1)) {
    const colon = line.indexOf(":")
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return { status: Number(status[1]), statusText: status[2] ?? "", headers }
}

/** The name of the infection; null when none is reported. */
function threatOf(headers: Map<string, string>): string | null {
  const infection = headers.get("x-infection-found") ?? headers.get("x-violations-found")
  const virus = headers.get("x-virus-id")
  if (infection === undefined && virus === undefined) return null
  return /Threat=([^;]+)/i.exec(infection ?? "")?.[1]?.trim() ?? virus ?? "unnamed"
}

/** SHA-256 of the returned body; null when there is none or it breaks off. */
async function readBodyHash(socket: ScannerSocket, encapsulated: string): Promise<string | null> {
  const body = /res-body=(\d+)/.exec(encapsulated)
  if (!body) return null
  try {
    if (Number(body[1]) > 0) await socket.readUntil(HEADERS_END, HEADER_BYTES_MAX)
    const hash = createHash("sha256")
    for (;;) {
      const line = await socket.readUntil(LINE_END, CHUNK_LINE_BYTES_MAX)
      const length = Number.parseInt(line, 16)
      if (!/^[0-9a-f]{1,8}/i.test(line)) return null
      if (length === 0) return hash.digest("hex")
      for (let left = length; left > 0; ) {
        const bytes = await socket.read(Math.min(left, READ_BYTES))
        hash.update(bytes)
        left -= bytes.length
      }
      await socket.readUntil(LINE_END, CHUNK_LINE_BYTES_MAX)
    }
  } catch (error) {
    if (error instanceof ScannerUnreachable) return null
    throw error
  }
}
