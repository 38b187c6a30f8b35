/** Names of the C library, for the system's calls that neither Bun nor Node offers: glibc, then musl (Alpine). */
export const C_LIBRARIES = ["libc.so.6", `libc.musl-${process.arch === "arm64" ? "aarch64" : "x86_64"}.so.1`]
