/** Options of this process's sockets, as the kernel has them. */
import { dlopen, FFIType, ptr } from "bun:ffi"
import { readdirSync } from "node:fs"

const IPPROTO_TCP = 6
const TCP_USER_TIMEOUT = 18
/** struct sockaddr_in: the port stands behind the family, most significant byte first. */
const ADDRESS_BYTES = 16
const PORT_AT = 2

const { symbols } = dlopen("libc.so.6", {
  getsockopt: {
    args: [FFIType.i32, FFIType.i32, FFIType.i32, FFIType.ptr, FFIType.ptr],
    returns: FFIType.i32,
  },
  getpeername: { args: [FFIType.i32, FFIType.ptr, FFIType.ptr], returns: FFIType.i32 },
})

/** @returns TCP_USER_TIMEOUT of each connection of this process to `port`, in milliseconds; 0 where none is set */
export function userTimeoutsTo(port: number): number[] {
  const found: number[] = []
  for (const name of readdirSync("/proc/self/fd")) {
    const fd = Number(name)
    if (peerPort(fd) !== port) continue
    const value = new Int32Array(1)
    symbols.getsockopt(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, ptr(value), ptr(Uint32Array.of(value.byteLength)))
    found.push(value[0]!)
  }
  return found
}

/** Null for what is no connection. */
function peerPort(fd: number): number | null {
  const address = new Uint8Array(ADDRESS_BYTES)
  if (symbols.getpeername(fd, ptr(address), ptr(Uint32Array.of(ADDRESS_BYTES))) !== 0) return null
  return new DataView(address.buffer).getUint16(PORT_AT)
}
