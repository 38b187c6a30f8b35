/** Page routes as rows, behind the same gate as the calls, and the three ways a page answers: whole, part, onward. */
import type { Context, Hono } from "hono"
import type { ReactNode } from "react"
import { PAGE_NUMBER_MAX, PAGE_ROWS, type PageRequest, SEARCH_CHARACTERS_MAX } from "../base/paging.ts"
import { checkBodyLength, readForm } from "../http/body.ts"
import { CSRF_FIELD } from "../http/csrf.ts"
import type { Gate, PathParams } from "../http/endpoint.ts"
import { pathParamNames, spellingsOf } from "../http/endpoint.ts"
import { asksForProof, asRefusal, refusalText, statusOf, type Translate } from "../http/errors.ts"
import { type Gatekeeper, noteRefusal, notingRefusals, passGate, type SignedIn } from "../http/gate.ts"
import { addressOf } from "../http/request.ts"
import type { Actor, DeviceAccess, SystemAuthority } from "../roles/rules.ts"
import { may } from "../roles/rules.ts"
import { DIALOG_QUERY } from "./dialog.tsx"
import { NEWS_SAID } from "./news.ts"
import { renderPage, renderPartial } from "./render.tsx"
import { viewOfRequest } from "./request-view.ts"
import type { View } from "./view.ts"

export interface PageCall<D, G extends Gate, Path extends string> {
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

export interface PageRow<D> {
  method: "GET" | "POST"
  path: string
  gate: Gate
  show: (call: PageCall<D, Gate, string>) => Promise<Response> | Response
}

/**
 * A page, its partial or its form; `show` answers with `whole`, `part` or `onward`.
 *
 * @example const page = pageFor<Deps>(); export const issuePages = [page("GET", "/issues", "signedIn", async (…) => …)]
 */
export const pageFor =
  <D,>() =>
  <Path extends string, const G extends Gate>(
    method: "GET" | "POST",
    path: Path,
    gate: G,
    show: (call: PageCall<D, G, Path>) => Promise<Response> | Response,
  ): PageRow<D> => ({ method, path, gate, show: show as unknown as PageRow<D>["show"] })

/** What went wrong with a form: its fields by name (message keys), or one sentence about the whole. */
export interface FormTrouble {
  errors: Record<string, string>
  error: string | null
  status: number
}

/** What forms that came back were refused with; whoever mounts pages notes it. */
const shownRefusals = new WeakMap<Request, unknown>()

/**
 * Does what a form asks for; a refusal brings the form back, with htmx as the morphed form alone, otherwise as its page.
 *
 * @param again  draws the form with its trouble
 * @param page   draws the whole page around it
 */
export async function orFormAgain(
  call: { request: Request; view: View },
  act: () => Promise<Response>,
  again: (trouble: FormTrouble) => ReactNode,
  page: (trouble: FormTrouble) => ReactNode,
): Promise<Response> {
  try {
    return await act()
  } catch (error) {
    const refusal = asRefusal(error)
    if (refusal.code === "SERVER_ERROR" || refusal.code === "UNAUTHORIZED" || asksForProof(refusal))
      throw error
    shownRefusals.set(call.request, error)
    const trouble = {
      errors: Object.fromEntries(refusal.problems.map(({ path, message }) => [path, message])),
      error: refusal.problems.length ? null : refusalText(refusal, call.view.t as Translate),
      status: statusOf(refusal.code),
    }
    return isHtmx(call.request)
      ? part(call.view, again(trouble), 422)
      : whole(call.view, page(trouble), trouble.status)
  }
}

/** Is this htmx asking for a part of the page it shows? Back and forward ask for whole pages. */
export function wantsPart(request: Request): boolean {
  return request.headers.get("hx-request-type") === "partial"
}

export function isHtmx(request: Request): boolean {
  return request.headers.has("hx-request")
}

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-store",
  vary: "HX-Request, HX-Request-Type",
}

/** A whole document; `node` is a `<Layout>` or `<PublicLayout>`. */
export function whole(view: View, node: ReactNode, status = 200): Response {
  return new Response(renderPage(view, node), { status, headers: HEADERS })
}

/** A fragment for htmx; 422 for a form that comes back with its errors. */
export function part(view: View, node: ReactNode, status = 200): Response {
  return new Response(renderPartial(view, node), { status, headers: HEADERS })
}

/**
 * A dialog for htmx. Its address opened by itself leads to `parent`, which opens the dialog: see `dialogAddress`.
 *
 * @param parent  path of the page that the dialog lies on; the dialog's address begins with it
 */
export function dialog(call: { request: Request; view: View }, parent: string, node: ReactNode): Response {
  if (isHtmx(call.request)) return part(call.view, node)
  return onward(call.request, `${parent}?${new URLSearchParams({ [DIALOG_QUERY]: call.view.path })}`)
}

/** To another page, for plain forms and for htmx alike. */
export function onward(request: Request, path: string, headers: Record<string, string> = {}): Response {
  return isHtmx(request)
    ? new Response(null, { status: 200, headers: { ...headers, "hx-redirect": path } })
    : new Response(null, { status: 303, headers: { ...headers, location: path } })
}

/** What an installation says of itself on every page. */
export interface Identity {
  customerName(): Promise<string | null>
  version: string
}

export async function viewOf(
  c: Context,
  signedIn: SignedIn | null,
  identity: Identity,
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
      may: (authority) => may(actor, authority as SystemAuthority),
    },
    now,
    inactivitySeconds: signedIn?.inactivitySeconds ?? null,
    customerName: await identity.customerName(),
    version: identity.version,
  })
}

export function mountPages<D extends { clock: () => Date }>(
  app: Hono,
  rows: readonly PageRow<D>[],
  deps: D,
  keeper: Gatekeeper,
  identity: Identity,
): void {
  for (const row of rows) {
    app.on(row.method, spellingsOf(row.path), async (c) => {
      const request = c.req.raw
      if (row.method === "POST") checkBodyLength(request)
      const given = c.req.param() as Record<string, string>
      const path = Object.fromEntries(pathParamNames(row.path).map((name) => [name, given[name] ?? ""]))
      const passed = await passGate(keeper, row.gate, request, path, "never")
      const view = await viewOf(c, passed.signedIn, identity, deps.clock())
      const actor = passed.signedIn?.actor ?? null
      const attempted = { actor, gate: row.gate, request, path }
      const response = await notingRefusals(keeper, attempted, async () =>
        row.show({
          deps,
          actor: actor as never,
          access: passed.access as never,
          path,
          query: c.req.query(),
          form: () => formOf(request),
          request,
          address: addressOf(request),
          view,
        }),
      )
      await noteRefusal(keeper, attempted, shownRefusals.get(request))
      const hasSaid = view.news && response.status === 200 && !isHtmx(request)
      if (hasSaid) response.headers.append("set-cookie", NEWS_SAID)
      return response
    })
  }
}

async function formOf(request: Request): Promise<Record<string, string>> {
  const data = await readForm(request)
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string")
  return Object.fromEntries(fields.filter(([name]) => name !== CSRF_FIELD))
}

/** The page of a list that an address asks for: `page` counts from 1, `search` searches. Nonsense is the first page. */
export function listRequest(query: Record<string, string>): PageRequest {
  const asked = Number(query.page)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= PAGE_NUMBER_MAX ? asked : 1
  return { page, size: PAGE_ROWS, search: (query.search ?? "").trim().slice(0, SEARCH_CHARACTERS_MAX) }
}
