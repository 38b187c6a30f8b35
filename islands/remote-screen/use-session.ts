/** One remote session as React sees it: the model, the link to the server, and what the machine said beside its picture. */
import { type RefObject, useEffect, useMemo, useReducer, useState } from "react"
import { call } from "../../src/http/call.ts"
import {
  remoteEndpoints,
  TICKET_SUBPROTOCOL_PREFIX,
  VIEWER_SOCKET_PATH,
  VIEWER_SUBPROTOCOL,
} from "../../src/remote/contract.ts"
import { useIslandView } from "../define.tsx"
import { withProof } from "../proof.ts"
import { createLink, type SessionCalls, type SessionLink } from "./link.ts"
import { after, firstModel, type Model } from "./model.ts"
import { type RemoteScreenProps, withSession } from "./props.ts"
import type { ScreenHandle } from "./screen-handle.ts"

export interface RunningSession {
  model: Model
  link: SessionLink
  /** What the machine copied last. */
  clipboard: string
  title: string
  /** The picture on the screen belongs to this session, new or old. */
  hasPicture: boolean
  decideHostKey(accept: boolean): void
  /** Starts afresh after the end; whoever only left comes back. */
  again(): void
}

export function useSession(props: RemoteScreenProps, screen: RefObject<ScreenHandle | null>): RunningSession {
  const { csrf } = useIslandView()
  const [model, happen] = useReducer(after, props, modelOf)
  const [clipboard, setClipboard] = useState("")
  const [title, setTitle] = useState("")
  const [hasPicture, setHasPicture] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one link for the life of the island
  const link = useMemo(
    () =>
      createLink({
        calls: callsOf(props, csrf),
        openSocket,
        happen,
        later: (ms, work) => {
          const timer = setTimeout(work, ms)
          return () => clearTimeout(timer)
        },
        async receive(message) {
          if (message.kind === "title") setTitle(message.text)
          else if (message.kind === "clipboard") {
            setClipboard(message.text)
            copyHere(message.text)
          } else await screen.current?.show(message)
          if (message.kind === "key" || message.kind === "terminalSnapshot") setHasPicture(true)
        },
      }),
    [],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: connects once, when the island comes alive
  useEffect(() => {
    void (props.sessionId === null ? link.start() : link.join(props.sessionId))
    window.addEventListener("online", link.retryNow)
    return () => {
      window.removeEventListener("online", link.retryNow)
      link.close()
    }
  }, [])

  useEffect(() => {
    if (model.sessionId !== null)
      history.replaceState(history.state, "", withSession(props.joinPath, model.sessionId))
  }, [model.sessionId, props.joinPath])

  return {
    model,
    link,
    clipboard,
    title,
    hasPicture,
    decideHostKey(accept) {
      const { hostKey, sessionId } = model
      if (!hostKey || !sessionId) return
      happen({ kind: "hostKeyDecided" })
      const path = { ...props, sessionId }
      const body = { fingerprint: hostKey.fingerprint, accept }
      call(remoteEndpoints.decideHostKey, { path, body }, csrf).catch(() => link.restart())
    },
    again() {
      const wasLeft = model.connection.state === "disconnected" && model.connection.end.code === "LEFT"
      if (wasLeft && model.sessionId) void link.join(model.sessionId)
      else void link.start()
    },
  }
}

function modelOf(props: RemoteScreenProps): Model {
  return firstModel({
    sessionId: props.sessionId,
    ownerId: props.ownerId,
    windowEndsAtMs: props.windowEndsAt === null ? null : Date.parse(props.windowEndsAt),
  })
}

function callsOf(path: RemoteScreenProps, csrf: string): SessionCalls {
  return {
    start: () => withProof(() => call(remoteEndpoints.startSession, { path }, csrf)),
    session: (sessionId) => call(remoteEndpoints.getSession, { path: { ...path, sessionId } }, csrf),
    ticket: (sessionId) => call(remoteEndpoints.createTicket, { path: { ...path, sessionId } }, csrf),
    end: (sessionId) =>
      call(
        remoteEndpoints.updateGraphicalSession,
        { path: { ...path, sessionId }, body: { isActive: false } },
        csrf,
      ),
  }
}

function openSocket(ticket: string): WebSocket {
  const address = new URL(VIEWER_SOCKET_PATH, location.href)
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:"
  return new WebSocket(address, [VIEWER_SUBPROTOCOL, `${TICKET_SUBPROTOCOL_PREFIX}${ticket}`])
}

/** Best effort: the browser may want a click first, and then the clipboard box has the text. */
function copyHere(text: string): void {
  if (document.hasFocus()) navigator.clipboard?.writeText(text).catch(() => {})
}
