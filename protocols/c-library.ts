/** The system's own calls that neither Bun nor Node offers. */
import { dlopen, type FFIFunction, type Library } from "bun:ffi"

/** glibc, then musl (Alpine). */
const C_LIBRARIES = ["libc.so.6", `libc.musl-${process.arch === "arm64" ? "aarch64" : "x86_64"}.so.1`]

/** @returns null on other systems than Linux, and where no C library is found */
export function openCLibrary<const Calls extends Record<string, FFIFunction>>(
  calls: Calls,
): Library<Calls>["symbols"] | null {
  if (process.platform !== "linux") return null
  for (const library of C_LIBRARIES) {
    try {
      return dlopen(library, calls).symbols
    } catch {
      // The other C library, or none.
    }
  }
  return null
}
