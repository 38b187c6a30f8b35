/** Taking a person's credentials for one session, where the interface keeps none. */
import { writeAudit } from "../audit/store.ts"
import type { Db } from "../base/deps.ts"
import { Refusal, refuseFields } from "../base/refusal.ts"
import type { TargetInterface } from "../interfaces/contract.ts"
import { isVnc, mayUseInterface } from "../interfaces/rules.ts"
import { getInterface } from "../interfaces/store.ts"
import type { Actor } from "../roles/rules.ts"
import { getLog } from "../worklogs/store.ts"
import type { RemoteDeps } from "./actions.ts"
import type { Credentials } from "./given-credentials.ts"
import type { LogPath } from "./store-lists.ts"

type InterfacePath = LogPath & { interfaceId: string }

/**
 * For the caller's next start from this log; they are never written down.
 *
 * @throws Refusal NOT_FOUND, CONFLICT where the interface keeps its own, NOT_ALLOWED, BAD_REQUEST without a user name
 */
export async function giveCredentials(
  deps: RemoteDeps,
  actor: Actor,
  path: InterfacePath,
  credentials: Credentials,
): Promise<void> {
  const target = await askingInterface(deps.db, path)
  if (!mayUseInterface(actor, target)) {
    throw new Refusal("NOT_ALLOWED", `interface "${target.name}" is restricted`, {
      text: "interfaceForbidden",
      name: target.name,
    })
  }
  if (credentials.username === "" && !isVnc(target.type)) {
    throw refuseFields([{ path: "username", message: "validation.required" }])
  }
  const { deviceId, issueId, interfaceId: objectId } = path
  const fact = { event: "CREDENTIALS_GIVEN", objectType: "interface", objectId, deviceId, issueId } as const
  const details = { interface: target.name, username: credentials.username }
  await writeAudit(deps.db, actor, { ...fact, details }, deps.clock())
  deps.live.credentials.give({ ...path, signInId: actor.signInId }, credentials, deps.clock())
}

async function askingInterface(db: Db, path: InterfacePath): Promise<TargetInterface> {
  await getLog(db, path)
  const target = await getInterface(db, path.deviceId, path.interfaceId)
  if (target.askCredentials) return target
  throw new Refusal("CONFLICT", `interface "${target.name}" keeps its credentials`, {
    text: "interfaceKeepsCredentials",
    name: target.name,
  })
}
