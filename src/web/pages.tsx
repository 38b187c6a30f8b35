/** Page routes as rows, behind the same gate as the calls, and the three ways a page answers: whole, part, onward. */
import type { Context, Hono } from "hono"
import type { ReactNode } from "react"
import { checkBodyLength } from "../http/body.ts"
import { cookieOf } from "../http/cookies.ts"
import { CSRF_FIELD } from "../http/csrf.ts"
import type { Gate, PathParams } from "../http/endpoint.ts"
import { pathParamNames } from "../http/endpoint.ts"
import { type Gatekeeper, passGate, type SignedIn } from "../http/gate.ts"
import { addressOf } from "../http/request.ts"
import type { Actor, DeviceAccess, SystemAuthority } from "../roles/rules.ts"
import { may } from "../roles/rules.ts"
import { renderPage, renderPartial } from "./render.tsx"
import { translatorOf } from "./texts/catalogues.ts"
import { chooseLanguage } from "./texts/language.ts"
import { themeOf, type View } from "./view.ts"

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

/** A page, its partial or its form. `show` answers with `whole`, `part` or `onward`. */
export function page<D, Path extends string, const G extends Gate>(
  method: "GET" | "POST",
  path: Path,
  gate: G,
  show: (call: PageCall<D, G, Path>) => Promise<Response> | Response,
): PageRow<D> {
  return { method, path, gate, show: show as unknown as PageRow<D>["show"] }
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
  const request = c.req.raw
  const actor = signedIn?.actor ?? null
  const chosen = actor?.language ?? cookieOf(request, "lang")
  const lang = chooseLanguage(chosen, request.headers.get("accept-language"))
  const url = new URL(request.url)
  return {
    lang,
    t: translatorOf(lang),
    theme: themeOf(cookieOf(request, "theme") ?? undefined),
    csrf: signedIn?.csrfToken ?? "",
    nonce: c.get("styleNonce") ?? "",
    actor: actor && {
      username: actor.username,
      displayName: actor.displayName,
      may: (authority) => may(actor, authority as SystemAuthority),
    },
    path: url.pathname + url.search,
    now,
    zone: zoneOf(cookieOf(request, "zone")),
    customerName: await identity.customerName(),
    version: identity.version,
  }
}

export function mountPages<D extends { clock: () => Date }>(
  app: Hono,
  rows: readonly PageRow<D>[],
  deps: D,
  keeper: Gatekeeper,
  identity: Identity,
): void {
  for (const row of rows) {
    app.on(row.method, row.path, async (c) => {
      const request = c.req.raw
      if (row.method === "POST") checkBodyLength(request)
      const given = c.req.param() as Record<string, string>
      const path = Object.fromEntries(pathParamNames(row.path).map((name) => [name, given[name] ?? ""]))
      const passed = await passGate(keeper, row.gate, request, path)
      return row.show({
        deps,
        actor: (passed.signedIn?.actor ?? null) as never,
        access: passed.access as never,
        path,
        query: c.req.query(),
        form: () => formOf(request),
        request,
        address: addressOf(request),
        view: await viewOf(c, passed.signedIn, identity, deps.clock()),
      })
    })
  }
}

async function formOf(request: Request): Promise<Record<string, string>> {
  const data = await request.formData()
  const fields = [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string")
  return Object.fromEntries(fields.filter(([name]) => name !== CSRF_FIELD))
}

function zoneOf(cookie: string | null): string {
  try {
    const zone = decodeURIComponent(cookie ?? "UTC")
    new Intl.DateTimeFormat("en", { timeZone: zone })
    return zone
  } catch {
    return "UTC"
  }
}
