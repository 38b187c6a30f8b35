/** Messages of a running session's viewers: answered on the main thread, or passed on to the Worker. */
import { decodeViewerInput, INPUT, isPress } from "../../../protocols/viewer-wire-input.ts"
import { CLOSE_LATE_INPUT } from "../session/rules-socket.ts"
import type { WorkerRequest } from "../worker/messages.ts"
import { type LiveViewer, notifyViewers } from "./live-viewer.ts"
import type { SessionViewers } from "./session-viewers.ts"

/** What the session's main thread answers itself; none of it reaches the Worker. */
const MAIN_THREAD_INPUT: ReadonlySet<number> = new Set([
  INPUT.PING,
  INPUT.ASK,
  INPUT.VIEW_AREA,
  INPUT.CANCEL_UPLOAD,
  INPUT.TIME,
])
/** What a viewer may send without control: about their own picture, and marks in the recording. */
const VIEW_INPUT: ReadonlySet<number> = new Set([
  INPUT.ACK,
  INPUT.PING,
  INPUT.ASK,
  INPUT.MARKER,
  INPUT.QUALITY,
  INPUT.TIME,
])
/** Five seconds: a page whose network is lost or that hangs cannot release what it holds down on the machine. */
const SILENT_HEARTBEATS_MAX = 3

interface InputTargets {
  viewers: SessionViewers
  cancelUpload(requestId: string): void
  disconnect(viewer: LiveViewer, reason: string, code?: number): void
  /** Sends to the session's Worker. */
  post(request: WorkerRequest): void
}

export class ViewerInput {
  private readonly targets: InputTargets

  constructor(targets: InputTargets) {
    this.targets = targets
  }

  /**
   * From view-only viewers, only what concerns their own picture is accepted. Malformed messages disconnect the viewer. So does
   * what is meant for the machine and comes too late, with all that follows it: the end of a command is no command. What the
   * viewer held down is released, and its page connects anew, with the newest picture.
   */
  handle(viewerId: string, received: Uint8Array): void {
    const viewer = this.targets.viewers.get(viewerId)
    if (!viewer) return
    viewer.silentHeartbeats = 0
    viewer.inputAge.onHeard(performance.now())
    const bytes = this.join(viewer, received)
    const type = bytes?.[0] ?? 0
    if (!bytes || (viewer.right === "VIEW" && !VIEW_INPUT.has(type))) return
    if (MAIN_THREAD_INPUT.has(type)) return this.answer(viewer, bytes)
    if (viewer.inputAge.isLate && isPressMessage(bytes))
      return this.targets.disconnect(viewer, "input that came too late", CLOSE_LATE_INPUT)
    this.targets.post({ kind: "input", viewerId, bytes })
  }

  /** Called with every heartbeat of the Worker: what silent viewers hold down is released on the machine. */
  onHeartbeat(): void {
    for (const viewer of this.targets.viewers.values())
      if (++viewer.silentHeartbeats === SILENT_HEARTBEATS_MAX)
        this.targets.post({ kind: "releaseHeld", viewerId: viewer.id })
  }

  /** @returns null while pieces are missing, and for those that are wrong */
  private join(viewer: LiveViewer, received: Uint8Array): Uint8Array | null {
    try {
      return viewer.pieces.join(received)
    } catch (error) {
      this.disconnect(viewer, error)
      return null
    }
  }

  private disconnect(viewer: LiveViewer, error: unknown): void {
    this.targets.disconnect(viewer, error instanceof Error ? error.message : "malformed input")
  }

  private answer(viewer: LiveViewer, bytes: Uint8Array): void {
    const { viewers } = this.targets
    let input: ReturnType<typeof decodeViewerInput>
    try {
      input = decodeViewerInput(bytes)
    } catch (error) {
      return this.disconnect(viewer, error)
    }
    if (input.kind === "ping") return notifyViewers([viewer], { about: "pong", token: input.token })
    if (input.kind === "time") return viewer.inputAge.onTime(input.atMs, performance.now())
    if (input.kind === "cancelUpload") return this.targets.cancelUpload(input.requestId)
    if (input.kind === "viewArea") {
      const { x, y, w, h } = input
      return viewers.setViewArea(viewer, { x, y, w, h })
    }
    if (input.kind !== "ask" || viewer.asks === (input.isWanted && viewer.right === "VIEW")) return
    viewer.asks = input.isWanted && viewer.right === "VIEW"
    viewers.announceList()
  }
}

/** What is malformed is judged by the Worker. */
function isPressMessage(bytes: Uint8Array): boolean {
  try {
    return isPress(decodeViewerInput(bytes))
  } catch {
    return false
  }
}
