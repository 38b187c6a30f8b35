/** Which sessions may share a Worker. A Worker that fails ends all its sessions. */

/**
 * isolated: each session has a Worker of its own. shared: sessions of one owner, or on one machine, share one. mixed: all
 * sessions of a protocol do.
 */
export type WorkerSharing = "isolated" | "shared" | "mixed"

/** More sessions save hardly any memory and delay each other's keys. */
export const SESSIONS_PER_WORKER_MAX = 8

export interface WorkerTenant {
  ownerId: string
  deviceId: string
}

/**
 * The first Worker that the session may join; -1: it needs a Worker of its own.
 *
 * @param workers  of the session's protocol, each with its sessions
 */
export function findWorker(
  workers: readonly (readonly WorkerTenant[])[],
  session: WorkerTenant,
  sharing: WorkerSharing,
): number {
  if (sharing === "isolated") return -1
  return workers.findIndex(
    (sessions) =>
      sessions.length < SESSIONS_PER_WORKER_MAX &&
      (sharing === "mixed" || sessions.every((other) => isRelated(other, session))),
  )
}

function isRelated(one: WorkerTenant, other: WorkerTenant): boolean {
  return one.ownerId === other.ownerId || one.deviceId === other.deviceId
}
