/** Work that is asked for more often than it is worth: done at once, then at most so often, and always after the last request. */

export class Throttle {
  private readonly work: () => Promise<unknown>
  private readonly intervalMs: number
  private isWanted = false
  private isBusy = false

  /** @param work  does not reject */
  constructor(work: () => Promise<unknown>, intervalMs: number) {
    this.work = work
    this.intervalMs = intervalMs
  }

  request(): void {
    this.isWanted = true
    if (!this.isBusy) void this.run()
  }

  private async run(): Promise<void> {
    this.isBusy = true
    while (this.isWanted) {
      this.isWanted = false
      const earliest = new Promise((resolve) => setTimeout(resolve, this.intervalMs))
      await this.work()
      await earliest
    }
    this.isBusy = false
  }
}
