/** The user's own sign-ins, and the access review of all users. */

import { hasSystemAuthority } from "../../base/authorities.ts"
import { csvDownload } from "../../base/csv.ts"
import { parse } from "../../base/parse.ts"
import { notFound } from "../../base/refusal.ts"
import { id } from "../../base/schema.ts"
import { signInCookie } from "../../http/cookies.ts"
import {
  endAccess,
  endOwnOtherSignIns,
  endOwnSignIn,
  exportAccess,
  listAccess,
  listSignIns,
} from "../../identity/access/actions.ts"
import { ACCESS_KINDS, ACCESS_SORTS, type AccessKind } from "../../identity/access/rules.ts"
import { flashHeaders } from "../../web/flash.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { redirect, renderDialog, renderPage } from "../../web/responses.ts"
import { spreadsheetSeparator } from "../../web/texts/format.ts"
import { page } from "../page.ts"
import { ACCESS_REVIEW_PATH, AccessPage, EndOwnAccessDialog } from "./access-review.tsx"
import { EndOthersDialog, EndSignInDialog, OWN_SIGN_INS_PATH, SignInsPage } from "./sign-ins.tsx"

const READ_GATE = { system: "USER_READ" } as const
const END_GATE = { system: "USER_UPDATE" } as const

export const accessPages = [
  page("GET", OWN_SIGN_INS_PATH, "signedIn", async ({ deps, actor, query, view }) => {
    const signIns = await listSignIns(deps, actor, { userId: actor.userId }, parsePageRequest(query))
    return renderPage(view, <SignInsPage signIns={signIns} />)
  }),

  page("GET", `${OWN_SIGN_INS_PATH}/:signInId/end`, "signedIn", (call) =>
    renderDialog(
      call,
      OWN_SIGN_INS_PATH,
      <EndSignInDialog signInId={call.path.signInId} isCurrent={call.query.current === "true"} />,
    ),
  ),

  page("POST", `${OWN_SIGN_INS_PATH}/:signInId/end`, "signedIn", async (call) => {
    const { deps, actor, path, request, address } = call
    await endOwnSignIn(deps, actor, path.signInId, address)
    return path.signInId === actor.signInId
      ? signedOutResponse(request)
      : redirect(request, OWN_SIGN_INS_PATH, flashHeaders("ended"))
  }),

  page("GET", `${OWN_SIGN_INS_PATH}/others`, "signedIn", (call) =>
    renderDialog(call, OWN_SIGN_INS_PATH, <EndOthersDialog />),
  ),

  page("POST", `${OWN_SIGN_INS_PATH}/others`, "signedIn", async ({ deps, actor, request, address }) => {
    await endOwnOtherSignIns(deps, actor, address)
    return redirect(request, OWN_SIGN_INS_PATH, flashHeaders("ended"))
  }),

  page("GET", ACCESS_REVIEW_PATH, READ_GATE, async ({ deps, actor, query, view }) => {
    const { kind, userId } = parseFilter(query)
    const { search, ...request } = parsePageRequest(query, { sorts: ACCESS_SORTS })
    const entries = await listAccess(deps, actor, { ...kind, ...userId }, { ...request, search })
    const filter = { search, ...kind, ...userId }
    return renderPage(
      view,
      <AccessPage entries={entries} filter={filter} mayEnd={hasSystemAuthority(actor, "USER_UPDATE")} />,
    )
  }),

  page("GET", "/admin/access.csv", READ_GATE, async ({ deps, actor, query, address, view }) => {
    const { kind, userId } = parseFilter(query)
    const { search } = parsePageRequest(query)
    const columns = (
      ["username", "name", "kind", "what", "since", "lastUsed", "expires", "address"] as const
    ).map((column) => view.t(`access.column_${column}`))
    const separator = spreadsheetSeparator(view.lang)
    const csv = await exportAccess(
      deps,
      actor,
      { search, ...kind, ...userId },
      { columns, separator },
      address,
    )
    return new Response(csv, { headers: csvDownload(view.t("access.title"), deps.clock()) })
  }),

  page("GET", `${ACCESS_REVIEW_PATH}/end`, END_GATE, (call) =>
    renderDialog(call, ACCESS_REVIEW_PATH, <EndOwnAccessDialog access={parseAccess(call.query)} />),
  ),

  page("POST", `${ACCESS_REVIEW_PATH}/end`, END_GATE, async ({ deps, actor, request, form, address }) => {
    const { back = "", ...fields } = await form()
    const access = parseAccess(fields)
    await endAccess(deps, actor, access, address)
    if (access.id === actor.signInId) return signedOutResponse(request)
    return redirect(request, back.startsWith("/admin/") ? back : ACCESS_REVIEW_PATH, flashHeaders("ended"))
  }),
]

function signedOutResponse(request: Request): Response {
  return redirect(request, "/login?logout=true", { "set-cookie": signInCookie(request, "", 0) })
}

function parseAccessKind(text: string | undefined): AccessKind | undefined {
  return ACCESS_KINDS.find((kind) => kind === text)
}

/** Invalid query parameters are ignored: the list is unfiltered then. */
function parseFilter(query: Record<string, string>): {
  kind: { kind?: AccessKind }
  userId: { userId?: string }
} {
  const kind = parseAccessKind(query.kind)
  const userId = id.safeParse(query.userId).data
  return { kind: kind ? { kind } : {}, userId: userId ? { userId } : {} }
}

function parseAccess(fields: Record<string, string>): { kind: AccessKind; id: string; userId: string } {
  const kind = parseAccessKind(fields.kind)
  if (!kind) throw notFound("access", fields.id ?? "")
  return { kind, id: parse(id, fields.id), userId: parse(id, fields.userId) }
}
