/** React hook of a remote session: the model, the link to the server, and the machine's notices. */
import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from "react"
import { callApi } from "../../src/http/api-client.ts"
import {
  TICKET_SUBPROTOCOL_PREFIX,
  VIEWER_SOCKET_PATH,
  VIEWER_SUBPROTOCOL,
} from "../../src/sessions/session/rules-socket.ts"
import { copyText } from "../copy-text.ts"
import { useIslandView } from "../define.tsx"
import { withStepUp } from "../step-up.ts"
import { sessionCalls } from "./calls.ts"
import { isFocusElsewhere } from "./focus.ts"
import { createGuestCalls } from "./guest-calls.ts"
import { createLink, type SessionCalls, type SessionLink } from "./link.ts"
import { initialModel, type Model, reduce } from "./model.ts"
import type { PageLocation } from "./page-bar.tsx"
import { type RemoteScreenProps, withSession } from "./props.ts"
import type { ScreenHandle } from "./screen-handle.ts"
import {
  createTrafficMeter,
  MEASURE_INTERVAL_MS,
  NO_TRAFFIC,
  type Traffic,
  type TrafficMeter,
} from "./traffic.ts"

export interface SessionView {
  model: Model
  link: SessionLink
  /** What the machine copied last. */
  clipboard: string
  title: string
  /** Address of a web page; null for other machines. */
  location: PageLocation | null
  /** The picture on the screen belongs to this session, new or old. */
  hasPicture: boolean
  traffic: Traffic
  decideHostKey(accept: boolean): void
  /** Starts a new session after the end; after only leaving it, joins the same session again. */
  reconnect(): void
}

/** @param root  the element around the screen and its tools */
export function useSession(
  props: RemoteScreenProps,
  screen: RefObject<ScreenHandle | null>,
  root: RefObject<HTMLElement | null>,
): SessionView {
  const { csrf } = useIslandView()
  const [model, dispatch] = useReducer(reduce, props, createInitialModel)
  const [clipboard, setClipboard] = useState("")
  const [title, setTitle] = useState("")
  const [location, setLocation] = useState<PageLocation | null>(null)
  const [hasPicture, setHasPicture] = useState(false)
  const [traffic, setTraffic] = useState(NO_TRAFFIC)
  const meter = useRef<TrafficMeter | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one link for the life of the island
  const link = useMemo(
    () =>
      createLink({
        calls: props.isGuest ? createGuestCalls(csrf) : createCalls(props, csrf),
        openSocket(ticket) {
          const socket = openSocket(ticket)
          socket.addEventListener("message", ({ data }) => {
            if (data instanceof ArrayBuffer) meter.current?.onBytes(data.byteLength)
          })
          return socket
        },
        dispatch(action) {
          if (action.kind !== "notice" || action.notice.about !== "pong") return dispatch(action)
          const delayMs = meter.current?.onPong(action.notice.token, performance.now()) ?? null
          setTraffic((before) => ({ ...before, delayMs }))
        },
        schedule: (ms, work) => {
          const timer = setTimeout(work, ms)
          return () => clearTimeout(timer)
        },
        nowMs: () => performance.now(),
        async onMessage(message) {
          if (message.kind === "title") setTitle(message.text)
          else if (message.kind === "location") setLocation(message)
          else if (message.kind === "clipboard") {
            setClipboard(message.text)
            const isWritten = copyToClipboard(message.text, root.current)
            screen.current?.onMachineCopied?.(message.text, isWritten)
          } else await screen.current?.draw(message)
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
    const measured = createTrafficMeter(link.send)
    meter.current = measured
    const timer = setInterval(() => {
      link.checkSilence()
      setTraffic(measured.measure(performance.now()))
    }, MEASURE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [link])

  useEffect(() => {
    if (model.sessionId !== null && !props.isTile)
      history.replaceState(history.state, "", withSession(props.joinPath, model.sessionId))
  }, [model.sessionId, props.joinPath, props.isTile])

  return {
    model,
    link,
    clipboard,
    title,
    location,
    hasPicture,
    traffic,
    decideHostKey(accept) {
      const { hostKey, sessionId } = model
      if (!hostKey || !sessionId) return
      dispatch({ kind: "hostKeyDecided" })
      const path = { ...props, sessionId }
      const body = { fingerprint: hostKey.fingerprint, accept }
      callApi(sessionCalls.decideHostKey, { path, body }, csrf).catch(() => link.restart())
    },
    reconnect() {
      const wasLeft = model.connection.state === "disconnected" && model.connection.end.code === "LEFT"
      if (wasLeft && model.sessionId) void link.join(model.sessionId)
      else void link.start()
    },
  }
}

function createInitialModel(props: RemoteScreenProps): Model {
  return initialModel({
    sessionId: props.sessionId,
    ownerId: props.ownerId,
    windowEndsAtMs: props.windowEndsAt === null ? null : Date.parse(props.windowEndsAt),
  })
}

function createCalls(path: RemoteScreenProps, csrf: string): SessionCalls {
  return {
    start: () => withStepUp(() => callApi(sessionCalls.startSession, { path }, csrf)),
    session: (sessionId) => callApi(sessionCalls.getSession, { path: { ...path, sessionId } }, csrf),
    ticket: (sessionId) => callApi(sessionCalls.createTicket, { path: { ...path, sessionId } }, csrf),
    end: (sessionId) =>
      callApi(
        sessionCalls.updateGraphicalSession,
        { path: { ...path, sessionId }, body: { isActive: false } },
        csrf,
      ),
  }
}

function openSocket(ticket: string): WebSocket {
  const address = new URL(VIEWER_SOCKET_PATH, window.location.href)
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:"
  return new WebSocket(address, [VIEWER_SUBPROTOCOL, `${TICKET_SUBPROTOCOL_PREFIX}${ticket}`])
}

/** Best effort: the browser may require a click first; the text is also in the clipboard box. @returns whether it is done */
async function copyToClipboard(text: string, root: HTMLElement | null): Promise<boolean> {
  return document.hasFocus() && !isFocusElsewhere(root) && copyText(text)
}
