/** Page routes as a table, with the same access rules as the endpoints of the API. */
import type { Context, Hono } from "hono"
import type { Actor, DeviceAccess, Guest, SystemAuthority } from "../base/authorities.ts"
import { meetsSystemRule } from "../base/authorities.ts"
import { PAGE_NUMBER_MAX, PAGE_SIZE, type PageRequest } from "../base/page-request.ts"
import {
  type AccessControl,
  type Authentication,
  auditRefusal,
  authorizeRequest,
  withRefusalAudit,
} from "../http/authorize.ts"
import { checkBodyLength, readForm } from "../http/body.ts"
import { CSRF_FIELD } from "../http/csrf.ts"
import { type PageAccessRule, type PathParams, pathAliases, pathParamNames } from "../http/endpoint.ts"
import { clientAddress } from "../http/request.ts"
import { withSendingCheck } from "../http/sending-check.ts"
import { CLEAR_FLASH_COOKIE } from "./flash.ts"
import { formRefusalOf, keepPostedVersion } from "./form-submission.ts"
import type { ListDeclaration } from "./list.tsx"
import { RepeatedSubmissions, SUBMISSION_FIELD } from "./repeated-submissions.ts"
import { viewOfRequest } from "./request-view.ts"
import { isHtmx } from "./responses.ts"
import { searchOf } from "./search-bar.tsx"
import { sortOf } from "./sort-head.tsx"
import type { View } from "./view.ts"

export interface PageCall<D, G extends PageAccessRule, Path extends string> {
  deps: D
  actor: G extends "public" | "guest" ? null : Actor
  /** Set on pages of guests only. */
  guest: G extends "guest" ? Guest : null
  access: G extends { device: string } ? DeviceAccess : null
  path: PathParams<Path>
  query: Record<string, string>
  /** The fields of a posted form; the last of several fields with the same name counts. */
  form: () => Promise<Record<string, string>>
  request: Request
  address: string
  view: View
}

export interface PageRoute<D> {
  method: "GET" | "POST"
  path: string
  auth: PageAccessRule
  /** Limit of a posted body that the page reads by itself; without it the limit of forms applies. */
  bodyBytesMax?: number
  handle: (call: PageCall<D, PageAccessRule, string>) => Promise<Response> | Response
}

/**
 * A route of a page, its partial or its form; `show` answers with `renderPage`, `renderPartial` or `redirect`.
 *
 * @example export const issuePages = [page("GET", "/issues", "signedIn", async (…) => …)]
 */
export const createPageFactory =
  <D,>() =>
  <Path extends string, const G extends PageAccessRule>(
    method: "GET" | "POST",
    path: Path,
    gate: G,
    show: (call: PageCall<D, G, Path>) => Promise<Response> | Response,
    limits: Pick<PageRoute<D>, "bodyBytesMax"> = {},
  ): PageRoute<D> => ({
    method,
    path,
    auth: gate,
    ...limits,
    handle: show as unknown as PageRoute<D>["handle"],
  })

/** What waits for the user, for the navigation. */
export interface OpenWork {
  /** Requests that wait for the user's vote. */
  votes: number
  /** Emergency sessions that wait for the user's review. */
  reviews: number
  /** The user may create an issue on some machine. */
  mayCreateIssues: boolean
  /** The user may change issues of some machine. */
  mayChangeIssues: boolean
}

/** What every page shows of the installation. */
export interface InstallationInfo {
  customerName(): Promise<string | null>
  openWork(actor: Actor): Promise<OpenWork>
  /** The user changes something: what is cached for them is out of date. */
  onUserAction(actor: Actor): void
  version: string
}

export async function createView(
  c: Context,
  signedIn: Authentication | null,
  identity: InstallationInfo,
  now: Date,
): Promise<View> {
  const actor = signedIn?.actor ?? null
  // Parts of a page have no navigation.
  const open = actor && !isHtmx(c.req.raw) ? await identity.openWork(actor) : null
  return viewOfRequest(c.req.raw, {
    language: actor?.language,
    theme: actor?.theme,
    csrf: signedIn?.csrfToken ?? "",
    nonce: c.get("styleNonce") ?? "",
    actor: actor && {
      username: actor.username,
      displayName: actor.displayName,
      may: (authority) => meetsSystemRule(actor, authority as SystemAuthority | "superuser"),
    },
    now,
    inactivitySeconds: signedIn?.inactivitySeconds ?? null,
    customerName: await identity.customerName(),
    openVotes: open?.votes ?? 0,
    openReviews: open?.reviews ?? 0,
    mayCreateIssues: open?.mayCreateIssues ?? false,
    mayChangeIssues: open?.mayChangeIssues,
    version: identity.version,
  })
}

export function mountPages<D extends { clock: () => Date }>(
  app: Hono,
  rows: readonly PageRoute<D>[],
  deps: D,
  keeper: AccessControl,
  identity: InstallationInfo,
): void {
  const submissions = new RepeatedSubmissions()
  for (const row of rows) {
    app.on(row.method, pathAliases(row.path), async (c) => {
      const request = c.req.raw
      if (row.method === "POST") checkBodyLength(request, row.bodyBytesMax)
      const given = c.req.param() as Record<string, string>
      const path = Object.fromEntries(pathParamNames(row.path).map((name) => [name, given[name] ?? ""]))
      const passed = await authorizeRequest(keeper, row.auth, request, path, "never")
      const view = await createView(c, passed.signedIn, identity, deps.clock())
      if (passed.guest) view.csrf = passed.guest.csrfToken
      const actor = passed.signedIn?.actor ?? null
      if (actor && row.method === "POST") identity.onUserAction(actor)
      const attempted = { actor, gate: row.auth, request, path }
      const answer = await withRefusalAudit(keeper, attempted, () =>
        submissions.perform(async (register) =>
          row.handle({
            deps,
            actor: actor as never,
            access: passed.access as never,
            guest: (passed.guest?.guest ?? null) as never,
            path,
            query: c.req.query(),
            form: async () => {
              const { submissionId, fields } = await readFormFields(request)
              if (actor && submissionId)
                register({ id: submissionId, userId: actor.userId, path: c.req.path, fields })
              keepPostedVersion(request, fields.version)
              return fields
            },
            request,
            address: clientAddress(request),
            view,
          }),
        ),
      )
      await auditRefusal(keeper, attempted, formRefusalOf(request))
      const response = withSendingCheck(keeper, { actor, rule: row.auth, path }, answer)
      const hasSaid = view.flash && response.status === 200 && !isHtmx(request)
      if (hasSaid) response.headers.append("set-cookie", CLEAR_FLASH_COOKIE)
      return response
    })
  }
}

interface PostedForm {
  /** Id of this rendering of the form; undefined: it may be submitted any number of times. */
  submissionId: string | undefined
  fields: Record<string, string>
}

async function readFormFields(request: Request): Promise<PostedForm> {
  const data = await readForm(request)
  const texts = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string")
  const { [CSRF_FIELD]: _csrf, [SUBMISSION_FIELD]: submissionId, ...fields } = Object.fromEntries(texts)
  return { submissionId, fields }
}

/**
 * The page of a list from its query: it counts from 1; an invalid one is the first page.
 *
 * @param list  an order that it does not have is left out, and of a plain list the search
 */
export function parsePageRequest(
  query: Record<string, string>,
  list: Pick<ListDeclaration<never>, "pageParameter" | "sorts" | "plain"> = {},
): PageRequest {
  const asked = Number(query[list.pageParameter ?? "page"])
  const page = Number.isInteger(asked) && asked >= 1 && asked <= PAGE_NUMBER_MAX ? asked : 1
  return { page, size: PAGE_SIZE, search: list.plain ? "" : searchOf(query), sort: sortOf(query, list.sorts) }
}
