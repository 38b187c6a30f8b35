/** Makes a machine vanish behind an open connection: its own system drops what arrives, unread and without an answer. */
import { dlopen, FFIType, ptr } from "bun:ffi"

const SOL_SOCKET = 1
const SO_ATTACH_FILTER = 26
const SO_DETACH_FILTER = 27
/** Classic BPF: `ret #0`, which keeps nothing of a packet. */
const DROP_ALL = Uint8Array.of(0x06, 0, 0, 0, 0, 0, 0, 0)

const { symbols } = dlopen("libc.so.6", {
  setsockopt: {
    args: [FFIType.i32, FFIType.i32, FFIType.i32, FFIType.ptr, FFIType.u32],
    returns: FFIType.i32,
  },
})

/** @param fd  of the machine's end of the connection */
export function dropPackets(fd: number, isDropping: boolean): void {
  // struct sock_fprog: the number of instructions, and behind padding their address.
  const program = new DataView(new ArrayBuffer(16))
  program.setUint16(0, 1, true)
  program.setBigUint64(8, BigInt(ptr(DROP_ALL)), true)
  const option = isDropping ? SO_ATTACH_FILTER : SO_DETACH_FILTER
  const result = symbols.setsockopt(fd, SOL_SOCKET, option, ptr(program), program.byteLength)
  if (result !== 0) throw new Error(`setsockopt ${option} of ${fd}: ${result}`)
}
