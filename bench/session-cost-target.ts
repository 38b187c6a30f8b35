/** Machines of the session benchmark, and the sessions that its server makes ready for them. */

/** What an interface is saved with. */
export type Target = { type: string; host: string; port: number } & Record<string, unknown>

export interface Job {
  deviceId: string
  issueId: string
  logId: string
  interfaceId: string
}

/** One machine for each target that was asked for, and who may open sessions on them. */
export interface Jobs {
  /** Of an API sign-in. */
  token: string
  /** Of the same user's sign-in with a browser. */
  browserToken: string
  jobs: Job[]
}

/** What the server answers to "heap". */
export interface HeapReport {
  heapBytes: number
}
