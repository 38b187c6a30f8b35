/** What an interface must fulfil before a session opens on it. */
import type { Actor } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import type { RefusalText } from "../../base/reasons.ts"
import { Refusal } from "../../base/refusal.ts"
import { isDirectConnectionAllowed } from "../../machines/connectors/rules.ts"
import { findEffectiveConnector } from "../../machines/connectors/store.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { mayUseInterface } from "../../machines/interfaces/rules.ts"
import { INTERFACE_TYPE_TRAITS } from "../../machines/interfaces/rules-types.ts"
import type { LogPath } from "../session/store-list.ts"
import type { SessionDeps } from "./session-deps.ts"

export type StartPath = LogPath & { interfaceId: string }

/**
 * Checks that this user may start one more session on an interface.
 *
 * @param locked  the interface and its ACTIVE sessions, read under its lock
 * @throws Refusal NOT_ALLOWED, SESSION_CONFLICT, CONFLICT
 */
export function requireUsableInterface(
  deps: SessionDeps,
  actor: Actor,
  path: StartPath,
  { target, activeIds }: { target: TargetInterface; activeIds: readonly string[] },
  now: Date,
): void {
  const active = activeIds.filter((id) => deps.live.isRunningOrStarting(id)).length
  const { maxSessions: max } = target
  const { runsBrowser } = requireOpenableType(target)
  if (!mayUseInterface(actor, target)) throw interfaceError(target, "interfaceForbidden", {}, "NOT_ALLOWED")
  if (active >= max) {
    throw interfaceError(target, "interfaceSessionLimitReached", { active, max }, "SESSION_CONFLICT")
  }
  if (runsBrowser) deps.live.requireBrowser()
  const expiresOn = target.secretExpiresOn
  if (expiresOn && Date.parse(expiresOn) <= now.getTime())
    throw interfaceError(target, "interfaceSecretExpired", { expiresOn })
  const isWaiting = target.askCredentials && !deps.oneTimeCredentials.has(credentialsKey(actor, path))
  if (isWaiting) throw interfaceError(target, "credentialsRequired", {})
}

/** The server dials no machine past its connector. @throws Refusal CONFLICT while the connector is not there */
export async function requireReachable(tx: Db, deviceId: string, target: TargetInterface): Promise<void> {
  const connector = await findEffectiveConnector(tx, { deviceId })
  if (isDirectConnectionAllowed(connector)) return
  throw interfaceError(target, "connectorOffline", { state: connector?.state ?? "NONE" })
}

export function interfaceError(
  target: TargetInterface,
  text: RefusalText,
  more: Record<string, unknown>,
  code: "CONFLICT" | "NOT_ALLOWED" | "SESSION_CONFLICT" | "UNSUPPORTED" = "CONFLICT",
): Refusal {
  return new Refusal(code, `interface "${target.name}": ${text}`, { text, name: target.name, ...more })
}

/** @throws Refusal UNSUPPORTED for a type to which this version opens no sessions */
export function requireOpenableType(target: TargetInterface) {
  const { opens, runsBrowser = false } = INTERFACE_TYPE_TRAITS[target.type]
  if (opens) return { ...opens, runsBrowser }
  throw interfaceError(target, "interfaceTypeUnsupported", { type: target.type }, "UNSUPPORTED")
}

export function credentialsKey(
  { signInId }: Actor,
  { logId, interfaceId }: Pick<StartPath, "logId" | "interfaceId">,
) {
  return { signInId, logId, interfaceId }
}
