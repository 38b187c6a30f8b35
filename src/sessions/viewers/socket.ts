/** The viewers' WebSockets: same origin, a one-use ticket of the signed-in user, then bytes both ways. */
import type { Server, ServerWebSocket, WebSocketHandler } from "bun"
import { INPUT, VIEWER_INPUT_BYTES_MAX } from "../../../protocols/viewer-wire-input.ts"
import { PIECE, piecesOf } from "../../../protocols/viewer-wire-pieces.ts"
import { Refusal } from "../../base/refusal.ts"
import { isOwnOrigin } from "../../http/csrf.ts"
import { clientAddress } from "../../http/request.ts"
import { authenticateRequest, recordUserInput } from "../../identity/signin/authentication/actions.ts"
import { isGuestConsentMissing } from "../guests/actions.ts"
import { authenticateGuest } from "../guests/authentication.ts"
import { CLOSE_POLICY_VIOLATION, type LiveSession } from "../live/live-session.ts"
import type { ViewerSocket } from "../live/live-viewer.ts"
import type { TicketHolder } from "../live/tickets.ts"
import { guestAccess, type ViewerAccess, viewerAccess } from "../live/viewer-access.ts"
import { isConsentMissing } from "../session/actions-consent.ts"
import { VIEWERS_MAX } from "../session/rules.ts"
import { type Participant, participantId, withAddress } from "../session/rules-participants.ts"
import { TICKET_SUBPROTOCOL_PREFIX, VIEWER_SUBPROTOCOL } from "../session/rules-socket.ts"
import { getSession, type SessionPath } from "../session/store.ts"
import { isJoinOpenTo } from "../start/actions-join.ts"
import type { SessionDeps } from "../start/session-deps.ts"
import { MessageAllowance } from "./message-allowance.ts"

/** What a viewer's socket carries from its upgrade to its end. */
export interface ViewerSocketData {
  path: SessionPath
  holder: TicketHolder
  /** Network address of the client. */
  address: string
  /** Set once the viewer is admitted. */
  viewerId: string | null
  /** Messages received before that; a browser sends next to nothing then. */
  queuedInput: Uint8Array[]
  allowance: MessageAllowance
}

/** Bytes that may wait in one socket before Bun closes it; the session stops sending long before. */
const BACKPRESSURE_BYTES_MAX = 64 * 1024 * 1024
/** A viewer that answers no ping for this time is disconnected: the others must not take it for present. */
const IDLE_SECONDS = 16
const QUEUED_INPUT_MAX = 16
const CLOSE_TRY_AGAIN_LATER = 1013
/** Input that only a user produces; frame acknowledgements and resizes are no sign of user activity. */
const USER_ACTIVITY_INPUT: ReadonlySet<number> = new Set([
  INPUT.KEY,
  INPUT.POINTER,
  INPUT.WHEEL,
  INPUT.CLIPBOARD,
  INPUT.TERMINAL_KEYS,
  PIECE,
])

/**
 * Upgrades a request to a viewer's socket. @returns null when the socket is open.
 *
 * @throws Refusal UNAUTHORIZED without sign-in or valid ticket, NOT_ALLOWED from a foreign origin
 */
export async function openViewerSocket(
  deps: SessionDeps,
  request: Request,
  server: Server<ViewerSocketData>,
): Promise<null> {
  const origin = request.headers.get("origin")
  if (!origin || !isOwnOrigin(origin, request))
    throw new Refusal("NOT_ALLOWED", "socket has a foreign origin")
  const offered = (request.headers.get("sec-websocket-protocol") ?? "").split(",").map((name) => name.trim())
  const ticket = offered.find((name) => name.startsWith(TICKET_SUBPROTOCOL_PREFIX))
  if (!offered.includes(VIEWER_SUBPROTOCOL) || !ticket)
    throw new Refusal("BAD_REQUEST", "socket without ticket")
  const grant = deps.tickets.redeem(ticket.slice(TICKET_SUBPROTOCOL_PREFIX.length), deps.clock())
  const holderId =
    grant?.holder.kind === "guest"
      ? (await authenticateGuest(deps, request))?.guest.guestId
      : (await authenticateRequest(deps, request))?.actor.signInId
  if (!grant || !holderId || grant.holder.id !== holderId) {
    throw new Refusal("UNAUTHORIZED", "socket ticket is not valid")
  }
  const data: ViewerSocketData = {
    path: grant.path,
    holder: grant.holder,
    address: clientAddress(request),
    viewerId: null,
    queuedInput: [],
    allowance: new MessageAllowance(performance.now()),
  }
  const headers = { "sec-websocket-protocol": VIEWER_SUBPROTOCOL }
  if (!server.upgrade(request, { data, headers })) throw new Refusal("BAD_REQUEST", "not a WebSocket request")
  return null
}

export function viewerSocketHandler(deps: SessionDeps): WebSocketHandler<ViewerSocketData> {
  return {
    maxPayloadLength: VIEWER_INPUT_BYTES_MAX,
    backpressureLimit: BACKPRESSURE_BYTES_MAX,
    closeOnBackpressureLimit: true,
    idleTimeout: IDLE_SECONDS,
    sendPings: true,
    perMessageDeflate: false,
    open: (ws) => void admitViewer(deps, ws),
    message: (ws, message) => onSocketMessage(deps, ws, message),
    drain(ws) {
      if (ws.data.viewerId) deps.live.find(ws.data.path.sessionId)?.onDrain(ws.data.viewerId)
    },
    close(ws) {
      const { viewerId, path } = ws.data
      if (viewerId) deps.live.leave(path.sessionId, viewerId)
    },
  }
}

/** Checks the right again: the ticket identifies only the sign-in and the session. */
async function admitViewer(deps: SessionDeps, ws: ServerWebSocket<ViewerSocketData>): Promise<void> {
  const { path } = ws.data
  try {
    const live = deps.live.find(path.sessionId)
    const allowed = live && (await accessOf(deps, live, ws.data))
    if (!allowed || !(await isAdmissible(deps, allowed.participant, path)))
      return ws.close(CLOSE_POLICY_VIOLATION, "the session has ended or is not open to you")
    const viewer = await deps.live.join(path.sessionId, allowed, toViewerSocket(ws))
    if (!viewer)
      return live.isEnding
        ? ws.close(CLOSE_POLICY_VIOLATION, "the session has ended")
        : ws.close(CLOSE_TRY_AGAIN_LATER, `the session is full: ${VIEWERS_MAX} viewers at most`)
    if (ws.readyState !== WebSocket.OPEN) return deps.live.leave(path.sessionId, viewer.id)
    ws.data.viewerId = viewer.id
    for (const bytes of ws.data.queuedInput.splice(0)) live.handleInput(viewer.id, bytes)
  } catch (error) {
    deps.log.error("Admitting a viewer failed", { sessionId: path.sessionId, error })
    ws.close(CLOSE_POLICY_VIOLATION, "server error")
  }
}

async function accessOf(
  deps: SessionDeps,
  { path, owner }: LiveSession,
  { holder, address }: ViewerSocketData,
): Promise<ViewerAccess | null> {
  const allowed =
    holder.kind === "guest"
      ? await guestAccess(deps.db, path.sessionId, holder.id)
      : await viewerAccess(deps, { path, ownerId: owner.userId }, holder.id)
  return allowed && { ...allowed, participant: withAddress(allowed.participant, address) }
}

/** Consent and window as they are now: a ticket may be half a minute old. */
async function isAdmissible(deps: SessionDeps, who: Participant, path: SessionPath): Promise<boolean> {
  const session = await getSession(deps.db, path)
  const isRecorded = session.screenRecording !== null
  const isMissing =
    who.kind === "guest"
      ? await isGuestConsentMissing(deps.db, who.guest, isRecorded)
      : await isConsentMissing(deps.db, who.actor.userId, isRecorded)
  return !isMissing && (await isJoinOpenTo(deps, participantId(who), session))
}

function onSocketMessage(
  deps: SessionDeps,
  ws: ServerWebSocket<ViewerSocketData>,
  message: string | Buffer,
): void {
  if (ws.readyState !== WebSocket.OPEN) return
  if (typeof message === "string") return ws.close(CLOSE_POLICY_VIOLATION, "text is not spoken here")
  if (!ws.data.allowance.take(performance.now())) return ws.close(CLOSE_POLICY_VIOLATION, "too many messages")
  const bytes = new Uint8Array(message)
  const { viewerId, path, queuedInput, holder } = ws.data
  if (holder.kind === "user" && USER_ACTIVITY_INPUT.has(bytes[0] ?? 0)) recordUserInput(deps, holder.id)
  if (viewerId) deps.live.find(path.sessionId)?.handleInput(viewerId, bytes)
  else if (queuedInput.length < QUEUED_INPUT_MAX) queuedInput.push(bytes)
}

function toViewerSocket(ws: ServerWebSocket<ViewerSocketData>): ViewerSocket {
  return {
    send(bytes) {
      for (const piece of piecesOf(bytes as Uint8Array<ArrayBuffer>)) ws.sendBinary(piece)
    },
    bufferedBytes: () => ws.getBufferedAmount(),
    close: (code, reason) => ws.close(code, reason.slice(0, 120)),
  }
}
