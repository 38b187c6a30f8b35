/**
 * What neither Bun nor node:net offers of a TCP socket, by the system's own calls on its file descriptor.
 */

import { FFIType, ptr } from "bun:ffi"
import type { Socket } from "bun"
import { openCLibrary } from "./c-library.ts"

/**
 * TCP_USER_TIMEOUT (RFC 5482): how long sent bytes, keep-alive probes and a FIN may stay unacknowledged until the kernel drops
 * the connection. Without it a vanished peer occupies a socket for a quarter of an hour.
 *
 * Longer than the liveness limits, which act earlier and more precisely; covers handshakes and shutdowns. */
const TCP_USER_TIMEOUT_MS = 45_000

const IPPROTO_TCP = 6
const TCP_USER_TIMEOUT = 18
const TCP_INFO = 11
/** In the kernel's `tcp_info`: keep-alive and window probes without an answer, and segments without an acknowledgement. */
const PROBES_AT = 3
const UNACKNOWLEDGED_AT = 24
const TCP_INFO_BYTES = 104

type SetOption = (fd: number, level: number, option: number, value: number | null, bytes: number) => number
type GetOption = (
  fd: number,
  level: number,
  option: number,
  value: number | null,
  bytes: number | null,
) => number

interface SocketCalls {
  setsockopt: SetOption
  getsockopt: GetOption
  socket: (family: number, type: number, protocol: number) => number
  connect: (fd: number, address: number, bytes: number) => number
  poll: (descriptors: number, count: number, timeoutMs: number) => number
  close: (fd: number) => number
  inet_pton: (family: number, text: number, bytes: number) => number
}

let calls: SocketCalls | null | undefined

/** The file descriptor of a socket, which Bun's typings leave out; -1 without one. */
export function fileDescriptor(socket: Socket<undefined>): number {
  return (socket as unknown as { fd?: number }).fd ?? -1
}

/** @returns false where the system has no such option; the connection works all the same */
export function setTcpUserTimeout(fd: number): boolean {
  calls ??= loadCalls()
  if (!calls || fd < 0) return false
  const value = Int32Array.of(TCP_USER_TIMEOUT_MS)
  return calls.setsockopt(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, ptr(value) as number, value.byteLength) === 0
}

/**
 * Whether the peer's system has not acknowledged something that was sent, be it a keep-alive probe.
 *
 * @param fd  of a socket that is open
 * @returns false where the system does not tell
 */
export function hasUnacknowledged(fd: number): boolean {
  calls ??= loadCalls()
  if (!calls || fd < 0) return false
  const info = new Uint8Array(TCP_INFO_BYTES)
  const length = Uint32Array.of(info.length)
  const result = calls.getsockopt(fd, IPPROTO_TCP, TCP_INFO, ptr(info) as number, ptr(length) as number)
  if (result !== 0) return false
  return info[PROBES_AT] !== 0 || new DataView(info.buffer).getUint32(UNACKNOWLEDGED_AT, true) !== 0
}

const SOL_SOCKET = 1
const SO_ERROR = 4
const AF_INET = 2
const AF_INET6 = 10
const SOCK_STREAM_NONBLOCK_CLOEXEC = 0o2004001
/** `struct sockaddr_in6`; that of IPv4 is its beginning. */
const ADDRESS_BYTES = 28
const [PORT_AT, IPV4_AT, IPV6_AT] = [2, 4, 8]
/** `struct pollfd`: the descriptor, the events that are asked for, and those that came. */
const POLL_BYTES = 8
const [POLL_ASKED_AT, POLL_CAME_AT] = [4, 6]
const POLLOUT = 4
const POLLHUP = 16
const ENETUNREACH = 101
const EHOSTUNREACH = 113
const POLL_INTERVAL_MS = 50
/** The system gives up an address on its own network after 3 s, and remembers that. */
const REASON_TIMEOUT_MS = 4_000

/**
 * Whether no packet reaches a machine that seems to refuse connections. Bun names both ECONNREFUSED, so that an address without
 * a machine would be called one that answers; the connection is tried again to learn the system's own reason.
 *
 * @param address  resolved and allowed
 * @param timeoutMs  after it the machine counts as one that is reached
 */
export async function isUnreachable(address: string, port: number, timeoutMs: number): Promise<boolean> {
  calls ??= loadCalls()
  if (!calls) return false
  const family = address.includes(":") ? AF_INET6 : AF_INET
  const fd = calls.socket(family, SOCK_STREAM_NONBLOCK_CLOEXEC, 0)
  if (fd < 0) return false
  try {
    const target = socketAddress(calls, family, address, port)
    calls.connect(fd, ptr(target) as number, target.length)
    return await endsUnreachable(calls, fd, timeoutMs)
  } finally {
    calls.close(fd)
  }
}

/**
 * A failed connect by the system's own reason: an address without a machine is not called one that refuses.
 *
 * @param address  resolved and allowed
 * @returns the error itself, or one like it with the code EHOSTUNREACH
 */
export async function nameConnectError<E extends NodeJS.ErrnoException>(
  error: E,
  address: string,
  port: number,
): Promise<E> {
  if (error.code !== "ECONNREFUSED" || !(await isUnreachable(address, port, REASON_TIMEOUT_MS))) return error
  return Object.assign(new Error(error.message) as E, { code: "EHOSTUNREACH" })
}

async function endsUnreachable(system: SocketCalls, fd: number, timeoutMs: number): Promise<boolean> {
  const polled = new DataView(new ArrayBuffer(POLL_BYTES))
  polled.setInt32(0, fd, true)
  polled.setInt16(POLL_ASKED_AT, POLLOUT, true)
  for (let waitedMs = 0; system.poll(ptr(polled) as number, 1, 0) === 0; waitedMs += POLL_INTERVAL_MS) {
    if (waitedMs >= timeoutMs) return false
    await Bun.sleep(POLL_INTERVAL_MS)
  }
  const error = new Int32Array(1)
  const length = Uint32Array.of(error.byteLength)
  system.getsockopt(fd, SOL_SOCKET, SO_ERROR, ptr(error) as number, ptr(length) as number)
  // Without a route the attempt failed at once, and no error is kept.
  if (error[0] === 0) return (polled.getInt16(POLL_CAME_AT, true) & POLLHUP) !== 0
  return error[0] === EHOSTUNREACH || error[0] === ENETUNREACH
}

function socketAddress(system: SocketCalls, family: number, address: string, port: number): Uint8Array {
  const bytes = new Uint8Array(ADDRESS_BYTES)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, family, true)
  view.setUint16(PORT_AT, port)
  const text = new TextEncoder().encode(`${address}\0`)
  const at = bytes.subarray(family === AF_INET6 ? IPV6_AT : IPV4_AT)
  system.inet_pton(family, ptr(text) as number, ptr(at) as number)
  return bytes
}

function loadCalls(): SocketCalls | null {
  const { i32, u32, ptr: pointer } = FFIType
  return openCLibrary({
    setsockopt: { args: [i32, i32, i32, pointer, u32], returns: i32 },
    getsockopt: { args: [i32, i32, i32, pointer, pointer], returns: i32 },
    socket: { args: [i32, i32, i32], returns: i32 },
    connect: { args: [i32, pointer, u32], returns: i32 },
    poll: { args: [pointer, u32, i32], returns: i32 },
    close: { args: [i32], returns: i32 },
    inet_pton: { args: [i32, pointer, pointer], returns: i32 },
  }) as unknown as SocketCalls | null
}
