/** Recordings of a session as calls: files, pictures of a moment, and markers. */

import { z } from "zod/mini"
import { instant, integerBetween, namedObject, requiredText } from "../../base/schema.ts"
import { get, onDevice, post } from "../../http/endpoint.ts"
import { SCREEN_KINDS } from "../../machines/interfaces/rules-types.ts"
import { download } from "../../system/downloads/contract.ts"
import { SESSION_PATH } from "./contract-paths.ts"
import { MARKER_CHARACTERS_MAX, RECORDING_EVENT_KINDS } from "./rules-recording-events.ts"

/** Upper limit of a position in a recording: a month. */
const SEEK_MS_MAX = 31 * 24 * 3_600_000

/** What happened at a moment of a recording, beside its picture. */
const recordingEvent = namedObject("RecordingEvent", {
  at: z.int(),
  event: z.enum(RECORDING_EVENT_KINDS),
  person: z.nullable(z.string()),
  state: z.nullable(z.string()),
  text: z.string(),
  sizeInBytes: z.nullable(z.int()),
  addedOn: z.nullable(instant),
})

const addRecordingMarker = z.strictObject({
  at: integerBetween({ min: 0, max: SEEK_MS_MAX }),
  text: requiredText(MARKER_CHARACTERS_MAX),
})
export type AddRecordingMarker = z.output<typeof addRecordingMarker>

/** Nothing changes in the picture. Milliseconds since the recording began. */
const idlePeriod = namedObject("IdlePeriod", { from: z.int(), to: z.int() })

const recordingInfo = z.object({
  kind: z.enum(SCREEN_KINDS),
  startTime: instant,
  durationInMs: z.int(),
  sizeInBytes: z.int(),
  complete: z.boolean(),
  /** The first ones, at most RECORDING_EVENTS_MAX, in their order. */
  events: z.array(recordingEvent),
  hasMoreEvents: z.boolean(),
  /** The longest ones, at most IDLE_PERIODS_MAX, in the order of time. */
  idlePeriods: z.array(idlePeriod),
})
export type RecordingInfoResponse = z.infer<typeof recordingInfo>

export const recordingEndpoints = {
  downloadClipboardRecording: get(`${SESSION_PATH}/clipboardrecording`, onDevice("RECORDING_READ"), {
    summary: "Downloads the clipboard recording",
    ...download,
  }),
  downloadNetworkRecording: get(`${SESSION_PATH}/networkrecording`, onDevice("RECORDING_READ"), {
    summary: "The recorded network traffic as a file",
    ...download,
  }),
  downloadPlcRecording: get(`${SESSION_PATH}/plcrecording`, onDevice("REMOTE_READ"), {
    summary: "The recorded connection to a PLC as a file",
    ...download,
  }),
  getRecordingInfo: get(`${SESSION_PATH}/screenrecording/info`, onDevice("RECORDING_READ"), {
    summary: "Length and kind of a screen recording, and what happened in it",
    response: recordingInfo,
  }),
  getRecordingSegment: get(`${SESSION_PATH}/screenrecording/segment`, onDevice("RECORDING_READ"), {
    summary: "The piece of a screen recording that shows a moment, for the player",
    query: z.object({
      at: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(SEEK_MS_MAX)), 0),
    }),
    binary: true,
  }),
  getRecordingThumbnail: get(`${SESSION_PATH}/screenrecording/thumbnail`, onDevice("RECORDING_READ"), {
    summary: "A small picture of a moment of a screen recording: WebP of a desktop, SVG of a terminal",
    query: z.object({
      at: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(SEEK_MS_MAX))),
    }),
    binary: true,
  }),
  addRecordingMarker: post(`${SESSION_PATH}/screenrecording/markers`, onDevice("RECORDING_UPDATE"), {
    summary: "Adds a marker to a recording, beside its file; for those who may view it now",
    body: addRecordingMarker,
    response: recordingEvent,
    refuses: ["CONFLICT"],
  }),
  downloadRecording: get(`${SESSION_PATH}/screenrecording`, onDevice("RECORDING_READ"), {
    summary: "The whole screen recording as a file",
    ...download,
  }),
}
