/**
 * Model of a remote session in the user interface: its state and the events that change it. The states are the
 * specification's (§4 remote connection): idle, connecting, waiting, connected, disconnecting, disconnected, failed.
 * Pure.
 */

import type { MachineStatus, Notice, Supervision, ViewerNotice } from "../../protocols/viewer-wire.ts"
import type { AccessRight, Prerequisite } from "../../src/sessions/session/rules.ts"

/** Why there is no session any more. */
export interface EndReason {
  /** A state of the session or a code of the catalogue. */
  code: string
  /** Technical reason in one sentence; may be "". */
  detail: string
  /** Name of a known cause, of which there is a text. */
  diagnosis?: string
  /** The cause of the end, with the name of a person; both may be "". */
  cause?: string | undefined
  person?: string | undefined
  /** Of a shell that was left. */
  exitStatus?: number | undefined
  /** The server's message in the reader's language, where it is more specific than the catalogue's for this code. */
  text?: string
}

export type Connection =
  | { state: "idle" }
  /** The session is being started, the socket opened, or the machine dialled. */
  | { state: "connecting" }
  /** The first picture is awaited, the server is lost and asked again, or the machine does not answer. */
  | { state: "waiting"; for: "picture" | "server" | "machine" }
  | { state: "connected" }
  | { state: "disconnecting" }
  | { state: "disconnected"; end: EndReason }
  | { state: "failed"; end: EndReason }

export type ConnectionState = Connection["state"]

export type Participant = ViewerNotice

export interface HostKey {
  keyType: string
  fingerprint: string
}

export interface Model {
  connection: Connection
  sessionId: string | null
  ownerId: string | null
  /** Epoch milliseconds by the server's clock; null until the session is loaded. */
  startedAtMs: number | null
  /** The server has reported that the machine answers. */
  isMachineUp: boolean
  /** The first picture on this socket is drawn; a terminal has one, empty, before its machine answers. */
  hasPicture: boolean
  /** Where sessions are recorded, there is something to play: the machine's screen was seen, or the server says so. */
  hasRecording: boolean
  /** `sinceMs`: epoch milliseconds on the clock of this browser. */
  machine: { state: MachineStatus["state"]; sinceMs: number }
  /** Access right of this viewer; VIEW until the server sends it. */
  right: AccessRight
  self: string | null
  participants: Participant[]
  /** The lists before, oldest first: several can arrive between two renderings. */
  earlierParticipants: readonly (readonly Participant[])[]
  /** The session goes on without its owner. */
  remains: boolean
  windowEndsAtMs: number | null
  /** Hours by which anybody may still extend the window; null until the server has said it. */
  extensionHoursLeft: number | null
  supervision: Supervision
  /** Bits of a pixel, where the machine has chosen others than the interface asks for. */
  colourDepth: { asked: number; given: number } | null
  /** The last answer with which the owner has declined this viewer's request for control; each is another object. */
  declined: { by: string } | null
  /** What this person did before the server was lost may not have reached the machine; until they see its picture again. */
  isInputLost: boolean
  /** Grows with every change of the transferred files. */
  filesVersion: number
  /** Grows with every change of the invitations, in the owner's windows. */
  invitationsVersion: number
  /** Files that a web page asks this viewer for; null for none. */
  upload: PageUpload | null
  /** What the others see of the picture, by viewer. */
  viewAreas: ReadonlyMap<string, ViewArea>
  /** A host key seen for the first time, waiting for the owner's word. */
  hostKey: HostKey | null
  /** Missing prerequisites of a start; shown in a dialog. */
  missing: Prerequisite[]
}

/** A web page asks for files. */
interface PageUpload {
  id: string
  mayBeSeveral: boolean
  /** The value of the attribute `accept` of a file field. */
  accept: string
}

/** A part of the machine's picture, in its pixels. */
export interface ViewArea {
  x: number
  y: number
  w: number
  h: number
}

export type SessionAction =
  | { kind: "starting" }
  | { kind: "session"; sessionId: string; ownerId: string; startedAtMs: number; hasRecording: boolean }
  | { kind: "missing"; prerequisites: Prerequisite[] }
  | { kind: "right"; right: AccessRight }
  /** The socket is open; the server says how far the machine is. */
  | { kind: "socketOpen" }
  /** @param isInputLost  whether what this person did last may not have reached the machine */
  | { kind: "socketLost"; isInputLost: boolean }
  /** The first picture on this socket is drawn. */
  | { kind: "picture" }
  | { kind: "notice"; notice: Notice; atMs: number }
  | { kind: "hostKeyDecided" }
  | { kind: "leaving" }
  | { kind: "ended"; end: EndReason }
  | { kind: "failed"; end: EndReason }

/** Lists of participants that are kept for the notes about their changes. */
const EARLIER_LISTS_MAX = 16

const MACHINE_ANSWERS: Model["machine"] = { state: "ANSWERS", sinceMs: 0 }

export function initialModel(from: {
  sessionId: string | null
  ownerId: string | null
  windowEndsAtMs: number | null
}): Model {
  return {
    connection: { state: "idle" },
    sessionId: from.sessionId,
    ownerId: from.ownerId,
    startedAtMs: null,
    isMachineUp: false,
    hasPicture: false,
    hasRecording: false,
    machine: MACHINE_ANSWERS,
    right: "VIEW",
    self: null,
    participants: [],
    earlierParticipants: [],
    remains: false,
    windowEndsAtMs: from.windowEndsAtMs,
    extensionHoursLeft: null,
    supervision: { state: "NONE", by: "", reason: "" },
    colourDepth: null,
    declined: null,
    isInputLost: false,
    filesVersion: 0,
    invitationsVersion: 0,
    upload: null,
    viewAreas: new Map(),
    hostKey: null,
    missing: [],
  }
}

export function reduce(model: Model, action: SessionAction): Model {
  if (hasEnded(model.connection) && action.kind !== "starting") return model
  switch (action.kind) {
    case "starting":
      return { ...initialModel(model), connection: { state: "connecting" } }
    case "session": {
      const { kind: _, ...session } = action
      return { ...model, ...session }
    }
    case "missing":
      return {
        ...model,
        missing: action.prerequisites,
        connection: { state: "failed", end: { code: "PREREQUISITES_MISSING", detail: "" } },
      }
    case "right":
      return { ...model, right: action.right }
    case "socketOpen":
      return withProgress(model, { isMachineUp: false, hasPicture: false, machine: MACHINE_ANSWERS })
    case "socketLost":
      return isLeaving(model)
        ? model
        : {
            ...model,
            hostKey: null,
            upload: null,
            isInputLost: model.isInputLost || action.isInputLost,
            connection: { state: "waiting", for: "server" },
          }
    case "picture":
      return withProgress(model, { hasPicture: true })
    case "notice":
      return reduceNotice(model, action)
    case "hostKeyDecided":
      return { ...model, hostKey: null }
    case "leaving":
      return { ...model, hostKey: null, connection: { state: "disconnecting" } }
    case "ended":
      return withEnd(model, "disconnected", action.end)
    case "failed":
      return withEnd(model, "failed", action.end)
  }
}

function reduceNotice(model: Model, { notice, atMs }: Extract<SessionAction, { kind: "notice" }>): Model {
  switch (notice.about) {
    case "state":
      return reduceState(model, notice)
    case "viewers":
      return {
        ...model,
        self: notice.self,
        participants: notice.viewers,
        earlierParticipants: [...model.earlierParticipants, model.participants].slice(-EARLIER_LISTS_MAX),
        remains: notice.remains ?? false,
        viewAreas: areasOfPresenters(model.viewAreas, notice.viewers),
      }
    case "right":
      return { ...model, right: notice.right }
    case "declined":
      return { ...model, declined: { by: notice.by } }
    case "window":
      return {
        ...model,
        windowEndsAtMs: notice.endsAtMs,
        extensionHoursLeft: notice.extensionHoursLeft,
      }
    case "machine":
      return withProgress(model, { machine: { state: notice.state, sinceMs: atMs - notice.forMs } })
    case "hostKey":
      return { ...model, hostKey: { keyType: notice.keyType, fingerprint: notice.fingerprint } }
    case "supervision":
      return { ...model, supervision: { state: notice.state, by: notice.by, reason: notice.reason } }
    case "viewArea": {
      const { viewer, x, y, w, h } = notice
      return { ...model, viewAreas: new Map(model.viewAreas).set(viewer, { x, y, w, h }) }
    }
    case "colourDepth":
      return { ...model, colourDepth: { asked: notice.asked, given: notice.given } }
    case "files":
      return { ...model, filesVersion: model.filesVersion + 1 }
    case "invitations":
      return { ...model, invitationsVersion: model.invitationsVersion + 1 }
    case "upload":
      return { ...model, upload: notice.request }
    // The link measures the delay by it.
    case "pong":
      return model
  }
}

/** Whom others can follow: those who are still here and control the machine. */
function areasOfPresenters(
  areas: Model["viewAreas"],
  participants: readonly Participant[],
): Model["viewAreas"] {
  const presenters = new Set(participants.filter(({ right }) => right === "CONTROL").map(({ id }) => id))
  const kept = [...areas].filter(([id]) => presenters.has(id))
  return kept.length === areas.size ? areas : new Map(kept)
}

function reduceState(model: Model, notice: Extract<Notice, { about: "state" }>): Model {
  if (notice.state === "ENDED") {
    const end = {
      code: notice.code ?? "SESSION_CLOSED",
      detail: notice.detail ?? "",
      diagnosis: notice.diagnosis || undefined,
      cause: notice.cause,
      person: notice.person,
      exitStatus: notice.exitStatus,
    }
    return withEnd(model, isNormalEnd(end.code) ? "disconnected" : "failed", end)
  }
  return withProgress(model, { isMachineUp: notice.state === "CONNECTED" })
}

/** How far the session has come on this socket: the machine dialled, its picture awaited, or all there. */
function withProgress(
  model: Model,
  step: Partial<Pick<Model, "isMachineUp" | "hasPicture" | "machine">>,
): Model {
  const next = { ...model, ...step }
  if (isLeaving(model)) return model
  if (!next.isMachineUp) return { ...next, connection: { state: "connecting" } }
  if (!next.hasPicture) return { ...next, connection: { state: "waiting", for: "picture" }, hostKey: null }
  if (next.machine.state !== "ANSWERS")
    return { ...next, connection: { state: "waiting", for: "machine" }, hostKey: null }
  return {
    ...next,
    connection: { state: "connected" },
    hostKey: null,
    hasRecording: true,
    isInputLost: false,
  }
}

function withEnd(model: Model, state: "disconnected" | "failed", end: EndReason): Model {
  return { ...model, participants: [], hostKey: null, upload: null, connection: { state, end } }
}

function isLeaving(model: Model): boolean {
  return model.connection.state === "disconnecting"
}

/** The input of all viewers is stopped, because no user supervises or the supervisor paused the session. */
export function isInputPaused({ supervision: { state } }: Model): boolean {
  return state === "WAITING" || state === "ABSENT" || state === "PAUSED"
}

/** The owner has left, and the session ends unless they come back. */
export function isOwnerAwaited({ connection, participants, ownerId, remains }: Model): boolean {
  if (connection.state !== "connected" || participants.length === 0 || remains) return false
  return !participants.some(({ userId }) => userId === ownerId)
}

export function hasEnded(connection: Connection): connection is Extract<Connection, { end: EndReason }> {
  return connection.state === "disconnected" || connection.state === "failed"
}

/** True when the user ended or left the session; every other end is shown as an error. */
export function isNormalEnd(code: string): boolean {
  return code === "COMPLETED" || code === "SESSION_CLOSED" || code === "LEFT"
}

/** Ends after which an immediate retry by the same user cannot succeed. */
const NOT_RETRYABLE: readonly string[] = [
  "USER_LOGOUT_ERROR",
  "USER_AUTHORIZATION_ERROR",
  "ISSUE_MAINTENANCE_WINDOW_ERROR",
  "EMERGENCY_TIME_ERROR",
  "ISSUE_STATE_ERROR",
  "ISSUE_ENABLE_REMOTE_ACCESS_ERROR",
  "ISSUE_ASSIGNMENT_ERROR",
  "DEVICE_DELETE_ERROR",
  "PREREQUISITES_MISSING",
  "CLIENT_FORBIDDEN",
  "REMOVED",
  "NOT_ALLOWED",
  "ACCESS_ENDED",
  "NOT_FOUND",
]

/** Only the owner can start a new session, and not where the reason is still there. */
export function canReconnect(model: Model, userId: string): boolean {
  if (!hasEnded(model.connection)) return false
  const { code } = model.connection.end
  if (code === "LEFT") return true
  return (model.ownerId ?? userId) === userId && !NOT_RETRYABLE.includes(code)
}
