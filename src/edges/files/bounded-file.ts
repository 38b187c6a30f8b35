/** Reading files that others name, up to a limit: a device such as /dev/zero never ends. */
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
