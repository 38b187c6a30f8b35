/** Writes the recording of a session: an append-only file of the messages its viewers saw. */
import type { AccessRight } from "./viewer-wire.ts"

export interface RecordingHeader {
  /** The session's id, at most 36 characters (a UUID). */
  sessionId: string
  kind: "desktop" | "terminal"
  /** Epoch milliseconds of the session's time 0. */
  startedAtMs: number
}

/** What happened in the session beside its picture. */
export type RecordingEvent =
  | { about: "join"; viewer: string; name: string; right: AccessRight }
  | { about: "leave"; viewer: string }
  | { about: "right"; viewer: string; right: AccessRight }
  | { about: "clipboard"; viewer: string | null; sizeBytes: number; sha256: string }
  | { about: "file"; viewer: string; name: string; sizeBytes: number; direction: "toMachine" | "fromMachine" }
  | { about: "end"; code: string; detail: string }

/** One whole picture as the screen offers it; see `RecordingWriter.key`. */
export interface KeyPicture {
  width: number
  height: number
  seq: number
  /** 16 bytes for each 64 x 64 tile, row by row: equal hashes are equal pictures within one recording. */
  hashes: Uint8Array
  /** The tile's operations, self-contained and not yet compressed (see `viewer-wire-frame.ts`). */
  tile(index: number): Uint8Array
  /** Further operations to draw on top (JPEG pictures that are still to be seen), usually empty. */
  overlay: Uint8Array
}

/** All times are milliseconds since the session began and never go back. Nothing here throws: see `failure`. */
export interface RecordingWriter {
  /** A message exactly as viewers receive it (FRAME, CURSOR, TITLE, TERMINAL_OUTPUT …). */
  message(atMs: number, bytes: Uint8Array): void
  /** A desktop's whole picture; called by the screen. A recording begins with one. */
  key(atMs: number, picture: KeyPicture): void
  /** A terminal's whole picture, a TERMINAL_SNAPSHOT message. A recording begins with one. */
  snapshot(atMs: number, message: Uint8Array): void
  event(atMs: number, event: RecordingEvent): void
  /** A viewer's input message, where the recording of keyboard and mouse is wanted. */
  input(atMs: number, viewer: string, message: Uint8Array): void
  /** A key is due: time and bytes since the last one have passed. The screen asks; a terminal session should. */
  wantsKey(atMs: number): boolean
  /** The first write error; from then on nothing is written. What follows is the caller's policy (fail-closed). */
  readonly failure: Error | null
  /** Called once, as soon as a write fails. */
  onFailure: ((error: Error) => void) | null
  /** Bytes appended so far. */
  readonly sizeBytes: number
  /** Writes INDEX and END, syncs and closes. Rejects when the file could not be completed. */
  close(atMs: number): Promise<void>
}

/** @throws when the file exists already or cannot be created: nothing is shown before it can be recorded */
export async function openRecording(_path: string, _header: RecordingHeader): Promise<RecordingWriter> {
  throw new Error("not built yet")
}
