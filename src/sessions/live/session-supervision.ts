/** The supervision of one running session: who watches, who has paused the input, and the state that follows. */
import type { Supervision } from "../../../protocols/viewer-wire.ts"
import { type Participant, participantName, supervisionState } from "../session/rules-participants.ts"

/** The supervisor who paused the session or let it go on, and the reason. */
export interface SupervisionDecision {
  by: string
  reason: string
}

export class SessionSupervision {
  readonly isRequired: boolean
  current: Supervision
  private pause: SupervisionDecision | null = null
  private wasSupervised = false

  constructor(isRequired: boolean) {
    this.isRequired = isRequired
    this.current = { state: isRequired ? "WAITING" : "NONE", by: "", reason: "" }
  }

  get isPaused(): boolean {
    return this.pause !== null
  }

  /** Takes effect with the next `update`. */
  setPause(pause: SupervisionDecision | null): void {
    this.pause = pause
  }

  /**
   * Derives the current supervision from the supervisors in the session.
   *
   * @returns whether it has changed
   */
  update(supervisors: readonly Participant[]): boolean {
    this.wasSupervised ||= supervisors.length > 0
    const next = this.derive(supervisors)
    const { state, by, reason } = this.current
    if (next.state === state && next.by === by && next.reason === reason) return false
    this.current = next
    return true
  }

  private derive(supervisors: readonly Participant[]): Supervision {
    const state = supervisionState({
      isRequired: this.isRequired,
      supervisors: supervisors.length,
      wasSupervised: this.wasSupervised,
      isPaused: this.isPaused,
    })
    if (state === "PAUSED" && this.pause) return { state, by: this.pause.by, reason: this.pause.reason }
    return {
      state,
      by: state === "SUPERVISED" ? supervisors.map(participantName).join(", ") : "",
      reason: "",
    }
  }
}
