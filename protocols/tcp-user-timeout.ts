/**
 * TCP_USER_TIMEOUT (RFC 5482): how long sent bytes, keep-alive probes and a FIN may stay unacknowledged until the
 * kernel drops the connection. Without it a vanished peer occupies a socket for a quarter of an hour. Neither Bun nor
 * node:net exposes the option, so it is set on the file descriptor.
 */
import { dlopen, FFIType, ptr } from "bun:ffi"

/** Longer than the liveness limits, which act earlier and more precisely; covers handshakes and shutdowns. */
const TCP_USER_TIMEOUT_MS = 45_000

const IPPROTO_TCP = 6
const TCP_USER_TIMEOUT = 18
/** glibc, then musl (Alpine). */
const C_LIBRARIES = ["libc.so.6", `libc.musl-${process.arch === "arm64" ? "aarch64" : "x86_64"}.so.1`]

type SetOption = (fd: number, level: number, option: number, value: number | null, bytes: number) => number

let setOption: SetOption | null | undefined

/** @returns false where the system has no such option; the connection works all the same */
export function setTcpUserTimeout(fd: number, timeoutMs: number = TCP_USER_TIMEOUT_MS): boolean {
  setOption ??= loadSetOption()
  if (!setOption || fd < 0) return false
  const value = Int32Array.of(timeoutMs)
  return setOption(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, ptr(value) as number, value.byteLength) === 0
}

function loadSetOption(): SetOption | null {
  if (process.platform !== "linux") return null
  const { i32, u32, ptr: pointer } = FFIType
  for (const library of C_LIBRARIES) {
    try {
      const { symbols } = dlopen(library, {
        setsockopt: { args: [i32, i32, i32, pointer, u32], returns: i32 },
      })
      return symbols.setsockopt as unknown as SetOption
    } catch {
      // The other C library, or none.
    }
  }
  return null
}
