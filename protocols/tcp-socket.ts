/**
 * What neither Bun nor node:net offers of a TCP socket, by the system's own calls on its file descriptor.
 */
import { dlopen, FFIType, ptr } from "bun:ffi"

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
/** glibc, then musl (Alpine). */
const C_LIBRARIES = ["libc.so.6", `libc.musl-${process.arch === "arm64" ? "aarch64" : "x86_64"}.so.1`]

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
}

let calls: SocketCalls | null | undefined

/** @returns false where the system has no such option; the connection works all the same */
export function setTcpUserTimeout(fd: number, timeoutMs: number = TCP_USER_TIMEOUT_MS): boolean {
  calls ??= loadCalls()
  if (!calls || fd < 0) return false
  const value = Int32Array.of(timeoutMs)
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

function loadCalls(): SocketCalls | null {
  if (process.platform !== "linux") return null
  const { i32, u32, ptr: pointer } = FFIType
  for (const library of C_LIBRARIES) {
    try {
      const { symbols } = dlopen(library, {
        setsockopt: { args: [i32, i32, i32, pointer, u32], returns: i32 },
        getsockopt: { args: [i32, i32, i32, pointer, pointer], returns: i32 },
      })
      return symbols as unknown as SocketCalls
    } catch {
      // The other C library, or none.
    }
  }
  return null
}
