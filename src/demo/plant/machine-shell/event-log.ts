/** The controller's event log: a ring of lines, and listeners that follow it. */
export interface LogLine {
  at: Date
  level: "info" | "warn" | "fault"
  source: string
  text: string
}

/** The capacity of a small controller's battery-backed memory. */
const LINES_MAX = 500

export class EventLog {
  private readonly kept: LogLine[] = []
  private readonly followers = new Set<(line: LogLine) => void>()
  /** Time of the machine; moved by `advance`. */
  now: Date

  constructor(now: Date) {
    this.now = now
  }

  add(level: LogLine["level"], source: string, text: string): void {
    const line = { at: this.now, level, source, text }
    this.kept.push(line)
    if (this.kept.length > LINES_MAX) this.kept.shift()
    for (const follower of this.followers) follower(line)
  }

  /** Adds lines from before the start of the shell, so that the log is never empty. Oldest first. */
  prefill(before: [minutesAgo: number, source: string, text: string][]): void {
    for (const [minutesAgo, source, text] of before) {
      this.kept.push({ at: new Date(this.now.getTime() - minutesAgo * 60_000), level: "info", source, text })
    }
  }

  last(count: number): LogLine[] {
    return this.kept.slice(-count)
  }

  /** @returns how to stop following */
  follow(follower: (line: LogLine) => void): () => void {
    this.followers.add(follower)
    return () => this.followers.delete(follower)
  }
}
