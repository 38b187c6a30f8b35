/** Every decoder of bytes from machines, browsers and files, by the name that `run fuzz` takes. */
import { attackHttpsPictures } from "./https.ts"
import type { Attack } from "./mutation.ts"
import { attackRdp } from "./rdp.ts"
import { attackFrames, attackRecording, attackSegment, attackViewerInput } from "./viewer.ts"
import { attackVnc } from "./vnc.ts"

export const DECODERS: Record<string, Attack> = {
  vnc: attackVnc,
  rdp: attackRdp,
  pictures: attackHttpsPictures,
  input: attackViewerInput,
  frames: attackFrames,
  segments: attackSegment,
  recordings: attackRecording,
}
