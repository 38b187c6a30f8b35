/** The supervision of one running session: who watches, who has paused the input, and the state that follows. */
import type { Supervision } from "../../../protocols/viewer-wire.ts"
import {
  isSupervisorMissing,
  type Participant,
  participantName,
  supervisionState,
} from "../session/rules-participants.ts"
import type { WorkerRequest } from "../worker/messages.ts"
import type { LiveViewer } from "./live-viewer.ts"
import type { SessionViewers } from "./session-viewers.ts"

/** The supervisor who paused the session or let it go on, and the reason. */
interface SupervisionDecision {
  by: string
  reason: string
}

interface SupervisedSession {
  requiresSupervisor: boolean
  viewers: SessionViewers
  /** That all leave with the end of the session is no change. */
  isEnding(): boolean
  post(request: WorkerRequest): void
  onChange(supervision: Supervision): void
}

export class SessionSupervision {
  current: Supervision
  private readonly session: SupervisedSession
  private pauseDecision: SupervisionDecision | null = null
  private wasSupervised = false

  constructor(session: SupervisedSession) {
    this.session = session
    this.current = { state: session.requiresSupervisor ? "WAITING" : "NONE", by: "", reason: "" }
  }

  get isPaused(): boolean {
    return this.pauseDecision !== null
  }

  /** No input reaches the machine until a supervisor joins. */
  get isSupervisorAwaited(): boolean {
    if (isSupervisorMissing(this.current.state)) return true
    return this.isPaused && this.supervisors().length === 0
  }

  /** A supervisor stops all input to the machine. */
  pause(decision: SupervisionDecision): void {
    this.pauseDecision = decision
    this.update()
  }

  /** A supervisor lets the input go on; those who are here and the recording learn who did and why. */
  resume(decision: SupervisionDecision): void {
    this.pauseDecision = null
    this.update(decision)
  }

  setSupervises(viewer: LiveViewer, supervises: boolean): void {
    if (viewer.supervises === supervises) return
    viewer.supervises = supervises
    this.update()
    this.session.viewers.announceList()
  }

  /**
   * Derives the current supervision from the supervisors in the session, and tells the Worker, which enforces it, and the
   * viewers when it has changed.
   *
   * @param resumed  who ended a pause, and why
   */
  update(resumed?: SupervisionDecision): void {
    if (this.session.isEnding()) return
    const supervisors = this.supervisors()
    this.wasSupervised ||= supervisors.length > 0
    const next = this.derive(supervisors)
    const { state, by, reason } = this.current
    if (next.state === state && next.by === by && next.reason === reason) return
    this.current = next
    const supervision = { ...next, ...resumed }
    this.session.post({ kind: "supervision", ...supervision })
    this.session.viewers.notify({ about: "supervision", ...supervision })
    this.session.onChange(next)
  }

  private supervisors(): Participant[] {
    return [...this.session.viewers.values()]
      .filter(({ supervises }) => supervises)
      .map(({ participant }) => participant)
  }

  private derive(supervisors: readonly Participant[]): Supervision {
    const state = supervisionState({
      isRequired: this.session.requiresSupervisor,
      supervisors: supervisors.length,
      wasSupervised: this.wasSupervised,
      isPaused: this.isPaused,
    })
    if (state === "PAUSED" && this.pauseDecision) return { state, ...this.pauseDecision }
    return {
      state,
      by: state === "SUPERVISED" ? supervisors.map(participantName).join(", ") : "",
      reason: "",
    }
  }
}
