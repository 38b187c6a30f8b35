/**
 * What one running server keeps in memory: queues, counters, times not yet saved. Each class has one instance per server,
 * created at its first use, so that two servers of one process (tests, benchmarks) share nothing.
 */
export class ServerState {
  private readonly instances: Map<new () => unknown, unknown>

  /** @param instances  in place of those that `get` would create */
  constructor(instances: Iterable<readonly [new () => unknown, unknown]> = []) {
    this.instances = new Map(instances)
  }

  get<T>(kind: new () => T): T {
    const existing = this.instances.get(kind)
    if (existing !== undefined) return existing as T
    const created = new kind()
    this.instances.set(kind, created)
    return created
  }
}
