/** A process that records random drawing until it is killed; prints a line once more than a batch is on disk. */

import { openRecording } from "../../../protocols/recording.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import { PATIENT_DISK } from "./patient-disk.ts"
import { changeAtRandom, randomFrom } from "./pictures.ts"

const path = process.argv[2]!
const recording = await openRecording(
  path,
  { sessionId: "killed", kind: "desktop", startedAtMs: 0 },
  PATIENT_DISK,
)
const screen = createScreen(
  { send: () => undefined, refresh: () => undefined, quality: () => undefined },
  recording,
)
const random = randomFrom(1)
let nowMs = 0
screen.frame.resize(320, 240)
setInterval(() => {
  for (let i = 0; i < 3; i++) {
    nowMs += 120
    screen.handleEvent(changeAtRandom(random, screen.frame)[0]!, nowMs)
    screen.handleEvent({ kind: "frameEnd" }, nowMs)
  }
  if (Bun.file(path).size > 300_000) console.log("recorded")
}, 1)
