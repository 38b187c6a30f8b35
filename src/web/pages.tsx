/** Page routes as rows, behind the same gate as the calls, and the three ways a page answers: whole, part, onward. */
import type { Context, Hono } from "hono"
import type { ReactNode } from "react"
import type { Actor, DeviceAccess, SystemAuthority } from "../base/authorities.ts"
import { hasSystemAuthority } from "../base/authorities.ts"
import { PAGE_NUMBER_MAX, PAGE_SIZE, type PageRequest, SEARCH_CHARACTERS_MAX } from "../base/page-request.ts"
import {
  type AccessControl,
  type Authentication,
  auditRefusal,
  authorizeRequest,
  withRefusalAudit,
} from "../http/authorize.ts"
import { checkBodyLength, readForm } from "../http/body.ts"
import { CSRF_FIELD } from "../http/csrf.ts"
import type { AccessRule, PathParams } from "../http/endpoint.ts"
import { pathAliases, pathParamNames } from "../http/endpoint.ts"
import { refusalText, requiresStepUp, statusOf, type Translate, toRefusal } from "../http/errors.ts"
import { clientAddress } from "../http/request.ts"
import { textAnswer } from "../http/text-answer.ts"
import { DIALOG_QUERY } from "./dialog.tsx"
import { CLEAR_FLASH_COOKIE } from "./flash.ts"
import { pageToHtml, partialToHtml } from "./render.tsx"
import { viewOfRequest } from "./request-view.ts"
import type { View } from "./view.ts"

export interface PageCall<D, G extends AccessRule, Path extends string> {
  deps: D
  actor: G extends "public" ? null : Actor
  access: G extends { device: string } ? DeviceAccess : null
  path: PathParams<Path>
  query: Record<string, string>
  /** The fields of a posted form; a field given twice counts once, the last. */
  form: () => Promise<Record<string, string>>
  request: Request
  address: string
  view: View
}

export interface PageRoute<D> {
  method: "GET" | "POST"
  path: string
  auth: AccessRule
  handle: (call: PageCall<D, AccessRule, string>) => Promise<Response> | Response
}

/**
 * A page, its partial or its form; `show` answers with `whole`, `part` or `onward`.
 *
 * @example const page = createPageFactory<Deps>(); export const issuePages = [page("GET", "/issues", "authenticate", async (…) => …)]
 */
export const createPageFactory =
  <D,>() =>
  <Path extends string, const G extends AccessRule>(
    method: "GET" | "POST",
    path: Path,
    gate: G,
    show: (call: PageCall<D, G, Path>) => Promise<Response> | Response,
  ): PageRoute<D> => ({ method, path, auth: gate, handle: show as unknown as PageRoute<D>["handle"] })

/** What went wrong with a form: its fields by name (message keys), or one sentence about the whole. */
export interface FormErrors {
  errors: Record<string, string>
  error: string | null
  status: number
}

/** What forms that came back were refused with; whoever mounts pages notes it. */
const formRefusals = new WeakMap<Request, unknown>()

/**
 * Does what a form asks for; a refusal brings the form back, with htmx as the morphed form alone, otherwise as its page.
 *
 * @param renderForm  draws the form with its trouble
 * @param renderFullPage   draws the whole page around it
 */
export async function submitForm(
  call: { request: Request; view: View },
  act: () => Promise<Response>,
  renderForm: (trouble: FormErrors) => ReactNode,
  renderFullPage: (trouble: FormErrors) => ReactNode,
): Promise<Response> {
  try {
    return await act()
  } catch (error) {
    const refusal = toRefusal(error)
    if (refusal.code === "SERVER_ERROR" || refusal.code === "UNAUTHORIZED" || requiresStepUp(refusal))
      throw error
    formRefusals.set(call.request, error)
    const trouble = {
      errors: Object.fromEntries(refusal.problems.map(({ path, message }) => [path, message])),
      error: refusal.problems.length ? null : refusalText(refusal, call.view.t as Translate),
      status: statusOf(refusal.code),
    }
    return isHtmx(call.request)
      ? renderPartial(call.view, renderForm(trouble), 422)
      : renderPage(call.view, renderFullPage(trouble), trouble.status)
  }
}

/** Is this htmx asking for a part of the page it shows? Back and forward ask for whole pages. */
export function wantsPartial(request: Request): boolean {
  return request.headers.get("hx-request-type") === "partial"
}

export function isHtmx(request: Request): boolean {
  return request.headers.has("hx-request")
}

const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-store",
  vary: "HX-Request, HX-Request-Type",
}

/** A whole document; `node` is a `<Layout>` or `<PublicLayout>`. */
export function renderPage(view: View, node: ReactNode, status = 200): Response {
  return textAnswer(pageToHtml(view, node), { status, headers: PAGE_HEADERS })
}

/** A fragment for htmx; 422 for a form that comes back with its errors. */
export function renderPartial(view: View, node: ReactNode, status = 200): Response {
  return textAnswer(partialToHtml(view, node), { status, headers: PAGE_HEADERS })
}

/**
 * A dialog for htmx. Its address opened by itself leads to `parent`, which opens the dialog: see `dialogAddress`.
 *
 * @param parent  path of the page that the dialog lies on; the dialog's address begins with it
 */
export function renderDialog(
  call: { request: Request; view: View },
  parent: string,
  node: ReactNode,
): Response {
  if (isHtmx(call.request)) return renderPartial(call.view, node)
  return redirect(call.request, `${parent}?${new URLSearchParams({ [DIALOG_QUERY]: call.view.path })}`)
}

/** To another page, for plain forms and for htmx alike. */
export function redirect(request: Request, path: string, headers: Record<string, string> = {}): Response {
  return isHtmx(request)
    ? new Response(null, { status: 200, headers: { ...headers, "hx-redirect": path } })
    : new Response(null, { status: 303, headers: { ...headers, location: path } })
}

/** What an installation says of itself on every page. */
export interface InstallationInfo {
  customerName(): Promise<string | null>
  version: string
}

export async function createView(
  c: Context,
  signedIn: Authentication | null,
  identity: InstallationInfo,
  now: Date,
): Promise<View> {
  const actor = signedIn?.actor ?? null
  return viewOfRequest(c.req.raw, {
    language: actor?.language,
    theme: actor?.theme,
    csrf: signedIn?.csrfToken ?? "",
    nonce: c.get("styleNonce") ?? "",
    actor: actor && {
      username: actor.username,
      displayName: actor.displayName,
      may: (authority) => hasSystemAuthority(actor, authority as SystemAuthority),
    },
    now,
    inactivitySeconds: signedIn?.inactivitySeconds ?? null,
    customerName: await identity.customerName(),
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
  for (const row of rows) {
    app.on(row.method, pathAliases(row.path), async (c) => {
      const request = c.req.raw
      if (row.method === "POST") checkBodyLength(request)
      const given = c.req.param() as Record<string, string>
      const path = Object.fromEntries(pathParamNames(row.path).map((name) => [name, given[name] ?? ""]))
      const passed = await authorizeRequest(keeper, row.auth, request, path, "never")
      const view = await createView(c, passed.signedIn, identity, deps.clock())
      const actor = passed.signedIn?.actor ?? null
      const attempted = { actor, gate: row.auth, request, path }
      const response = await withRefusalAudit(keeper, attempted, async () =>
        row.handle({
          deps,
          actor: actor as never,
          access: passed.access as never,
          path,
          query: c.req.query(),
          form: () => readFormFields(request),
          request,
          address: clientAddress(request),
          view,
        }),
      )
      await auditRefusal(keeper, attempted, formRefusals.get(request))
      const hasSaid = view.flash && response.status === 200 && !isHtmx(request)
      if (hasSaid) response.headers.append("set-cookie", CLEAR_FLASH_COOKIE)
      return response
    })
  }
}

async function readFormFields(request: Request): Promise<Record<string, string>> {
  const data = await readForm(request)
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string")
  return Object.fromEntries(fields.filter(([name]) => name !== CSRF_FIELD))
}

/** The page of a list that an address asks for: `page` counts from 1, `search` searches. Nonsense is the first page. */
export function parsePageRequest(query: Record<string, string>): PageRequest {
  const asked = Number(query.page)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= PAGE_NUMBER_MAX ? asked : 1
  return { page, size: PAGE_SIZE, search: (query.search ?? "").trim().slice(0, SEARCH_CHARACTERS_MAX) }
}
