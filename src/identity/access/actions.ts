/** The review of access, and its revocation. */

import Bowser from "bowser"
import type { Actor } from "../../base/authorities.ts"
import { type CsvSeparator, csvStream } from "../../base/csv.ts"
import type { Deps } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import { displayNameOf } from "../../base/text.ts"
import type { ListParent } from "../../db/paged-list.ts"
import { inTransaction } from "../../db/transaction.ts"
import { record, SYSTEM_OBJECT } from "../../system/audit/store.ts"
import { endApiToken } from "../apitokens/actions.ts"
import { findApiToken } from "../apitokens/store.ts"
import { removePasskeyOfUser } from "../passkeys/actions.ts"
import { revokeSignIn, revokeSignInsOf } from "../revocation/store.ts"
import type { SignInMethod } from "../signin/attempt/rules.ts"
import { getUser } from "../users/store.ts"
import type { AccessEntry, SignIn } from "./contract.ts"
import { type AccessFilter, type AccessRow, accessPage } from "./entries/store.ts"
import { type AccessKind, EXPORT_ROWS_MAX, EXPORT_ROWS_PER_QUERY, revocationProblem } from "./rules.ts"
import { findSignInFamily, findSignInOwner, type SignInFilter, type SignInRow, signInsPage } from "./store.ts"

/** Browser and operating system as display names; "" where the user agent does not contain them. */
function parseUserAgent(userAgent: string): { browser: string; system: string } {
  if (userAgent === "") return { browser: "", system: "" }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name ?? "", system: os.name ?? "" }
}

/** One page of live sign-ins, newest first. */
export async function listSignIns(
  deps: Deps,
  actor: Actor,
  filter: SignInFilter,
  request: PageRequest,
  parent?: ListParent<SignInFilter>,
): Promise<Page<SignIn>> {
  const family = await findSignInFamily(deps.db, actor.signInId)
  const page = await signInsPage(deps.db, filter, request, deps.clock(), parent)
  return { ...page, rows: page.rows.map((row) => toSignIn(row, family)) }
}

function toSignIn(row: SignInRow, currentFamily: string | null): SignIn {
  const displayName = displayNameOf(row)
  const ends = [row.expires_on, row.refresh_expires_on ?? row.expires_on].map((end) => end.getTime())
  return {
    id: row.id,
    user: { id: row.user_id, username: row.username, displayName },
    kind: row.kind as SignIn["kind"],
    ...parseUserAgent(row.user_agent),
    userAgent: row.user_agent,
    address: row.address,
    methods: row.methods as SignInMethod[],
    since: row.started_on.toISOString(),
    lastSeenOn: row.last_seen_on.toISOString(),
    expiresOn: new Date(Math.max(...ends)).toISOString(),
    isCurrent: row.family_id === currentFamily,
  }
}

/** One page of the access of all users (sign-ins, API tokens, passkeys), or of the filtered ones. */
export async function listAccess(
  deps: Deps,
  actor: Actor,
  filter: AccessFilter,
  request: PageRequest,
): Promise<Page<AccessEntry>> {
  const page = await accessPage(deps.db, filter, request, deps.clock())
  return { ...page, rows: page.rows.map((row) => toAccessEntry(row, actor)) }
}

function toAccessEntry(row: AccessRow, actor: Actor): AccessEntry {
  return {
    kind: row.kind,
    id: row.id,
    user: { id: row.user_id, username: row.username, displayName: row.display_name },
    name: row.kind === "API_TOKEN" || row.kind === "PASSKEY" ? row.name : describeUserAgent(row.name),
    since: row.since.toISOString(),
    lastUsedOn: row.last_used_on?.toISOString() ?? null,
    expiresOn: row.expires_on?.toISOString() ?? null,
    isSuspended: row.suspended,
    address: row.address,
    isCurrent: row.id === actor.signInId,
  }
}

/** "Firefox · Windows"; for other programs the beginning of the user agent. */
function describeUserAgent(userAgent: string): string {
  const { browser, system } = parseUserAgent(userAgent)
  return [browser, system].filter(Boolean).join(" · ") || (userAgent.split(" ")[0] ?? "")
}

/** @throws Refusal NOT_FOUND for a sign-in that is not live, or of another user */
export async function endOwnSignIn(
  deps: Deps,
  actor: Actor,
  signInId: string,
  address: string,
): Promise<void> {
  if ((await findSignInOwner(deps.db, signInId, deps.clock())) !== actor.userId)
    throw notFound("signIn", signInId)
  await endSignIn(deps, actor, { userId: actor.userId, signInId }, address)
}

/** @returns how many were ended */
export function endOwnOtherSignIns(deps: Deps, actor: Actor, address: string): Promise<number> {
  return endAllSignIns(deps, actor, actor.userId, address, actor.signInId)
}

/** @throws Refusal NOT_FOUND, NOT_ALLOWED for a superuser's */
export async function endSignInOfUser(
  deps: Deps,
  actor: Actor,
  { userId, signInId }: { userId: string; signInId: string },
  address: string,
): Promise<void> {
  await checkMayRevoke(deps, actor, userId)
  if ((await findSignInOwner(deps.db, signInId, deps.clock())) !== userId) throw notFound("signIn", signInId)
  await endSignIn(deps, actor, { userId, signInId }, address)
}

/** Ends all sign-ins of a user except the current one. @throws Refusal NOT_FOUND, NOT_ALLOWED for a superuser's */
export async function endAllSignInsOfUser(
  deps: Deps,
  actor: Actor,
  userId: string,
  address: string,
): Promise<number> {
  await checkMayRevoke(deps, actor, userId)
  return endAllSignIns(deps, actor, userId, address, userId === actor.userId ? actor.signInId : undefined)
}

/** @throws Refusal NOT_FOUND, NOT_ALLOWED for a superuser's */
export async function endApiTokenOf(
  deps: Deps,
  actor: Actor,
  { userId, apiTokenId }: { userId: string; apiTokenId: string },
  address: string,
): Promise<void> {
  await checkMayRevoke(deps, actor, userId)
  const found = await findApiToken(deps.db, apiTokenId, deps.clock())
  if (found?.userId !== userId) throw notFound("apiToken", apiTokenId)
  await endApiToken(deps, actor, found, address)
}

/** Ends one access entry by its kind. @throws Refusal NOT_FOUND, NOT_ALLOWED for a superuser's */
export function endAccess(
  deps: Deps,
  actor: Actor,
  { kind, id, userId }: { kind: AccessKind; id: string; userId: string },
  address: string,
): Promise<void> {
  if (kind === "API_TOKEN") return endApiTokenOf(deps, actor, { userId, apiTokenId: id }, address)
  if (kind === "PASSKEY") return removePasskeyOfUser(deps, actor, userId, id)
  return endSignInOfUser(deps, actor, { userId, signInId: id }, address)
}

async function checkMayRevoke(deps: Deps, actor: Actor, userId: string): Promise<void> {
  const person = await getUser(deps.db, userId, deps.clock())
  const problem = revocationProblem(actor, person)
  if (!problem) return
  const details = { text: problem, name: person.username }
  throw new Refusal("NOT_ALLOWED", `"${person.username}": ${problem}`, details)
}

async function endSignIn(
  deps: Deps,
  actor: Actor,
  { userId, signInId }: { userId: string; signInId: string },
  address: string,
): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    if (!(await revokeSignIn(tx, signInId, now))) throw notFound("signIn", signInId)
    await record({ tx, actor, now, address }, "SIGN_IN_REVOKED", { type: "user", id: userId }, { signInId })
  })
  deps.publish({ kind: "signIn", id: signInId })
}

async function endAllSignIns(
  deps: Deps,
  actor: Actor,
  userId: string,
  address: string,
  except?: string,
): Promise<number> {
  const ended = await inTransaction(deps, async (tx, now) => {
    const ids = await revokeSignInsOf(tx, userId, now, except)
    if (ids.length > 0)
      await record(
        { tx, actor, now, address },
        "SIGN_IN_REVOKED",
        { type: "user", id: userId },
        { count: ids.length },
      )
    return ids.length
  })
  deps.publish({ kind: "user", id: userId })
  return ended
}

/** The review as CSV in UTF-8, batch by batch as the reader takes it. `columns` are their names. */
export async function exportAccess(
  deps: Deps,
  actor: Actor,
  filter: AccessFilter & { search: string },
  { columns, separator }: { columns: readonly string[]; separator: CsvSeparator },
  address: string,
): Promise<ReadableStream<Uint8Array>> {
  const { search, ...which } = filter
  await record({ tx: deps.db, actor, now: deps.clock(), address }, "ACCESS_EXPORTED", SYSTEM_OBJECT, {
    search,
    ...which,
  })
  const limits = { rowsPerQuery: EXPORT_ROWS_PER_QUERY, rowsMax: EXPORT_ROWS_MAX }
  return csvStream(
    columns,
    async (page) =>
      (await listAccess(deps, actor, which, { page, size: EXPORT_ROWS_PER_QUERY, search })).rows,
    (row) => [
      row.user.username,
      row.user.displayName,
      row.kind,
      row.name,
      row.since,
      row.lastUsedOn ?? "",
      row.expiresOn ?? "",
      row.address,
    ],
    limits,
    separator,
  )
}
