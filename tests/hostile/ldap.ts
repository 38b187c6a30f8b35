/** Servers on a directory's port that misbehave, each in one named way. All listen on a free loopback port, in the clear. */
import { createServer, type Socket } from "node:net"
import { BerReader, BerWriter, PagedResultsControl } from "ldapts"

/** Application tags (RFC 4511 §4.2 to §4.12). */
const BIND = 0x60
const SEARCH = 0x63
const EXTENDED = 0x77
const BIND_ANSWER = 0x61
const ENTRY = 0x64
const SEARCH_DONE = 0x65
const EXTENDED_ANSWER = 0x78
const REFERENCE = 0x73
const SUCCESS = 0
const REFERRAL = 10

export interface HostileDirectory {
  url: string
  /** Connections so far. */
  connections(): number
  /** Every request so far, as it came. */
  requests: Buffer[]
  stop(): void
}

interface Request {
  id: number
  kind: number
  socket: Socket
  bytes: Buffer
}

/** Accepts connections and never responds. */
export const startSilentDirectory = () => startDirectory(() => {})

/** Responds to every request with bytes that are not LDAP. */
export const startGarbageDirectory = (garbage: Uint8Array) =>
  startDirectory(({ socket }) => socket.write(garbage))

/** Takes every name, and resets the connection in the middle of an entry. */
export const startResettingDirectory = () =>
  startDirectory((request) => {
    if (request.kind === BIND) return sendResult(request, BIND_ANSWER)
    const entry = entryOf(request.id, "uid=a,dc=example", { uid: ["a"] })
    request.socket.write(entry.subarray(0, entry.length / 2), () => request.socket.resetAndDestroy())
  })

/** Takes every name, and never comes to the end of a search. */
export const startStallingDirectory = () =>
  startDirectory((request) => {
    if (request.kind === BIND) return sendResult(request, BIND_ANSWER)
    request.socket.write(entryOf(request.id, "uid=a,dc=example", { uid: ["a"] }))
  })

/** Takes every name, and changes bytes of the entry that it answers with: each time others. */
export const startCorruptingDirectory = () => {
  let seed = 1
  const next = (below: number) => {
    seed = (seed * 48_271) % 0x7fff_ffff
    return seed % below
  }
  return startDirectory((request) => {
    if (request.kind === BIND) return sendResult(request, BIND_ANSWER)
    const entry = entryOf(request.id, "uid=a,dc=example", { uid: ["a"], memberOf: ["cn=b", "cn=c"] })
    for (let changes = 1 + next(3); changes > 0; changes--) entry[next(entry.length)] = next(256)
    request.socket.write(Buffer.concat([entry, result(request.id, SEARCH_DONE)]))
  })
}

/** Announces an answer of a gigabyte and begins to send it. */
export const startFloodingDirectory = () =>
  startDirectory((request) => {
    if (request.kind === BIND) return sendResult(request, BIND_ANSWER)
    const chunk = Buffer.alloc(1024 * 1024, 0x41)
    request.socket.write(Buffer.from([0x30, 0x84, 0x40, 0, 0, 0]))
    const pour = () => {
      while (!request.socket.destroyed && request.socket.write(chunk));
      if (!request.socket.destroyed) request.socket.once("drain", pour)
    }
    pour()
  })

/** Accepts the first bind and disconnects; a client that reconnects would sign in without encryption. */
export const startHangingUpDirectory = () =>
  startDirectory((request) => {
    sendResult(request, BIND_ANSWER)
    request.socket.end()
  })

/** Agrees to encrypt, and then never does. */
export const startStalledTlsDirectory = () =>
  startDirectory((request) => {
    if (request.kind === EXTENDED) sendResult(request, EXTENDED_ANSWER)
  })

/** Agrees to encrypt, with the answer to the sign-in that is to come already behind it. */
export const startPipelinedResponseDirectory = () =>
  startDirectory((request) => {
    if (request.kind !== EXTENDED) return
    request.socket.write(
      Buffer.concat([result(request.id, EXTENDED_ANSWER), result(request.id + 1, BIND_ANSWER)]),
    )
  })

/** Takes every name, and answers a search with one entry of as many empty values as fit into these bytes. */
export const startOversizedEntryDirectory = (sizeBytes: number) =>
  startDirectory((request) => {
    if (request.kind === BIND) return sendResult(request, BIND_ANSWER)
    const empty = Buffer.alloc(sizeBytes)
    for (let at = 0; at + 1 < sizeBytes; at += 2) empty[at] = 0x04
    const set = Buffer.concat([berHeader(0x31, sizeBytes), empty])
    const name = Buffer.from("\x04\x03uid", "latin1")
    const attribute = Buffer.concat([berHeader(0x30, name.length + set.length), name, set])
    const dn = Buffer.from("\x04\x03a=b", "latin1")
    const attributes = Buffer.concat([berHeader(0x30, attribute.length), attribute])
    const entry = Buffer.concat([berHeader(ENTRY, dn.length + attributes.length), dn, attributes])
    const id = Buffer.from([2, 1, request.id])
    request.socket.write(Buffer.concat([berHeader(0x30, id.length + entry.length), id, entry]))
    sendResult(request, SEARCH_DONE)
  })

/** Accepts every bind, and responds to a search with `entries` entries, ignoring the requested limit. */
export const startManyEntriesDirectory = (entries: number) =>
  startDirectory((request) => {
    if (request.kind === BIND) return sendResult(request, BIND_ANSWER)
    const entry = entryOf(request.id, "", {})
    request.socket.write(Buffer.concat([...Array.from({ length: entries }, () => entry)]))
    sendResult(request, SEARCH_DONE)
  })

/** Takes every name, sends each page with these values of an attribute, and always has another page. */
export const startEndlessDirectory = (values: readonly string[] | null) =>
  startDirectory((request) => {
    if (request.kind === BIND) return sendResult(request, BIND_ANSWER)
    if (values !== null) request.socket.write(entryOf(request.id, "uid=a,dc=example", { uid: [...values] }))
    request.socket.write(pageResult(request.id, Buffer.from("again")))
  })

/** Accepts every bind, and refers clients to another server, by every kind of referral. */
export const startReferringDirectory = (elsewhere: string) =>
  startDirectory((request) => {
    if (request.kind === BIND) return sendResult(request, BIND_ANSWER)
    request.socket.write(entryOf(request.id, "uid=a,dc=example", { uid: ["a"] }))
    request.socket.write(message(request.id, REFERENCE, (writer) => writer.writeString(`${elsewhere}/dc=b`)))
    const isAboutAll = request.bytes.includes("referral")
    request.socket.write(
      message(request.id, SEARCH_DONE, (writer) => {
        writer.writeEnumeration(isAboutAll ? REFERRAL : SUCCESS)
        writer.writeString("")
        writer.writeString("")
        if (!isAboutAll) return
        writer.startSequence(0xa3)
        writer.writeString(`${elsewhere}/dc=b`)
        writer.endSequence()
      }),
    )
  })

/** Rejects every bind with this message; a colon in it is followed by the received password. */
export const startBindFailureDirectory = (code: number, words: string) =>
  startDirectory((request) => {
    const password = request.bytes.subarray(request.bytes.lastIndexOf(0x80) + 2)
    request.socket.write(
      message(request.id, BIND_ANSWER, (writer) => {
        writer.writeEnumeration(code)
        writer.writeString("")
        writer.writeString(words.replace(":", `: ${password}`))
      }),
    )
  })

/** Responds with ranges of at most `atOnce` values, as Active Directory does; `from` is the start of the next one. */
export const startRangingDirectory = (
  values: readonly string[],
  atOnce: number,
  from = (asked: number) => asked,
) =>
  startDirectory((request) => {
    if (request.kind === BIND) return sendResult(request, BIND_ANSWER)
    const asked = Number(/memberOf;range=(\d+)-\*/i.exec(request.bytes.toString("latin1"))?.[1] ?? 0)
    const first = from(asked)
    const some = values.slice(first, first + atOnce)
    const isLast = first + atOnce >= values.length
    const name = `memberOf;range=${first}-${isLast ? "*" : first + some.length - 1}`
    request.socket.write(
      entryOf(request.id, "uid=anna,dc=example", {
        ...{ uid: ["anna"], entryUUID: ["1-2-3"], memberOf: [], [name]: some },
      }),
    )
    sendResult(request, SEARCH_DONE)
  })

/** Takes its first name, and answers every further one with this result code. */
export const startRefusingDirectory = (code: number) => {
  let names = 0
  return startDirectory((request) => {
    if (request.kind === BIND) {
      names += 1
      request.socket.write(result(request.id, BIND_ANSWER, names === 1 ? SUCCESS : code))
      return
    }
    const person = { uid: ["anna"], entryUUID: ["1-2-3"] }
    request.socket.write(entryOf(request.id, "uid=anna,dc=example", person))
    sendResult(request, SEARCH_DONE)
  })
}

/** Well-behaved: selects entries by words in a request's filter. */
export const startScriptedDirectory = (
  entries: readonly { when: string; dn: string; attributes: Record<string, string[]> }[],
) =>
  startDirectory((request) => {
    if (request.kind === BIND) return sendResult(request, BIND_ANSWER)
    if (request.kind !== SEARCH) return
    for (const { when, dn, attributes } of entries) {
      if (request.bytes.includes(when)) request.socket.write(entryOf(request.id, dn, attributes))
    }
    sendResult(request, SEARCH_DONE)
  })

async function startDirectory(answer: (request: Request) => void): Promise<HostileDirectory> {
  const sockets = new Set<Socket>()
  const requests: Buffer[] = []
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on("error", () => {})
    socket.on("close", () => sockets.delete(socket))
    socket.on("data", (bytes) => {
      const request = read(bytes, socket)
      if (request) {
        requests.push(bytes)
        answer(request)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  return {
    url: `ldap://127.0.0.1:${address.port}`,
    connections: () => connections,
    requests,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Null when the bytes are not an LDAP request. */
function read(bytes: Buffer, socket: Socket): Request | null {
  const reader = new BerReader(bytes)
  if (bytes[0] !== 0x30 || reader.readSequence() === null) return null
  const id = reader.readInt()
  const kind = reader.peek()
  return id === null || kind === null ? null : { id, kind, socket, bytes }
}

function sendResult({ id, socket }: Request, kind: number): void {
  socket.write(result(id, kind))
}

function result(id: number, kind: number, code = SUCCESS): Buffer {
  return message(id, kind, (writer) => {
    writer.writeEnumeration(code)
    writer.writeString("")
    writer.writeString("")
  })
}

function entryOf(id: number, dn: string, attributes: Record<string, string[]>): Buffer {
  return message(id, ENTRY, (writer) => {
    writer.writeString(dn)
    writer.startSequence()
    for (const [name, values] of Object.entries(attributes)) {
      writer.startSequence()
      writer.writeString(name)
      writer.startSequence(0x31)
      for (const value of values) writer.writeString(value)
      writer.endSequence()
      writer.endSequence()
    }
    writer.endSequence()
  })
}

/** The end of a page, with the cookie that leads to the next one (RFC 2696 §2). */
function pageResult(id: number, cookie: Buffer): Buffer {
  const writer = new BerWriter()
  writer.startSequence()
  writer.writeInt(id)
  writer.startSequence(SEARCH_DONE)
  writer.writeEnumeration(SUCCESS)
  writer.writeString("")
  writer.writeString("")
  writer.endSequence()
  writer.startSequence(0xa0)
  new PagedResultsControl({ value: { size: 0, cookie } }).write(writer)
  writer.endSequence()
  writer.endSequence()
  return writer.buffer
}

/** Of a part of so many bytes, in four bytes of length. */
function berHeader(tag: number, sizeBytes: number): Buffer {
  const head = Buffer.from([tag, 0x84, 0, 0, 0, 0])
  head.writeUInt32BE(sizeBytes, 2)
  return head
}

function message(id: number, kind: number, write: (writer: BerWriter) => void): Buffer {
  const writer = new BerWriter()
  writer.startSequence()
  writer.writeInt(id)
  writer.startSequence(kind)
  write(writer)
  writer.endSequence()
  writer.endSequence()
  return writer.buffer
}
