/** Access check of every page, call, socket and download: authentication, authorization, CSRF and step-up. */

import {
  type Actor,
  type DeniedAccess,
  type DeviceAccess,
  type Guest,
  hasDeviceAuthority,
  hasGlobalScope,
  hasSystemAuthority,
  type SystemAuthority,
} from "../base/authorities.ts"
import { notFound, Refusal, type RefusalCode } from "../base/refusal.ts"
import { checkSameOrigin, csrfTokenOf } from "./csrf.ts"
import type { PageAccessRule, TokenUse } from "./endpoint.ts"
import { requiresStepUp } from "./errors.ts"
import type { IdempotencyStore } from "./idempotency/rules.ts"
import { clientAddress } from "./request.ts"

/** A sign-in as found by its token. `csrfToken` is null for bearer tokens: no browser sends those by itself. */
export interface Authentication {
  actor: Actor
  csrfToken: string | null
  /** Browsers only: the sign-in ends after so many seconds without an action. */
  inactivitySeconds?: number
  /** The access to the requested device; null when the device does not exist, missing when none was requested. */
  access?: DeviceAccess | null
}

/** The guest of a session, as found by the cookie of the browser. */
export interface GuestAuthentication {
  guest: Guest
  csrfToken: string
}

/** The domain's answers to the gate's questions. */
export interface AccessControl {
  /** @param deviceId  also returns the access to this device, where one statement can answer both */
  authenticate(request: Request, deviceId?: string): Promise<Authentication | null>
  authenticateGuest(request: Request): Promise<GuestAuthentication | null>
  /**
   * The user of a sign-in or of an API token to whom a file is being sent, with the rights that they have now; null once it
   * has ended otherwise than by inactivity.
   */
  findFileReader(signInId: string): Promise<Actor | null>
  nowMs(): number
  /** Null when the device does not exist. */
  deviceAccess(actor: Actor, deviceId: string): Promise<DeviceAccess | null>
  /** Called when a signed-in user lacks the authority for a request. */
  recordDenial(refused: DeniedAccess): Promise<void>
  /** Stores the responses of creating calls by their idempotency key. */
  idempotency: IdempotencyStore
}

interface Authorization {
  signedIn: Authentication | null
  access: DeviceAccess | null
  /** On pages of guests only. */
  guest: GuestAuthentication | null
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"])
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Authorizes a request or refuses it: UNAUTHORIZED without a sign-in, NOT_ALLOWED without the authority or the CSRF
 * proof, NOT_FOUND for ids of missing objects.
 *
 * @param tokens  use of API tokens on this endpoint; pages accept none
 */
export async function authorizeRequest(
  accessControl: AccessControl,
  rule: PageAccessRule,
  request: Request,
  path: Record<string, string>,
  tokens: TokenUse | undefined,
): Promise<Authorization> {
  checkIds(path)
  const isWriting = !SAFE_METHODS.has(request.method)
  if (rule === "public") {
    if (isWriting) checkSameOrigin(request)
    return { signedIn: null, access: null, guest: null }
  }
  if (rule === "guest") return authorizeGuest(accessControl, request)
  const isOnDevice = typeof rule === "object" && "device" in rule
  const found = await accessControl.authenticate(request, isOnDevice ? path.deviceId : undefined)
  if (!found) throw new Refusal("UNAUTHORIZED", "no valid sign-in")
  const signedIn = { ...found, actor: { ...found.actor, address: clientAddress(request) } }
  const { actor, csrfToken } = signedIn
  try {
    if (isWriting && csrfToken !== null) await checkCsrf(request, csrfToken)
    checkTokenScope(actor, rule, tokens)
    return { signedIn, access: await checkAuthority(accessControl, rule, signedIn, path), guest: null }
  } catch (error) {
    await auditRefusal(accessControl, { actor, gate: rule, request, path }, error)
    throw error
  }
}

/** Whether the request of a file that is being sent would be authorized now, by the same sign-in. */
export async function isStillAuthorized(
  accessControl: AccessControl,
  rule: PageAccessRule,
  { signInId }: Pick<Actor, "signInId">,
  path: Record<string, string>,
): Promise<boolean> {
  if (rule === "public" || rule === "guest") return true
  const actor = await accessControl.findFileReader(signInId)
  if (!actor) return false
  try {
    await checkAuthority(accessControl, rule, { actor, csrfToken: null }, path)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** A sign-in is no guest: a person with an account joins with it. */
async function authorizeGuest(accessControl: AccessControl, request: Request): Promise<Authorization> {
  const found = await accessControl.authenticateGuest(request)
  if (!found) throw new Refusal("NOT_ALLOWED", "no guest of a session")
  if (!SAFE_METHODS.has(request.method)) await checkCsrf(request, found.csrfToken)
  return { signedIn: null, access: null, guest: found }
}

/** Refusals that are recorded in the audit log: the authority or a precondition was missing. */
const AUDITED_CODES: ReadonlySet<RefusalCode> = new Set([
  "NOT_ALLOWED",
  "NOT_LICENSED",
  "PREREQUISITES_MISSING",
])

/** A request with the user, if authenticated, and the access rule. */
interface AccessAttempt {
  /** Null when not signed in; such refusals are not recorded. */
  actor: Actor | null
  gate: PageAccessRule
  request: Request
  path: Record<string, string>
}

/** Runs `action` and records its refusal, whether raised by the access check or by the action. */
export async function withRefusalAudit<T>(
  keeper: AccessControl,
  attempted: AccessAttempt,
  action: () => Promise<T>,
): Promise<T> {
  try {
    return await action()
  } catch (error) {
    await auditRefusal(keeper, attempted, error)
    throw error
  }
}

/**
 * Records the refusal of a user's request. A step-up request is not recorded: the action follows, or the failed
 * step-up is recorded itself.
 */
export async function auditRefusal(
  keeper: AccessControl,
  { actor, gate, request, path }: AccessAttempt,
  error: unknown,
): Promise<void> {
  if (!actor || !(error instanceof Refusal) || !AUDITED_CODES.has(error.code) || requiresStepUp(error)) return
  await keeper.recordDenial(deniedAccess(actor, gate, request, path, error))
}

/**
 * A token passes an endpoint with an authority by its scopes. Where only a sign-in is required, the endpoint must
 * declare the scope for tokens, or tokens are refused: a token acts for its owner without being the owner.
 */
function checkTokenScope(actor: Actor, gate: PageAccessRule, tokens: TokenUse | undefined): void {
  if (!actor.token) return
  const isScoped = typeof gate === "object"
  const use = tokens ?? (isScoped ? "any" : "never")
  const isAllowed = use === "any" || (use !== "never" && hasGlobalScope(actor.token, use))
  if (!isAllowed)
    throw new Refusal("NOT_ALLOWED", `API token "${actor.token.name}" may not do this`, {
      reason: "tokenScopeMissing",
    })
}

function deniedAccess(
  actor: Actor,
  gate: PageAccessRule,
  request: Request,
  path: Record<string, string>,
  { code, message, details }: Refusal,
): DeniedAccess {
  return {
    actor,
    code,
    text: typeof details.text === "string" ? details.text : code,
    reason: message,
    authority: authorityNameOf(gate),
    deviceId: path.deviceId ?? null,
    method: request.method,
    path: new URL(request.url).pathname,
    address: clientAddress(request),
  }
}

function authorityNameOf(gate: PageAccessRule): string {
  if (typeof gate === "string") return gate
  if ("anySystem" in gate) return gate.anySystem.join(" or ")
  return "system" in gate ? gate.system : gate.device
}

async function checkAuthority(
  keeper: AccessControl,
  gate: Exclude<PageAccessRule, "public" | "guest">,
  { actor, access: known }: Authentication,
  path: Record<string, string>,
): Promise<DeviceAccess | null> {
  if (gate === "signedIn") return null
  if (gate === "superuser") {
    if (!actor.isSuperuser)
      throw new Refusal("NOT_ALLOWED", "only superusers may", { reason: "superusersOnly" })
    return null
  }
  if ("system" in gate) {
    checkSystemAuthority(actor, gate.system)
    return null
  }
  if ("anySystem" in gate) {
    if (!gate.anySystem.some((authority) => hasSystemAuthority(actor, authority)))
      throw authorityMissing(authorityNameOf(gate))
    return null
  }
  const deviceId = path.deviceId ?? ""
  const access = known !== undefined ? known : await keeper.deviceAccess(actor, deviceId)
  if (!access) throw notFound("device", deviceId)
  if (!hasDeviceAuthority(actor, access, gate.device)) {
    throw authorityMissing(gate.device, ` on device ${deviceId}`)
  }
  return access
}

/**
 * For a page that needs another authority beside that of its gate.
 *
 * @throws Refusal NOT_ALLOWED
 */
export function checkSystemAuthority(actor: Actor, authority: SystemAuthority): void {
  if (!hasSystemAuthority(actor, authority)) throw authorityMissing(authority)
}

function authorityMissing(authority: string, where = ""): Refusal {
  const details = { reason: "authorityMissing", authority } as const
  return new Refusal("NOT_ALLOWED", `missing authority ${authority}${where}`, details)
}

async function checkCsrf(request: Request, expected: string): Promise<void> {
  checkSameOrigin(request)
  if ((await csrfTokenOf(request)) !== expected)
    throw new Refusal("NOT_ALLOWED", "missing or wrong CSRF token", { reason: "csrfTokenWrong" })
}

function checkIds(path: Record<string, string>): void {
  for (const name in path) {
    const value = path[name] ?? ""
    if ((name === "id" || name.endsWith("Id")) && !UUID.test(value))
      throw notFound(name.replace(/Id$/, ""), value)
  }
}
