/** The job that a machine runs: at most one, cycle after cycle, until it is stopped. */
import type { Fact, Job, Jobs } from "./machine.ts"

export class JobRunner {
  active: Job | null
  /** Since the start of the active job. */
  elapsedMs = 0
  private readonly list: Job[]

  /** @param list  the jobs of the machine; the first runs */
  constructor(list: Job[]) {
    this.list = list
    this.active = list[0] ?? null
  }

  /** Lets time pass. @returns the cycles that were completed in it */
  advance(ms: number): number {
    if (this.active === null) return 0
    const cycleMs = this.active.cycleSeconds * 1000
    const before = Math.floor(this.elapsedMs / cycleMs)
    this.elapsedMs += ms
    return Math.floor(this.elapsedMs / cycleMs) - before
  }

  /** State and job for the machine's status. @param stopped  what the machine calls it when no job runs */
  facts(noun: string, stopped: string): Fact[] {
    const { active } = this
    return [
      {
        label: "state",
        value: active === null ? stopped : "RUNNING",
        tone: active === null ? "warn" : "good",
      },
      { label: noun, value: active?.name ?? "none", tone: active === null ? "dim" : "plain" },
    ]
  }

  /** The commands of the maintenance shell. @param noun  what the machine calls a job; the command has this name */
  jobs(noun: string): Jobs {
    return {
      command: noun,
      noun,
      list: this.list,
      active: () => this.active,
      run: (job) => {
        if (this.active !== null) return `${this.active.name} is running, stop it first`
        this.active = job
        this.elapsedMs = 0
        return null
      },
      stop: () => {
        this.active = null
      },
    }
  }
}
