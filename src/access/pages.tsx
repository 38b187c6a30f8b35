/** One's own sign-ins, and the review of everybody's access. */
import type { Deps } from "../base/deps.ts"
import { parse } from "../base/parse.ts"
import { notFound } from "../base/refusal.ts"
import { id } from "../base/schema.ts"
import { signInCookie } from "../http/cookies.ts"
import { may } from "../roles/rules.ts"
import { saying } from "../web/news.ts"
import { dialog, listRequest, onward, pageFor, whole } from "../web/pages.tsx"
import {
  endAccess,
  endOwnOtherSignIns,
  endOwnSignIn,
  exportAccess,
  listAccess,
  listSignIns,
} from "./actions.ts"
import { AccessPage, EndOwnAccessDialog } from "./review.tsx"
import { ACCESS_KINDS, type AccessKind } from "./rules.ts"
import { EndOthersDialog, EndSignInDialog, SignInsPage } from "./signins.tsx"

const page = pageFor<Deps>()
const MINE = "/profile/signins"
const REVIEW = "/admin/access"
const MAY_READ = { system: "USER_READ" } as const
const MAY_END = { system: "USER_UPDATE" } as const

export const accessPages = [
  page("GET", MINE, "signedIn", async ({ deps, actor, query, view }) => {
    const signIns = await listSignIns(deps, actor, { userId: actor.userId }, listRequest(query))
    return whole(view, <SignInsPage signIns={signIns} />)
  }),

  page("GET", `${MINE}/:signInId/end`, "signedIn", (call) =>
    dialog(
      call,
      MINE,
      <EndSignInDialog signInId={call.path.signInId} isCurrent={call.query.current === "true"} />,
    ),
  ),

  page("POST", `${MINE}/:signInId/end`, "signedIn", async ({ deps, actor, path, request, address }) => {
    await endOwnSignIn(deps, actor, path.signInId, address)
    return path.signInId === actor.signInId ? signedOut(request) : onward(request, MINE, saying("ended"))
  }),

  page("GET", `${MINE}/others`, "signedIn", (call) => dialog(call, MINE, <EndOthersDialog />)),

  page("POST", `${MINE}/others`, "signedIn", async ({ deps, actor, request, address }) => {
    await endOwnOtherSignIns(deps, actor, address)
    return onward(request, MINE, saying("ended"))
  }),

  page("GET", REVIEW, MAY_READ, async ({ deps, actor, query, view }) => {
    const { kind, userId } = filterOf(query)
    const { search, ...request } = listRequest(query)
    const entries = await listAccess(deps, actor, { ...kind, ...userId }, { ...request, search })
    const filter = { search, ...kind, ...userId }
    return whole(view, <AccessPage {...{ entries, filter }} mayEnd={may(actor, "USER_UPDATE")} />)
  }),

  page("GET", "/admin/access.csv", MAY_READ, async ({ deps, actor, query, address, view }) => {
    const { kind, userId } = filterOf(query)
    const { search } = listRequest(query)
    const head = (
      ["username", "name", "kind", "what", "since", "lastUsed", "expires", "address"] as const
    ).map((column) => view.t(`access.column_${column}`))
    const csv = await exportAccess(deps, actor, { search, ...kind, ...userId }, head, address)
    const day = deps.clock().toISOString().slice(0, 10)
    const headers = {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="access-${day}.csv"`,
      "cache-control": "private, no-store",
    }
    return new Response(csv, { headers })
  }),

  page("GET", `${REVIEW}/end`, MAY_END, (call) =>
    dialog(call, REVIEW, <EndOwnAccessDialog access={accessOf(call.query)} />),
  ),

  page("POST", `${REVIEW}/end`, MAY_END, async ({ deps, actor, request, form, address }) => {
    const { back = "", ...fields } = await form()
    const access = accessOf(fields)
    await endAccess(deps, actor, access, address)
    if (access.id === actor.signInId) return signedOut(request)
    return onward(request, back.startsWith(REVIEW) ? back : REVIEW, saying("ended"))
  }),
]

function signedOut(request: Request): Response {
  return onward(request, "/login?logout=true", { "set-cookie": signInCookie(request, "", 0) })
}

function kindOf(text: string | undefined): AccessKind | undefined {
  return ACCESS_KINDS.find((kind) => kind === text)
}

/** What a wrong address asks for is everything. */
function filterOf(query: Record<string, string>): {
  kind: { kind?: AccessKind }
  userId: { userId?: string }
} {
  const kind = kindOf(query.kind)
  const isUser = id.safeParse(query.userId).success
  return { kind: kind ? { kind } : {}, userId: isUser ? { userId: query.userId! } : {} }
}

function accessOf(fields: Record<string, string>): { kind: AccessKind; id: string; userId: string } {
  const kind = kindOf(fields.kind)
  if (!kind) throw notFound("access", fields.id ?? "")
  return { kind, id: parse(id, fields.id), userId: parse(id, fields.userId) }
}
