/** For tests that draw faster than any machine does, without a moment for the disk: their picture never waits for it. */
import type { RecordingOptions } from "../../../protocols/recording.ts"
import { DISK_LIMITS } from "../../../protocols/recording-disk.ts"

export const PATIENT_DISK: RecordingOptions = { limits: { ...DISK_LIMITS, lagMs: 3_600_000 } }
