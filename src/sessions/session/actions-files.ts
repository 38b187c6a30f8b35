/** Files that a session would take: refused for as long as no interface type of this version does. */
import type { Db } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { getSession, type SessionPath } from "./store.ts"

/** @throws Refusal NOT_FOUND without the session, otherwise UNSUPPORTED naming the interface's type */
export async function rejectFileTransfer(db: Db, path: SessionPath): Promise<never> {
  const { interfaceType: type } = await getSession(db, path)
  throw new Refusal("UNSUPPORTED", `sessions to ${type} carry no files`, {
    text: "fileTransferUnsupported",
    type,
  })
}
