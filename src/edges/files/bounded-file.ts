/** Reading files that somebody else names: a device never ends, and a pipe ends when it wants. */
import { closeSync, openSync, readSync } from "node:fs"

/** @returns the text of the file, or its first `bytesMax` bytes when it is longer. @throws as `readFileSync` does */
export function readBoundedFile(path: string, bytesMax: number): string {
  const file = openSync(path, "r")
  try {
    const bytes = Buffer.alloc(bytesMax)
    let size = 0
    while (size < bytesMax) {
      const read = readSync(file, bytes, size, bytesMax - size, null)
      if (read === 0) break
      size += read
    }
    return bytes.toString("utf8", 0, size)
  } finally {
    closeSync(file)
  }
}
