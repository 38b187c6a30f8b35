/** Takes a user's one-time credentials for one session, where the interface stores none. */

import type { Actor } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { Refusal, validationRefusal } from "../../base/refusal.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { mayUseInterface } from "../../machines/interfaces/rules.ts"
import { INTERFACE_TYPE_TRAITS } from "../../machines/interfaces/rules-types.ts"
import { getInterface } from "../../machines/interfaces/store.ts"
import { getLog } from "../../maintenance/worklogs/store.ts"
import { record } from "../../system/audit/store.ts"
import type { LogPath } from "../session/store-list.ts"
import type { OneTimeCredentials } from "./one-time-credentials.ts"
import type { SessionDeps } from "./session-deps.ts"

type InterfacePath = LogPath & { interfaceId: string }

/**
 * One-time credentials for the caller's next start from this log; they are never stored on disk.
 *
 * @throws Refusal NOT_FOUND, CONFLICT where the interface has stored ones, NOT_ALLOWED, BAD_REQUEST without a user
 *         name
 */
export async function storeOneTimeCredentials(
  deps: SessionDeps,
  actor: Actor,
  path: InterfacePath,
  credentials: OneTimeCredentials,
): Promise<void> {
  const target = await getInterfaceAskingCredentials(deps.db, path)
  if (!mayUseInterface(actor, target)) {
    throw new Refusal("NOT_ALLOWED", `interface "${target.name}" is restricted`, {
      text: "interfaceForbidden",
      name: target.name,
    })
  }
  if (credentials.username === "" && INTERFACE_TYPE_TRAITS[target.type].username !== "optional") {
    throw validationRefusal([{ path: "username", message: "validation.required" }])
  }
  const { deviceId, issueId, interfaceId } = path
  const object = { type: "interface", id: interfaceId, deviceId, issueId } as const
  const details = { interface: target.name, username: credentials.username }
  await record({ tx: deps.db, actor, now: deps.clock() }, "ONE_TIME_CREDENTIALS_PROVIDED", object, details)
  deps.oneTimeCredentials.put({ ...path, signInId: actor.signInId }, credentials)
}

async function getInterfaceAskingCredentials(db: Db, path: InterfacePath): Promise<TargetInterface> {
  await getLog(db, path)
  const target = await getInterface(db, path.deviceId, path.interfaceId)
  if (target.askCredentials) return target
  throw new Refusal("CONFLICT", `interface "${target.name}" keeps its credentials`, {
    text: "interfaceHasStoredCredentials",
    name: target.name,
  })
}
