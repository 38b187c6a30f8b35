/** Names of desktops. */
import type { ByteQueue, ParseGenerator } from "../bytes.ts"
import { ProtocolError } from "../link.ts"
import { printableLine } from "../printable.ts"
import { NAME_BYTES_MAX, NAME_CHARS_SHOWN } from "./limits.ts"

/** u32 length and text, UTF-8 by common practice. */
export function* readName(queue: ByteQueue): ParseGenerator<string> {
  yield 4
  const length = queue.u32()
  if (length > NAME_BYTES_MAX) throw new ProtocolError(`a desktop name of ${length} bytes`)
  yield length
  return printableLine(new TextDecoder().decode(queue.take(length)), NAME_CHARS_SHOWN)
}
