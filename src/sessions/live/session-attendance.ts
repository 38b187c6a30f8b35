/** The persons in a running session: several windows of one are one stay, and so is a window that is opened again. */

export class SessionAttendance {
  private readonly present = new Set<string>()
  private readonly leaving = new Map<string, Timer>()

  /** A window of the person opens. @returns whether the person was not in the session */
  arrive(personId: string): boolean {
    this.stay(personId)
    if (this.present.has(personId)) return false
    this.present.add(personId)
    return true
  }

  /**
   * The last window of the person has closed: unless one opens within `graceMs`, the person has left.
   *
   * @param onLeft  called once then
   */
  depart(personId: string, graceMs: number, onLeft: () => void): void {
    if (!this.present.has(personId)) return
    this.stay(personId)
    const leave = () => {
      this.forget(personId)
      onLeft()
    }
    this.leaving.set(personId, setTimeout(leave, graceMs))
  }

  /** The person is no longer in the session, which is known otherwise. */
  forget(personId: string): void {
    this.stay(personId)
    this.present.delete(personId)
  }

  /** The session has ended, and with it every stay. */
  close(): void {
    for (const personId of [...this.leaving.keys()]) this.stay(personId)
  }

  private stay(personId: string): void {
    clearTimeout(this.leaving.get(personId))
    this.leaving.delete(personId)
  }
}
