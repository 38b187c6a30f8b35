/** The memory of the host, or of the container that the server runs in. */
import { totalmem } from "node:os"

export function hostMemoryBytes(): number {
  const total = totalmem()
  // Without a limit some systems answer 0, others a number without meaning.
  const limit = process.constrainedMemory() ?? 0
  return limit > 0 ? Math.min(total, limit) : total
}
