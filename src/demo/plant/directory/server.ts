/**
 * The demo's directory: an LDAP server of a few people who can be looked up. Only its service account can bind, so no
 * person signs in through it.
 */

import { createServer, type Socket } from "node:net"
import { BerReader, BerWriter, BindRequest, ProtocolOperation } from "ldapts"
import { closeServer, listenOnLoopback, type PlantServer } from "../listen.ts"
import { type Matches, readFilter } from "./filter.ts"
import { DIRECTORY_BASE, DIRECTORY_ENTRIES, type DirectoryEntry } from "./people.ts"

interface DirectoryOptions {
  port: number
  bindDn: string
  password: string
}

/** Requests are a few hundred bytes. */
const REQUEST_BYTES_MAX = 64 * 1024
const SET_TAG = 0x31
const RESULT = { success: 0, invalidCredentials: 49, insufficientAccess: 50, unwilling: 53 } as const

export async function startDirectory(options: DirectoryOptions): Promise<PlantServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy())
    serve(socket, options)
  })
  const port = await listenOnLoopback(server, options.port)
  return {
    port,
    stop: () => closeServer(server, sockets),
  }
}

function serve(socket: Socket, options: DirectoryOptions): void {
  let pending = Buffer.alloc(0)
  let isBound = false
  socket.on("data", (data) => {
    pending = Buffer.concat([pending, data as Buffer])
    try {
      for (;;) {
        const reader = new BerReader(pending)
        if (reader.readSequence() === null || reader.remain < reader.length) break
        const end = reader.offset + reader.length
        reader.setBufferSize(end)
        pending = pending.subarray(end)
        isBound = answer(socket, reader, options, isBound)
      }
      if (pending.length > REQUEST_BYTES_MAX) socket.destroy()
    } catch {
      // Not LDAP.
      socket.destroy()
    }
  })
}

/** @returns whether the service account is bound afterwards */
function answer(socket: Socket, reader: BerReader, options: DirectoryOptions, isBound: boolean): boolean {
  const messageId = reader.readInt() ?? 0
  switch (reader.readSequence()) {
    case ProtocolOperation.LDAP_REQ_BIND: {
      const request = new BindRequest({ messageId })
      request.parse(reader, [])
      const isService = request.dn === options.bindDn && request.password === options.password
      const code = isService ? RESULT.success : RESULT.invalidCredentials
      socket.write(result(messageId, ProtocolOperation.LDAP_RES_BIND, code))
      return isService
    }
    case ProtocolOperation.LDAP_REQ_SEARCH: {
      const search = readSearch(reader)
      if (isBound)
        for (const entry of find(search)) socket.write(searchEntry(messageId, entry, search.attributes))
      const code = isBound ? RESULT.success : RESULT.insufficientAccess
      socket.write(result(messageId, ProtocolOperation.LDAP_RES_SEARCH, code))
      return isBound
    }
    case ProtocolOperation.LDAP_REQ_UNBIND:
      socket.end()
      return false
    default:
      socket.write(result(messageId, ProtocolOperation.LDAP_RES_EXTENSION, RESULT.unwilling))
      return isBound
  }
}

interface Search {
  /** In lower case, as the names of `attributes`. */
  base: string
  isOfBaseAlone: boolean
  /** 0: all. */
  sizeLimit: number
  matches: Matches
  attributes: string[]
}

/** RFC 4511 §4.5.1. */
function readSearch(reader: BerReader): Search {
  const base = (reader.readString() ?? "").toLowerCase()
  const isOfBaseAlone = reader.readEnumeration() === 0
  const _aliases = reader.readEnumeration()
  const sizeLimit = reader.readInt() ?? 0
  const _seconds = reader.readInt()
  const _typesOnly = reader.readBoolean()
  const matches = readFilter(reader)
  reader.readSequence()
  const end = reader.offset + reader.length
  const attributes: string[] = []
  while (reader.offset < end) attributes.push((reader.readString() ?? "").toLowerCase())
  return { base, isOfBaseAlone, sizeLimit, matches, attributes }
}

function find({ base, isOfBaseAlone, sizeLimit, matches }: Search): DirectoryEntry[] {
  if (!base.endsWith(DIRECTORY_BASE)) return []
  const found = DIRECTORY_ENTRIES.filter(({ dn, attributes }) => {
    const name = dn.toLowerCase()
    const values = new Map(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]))
    const isInScope = isOfBaseAlone ? name === base : name.endsWith(base)
    return isInScope && matches((attribute) => values.get(attribute))
  })
  return found.slice(0, sizeLimit || undefined)
}

function message(messageId: number, operation: number, write: (writer: BerWriter) => void): Buffer {
  const writer = new BerWriter()
  writer.startSequence()
  writer.writeInt(messageId)
  writer.startSequence(operation)
  write(writer)
  writer.endSequence()
  writer.endSequence()
  return writer.buffer
}

function result(messageId: number, operation: number, code: number): Buffer {
  return message(messageId, operation, (writer) => {
    writer.writeEnumeration(code)
    writer.writeString("")
    writer.writeString("")
  })
}

function searchEntry(
  messageId: number,
  { dn, attributes }: DirectoryEntry,
  wanted: readonly string[],
): Buffer {
  return message(messageId, ProtocolOperation.LDAP_RES_SEARCH_ENTRY, (writer) => {
    writer.writeString(dn)
    writer.startSequence()
    for (const [name, value] of Object.entries(attributes)) {
      if (wanted.length > 0 && !wanted.includes(name.toLowerCase()) && !wanted.includes("*")) continue
      writer.startSequence()
      writer.writeString(name)
      writer.startSequence(SET_TAG)
      writer.writeString(value)
      writer.endSequence()
      writer.endSequence()
    }
    writer.endSequence()
  })
}
