/** Files and credentials that a session would take: refused for as long as no interface type of this version does. */
import type { Db } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { getInterface } from "../interfaces/store.ts"
import { getLog } from "../worklogs/store.ts"
import { getSession, type SessionPath } from "./store.ts"
import type { LogPath } from "./store-lists.ts"

/** @throws Refusal NOT_FOUND without the session, otherwise CONFLICT naming the interface's type */
export async function refuseFileTransfer(db: Db, path: SessionPath): Promise<never> {
  const { interfaceType: type } = await getSession(db, path)
  throw new Refusal("CONFLICT", `sessions to ${type} carry no files`, {
    text: "fileTransferUnsupported",
    type,
  })
}

/** Every interface keeps its credentials itself. @throws Refusal NOT_FOUND without log or interface, else CONFLICT */
export async function refuseCredentials(db: Db, path: LogPath & { interfaceId: string }): Promise<never> {
  await getLog(db, path)
  const { name } = await getInterface(db, path.deviceId, path.interfaceId)
  throw new Refusal("CONFLICT", `interface "${name}" keeps its credentials`, {
    text: "interfaceKeepsCredentials",
    name,
  })
}
