/** The log of work that is repeated every few seconds, while the database does not answer. */
import type { LogFields, Logger } from "../base/logger.ts"
import { databaseFailureOf } from "./database-failure.ts"

/** Logs one line when the work begins to wait for the database and one when it goes on; all other failures as they are. */
export class OutageLog {
  private readonly log: Logger
  private readonly work: string
  private isWaiting = false

  /** @param work  what waits, as the log names it */
  constructor(log: Logger, work: string) {
    this.log = log
    this.work = work
  }

  succeeded(): void {
    if (this.isWaiting) this.log.info("Work that waited for the database goes on", { work: this.work })
    this.isWaiting = false
  }

  /** @param sentence  for failures of other kinds */
  failed(sentence: string, { error, ...fields }: LogFields & { error: unknown }): void {
    if (databaseFailureOf(error) !== "UNAVAILABLE") return this.log.error(sentence, { ...fields, error })
    const reason = error instanceof Error ? error.message : String(error)
    if (!this.isWaiting) this.log.error("Work waits for the database", { work: this.work, reason })
    this.isWaiting = true
  }
}
