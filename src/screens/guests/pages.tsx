/** The pages of a guest: following an invitation link, consenting to the recording, and the session itself. */
import type { Guest } from "../../base/authorities.ts"
import { parse } from "../../base/parse.ts"
import { Refusal, validationRefusal } from "../../base/refusal.ts"
import { guestCookie } from "../../http/cookies.ts"
import {
  type Admission,
  admitGuest,
  createGuestTicket,
  findGuestConsentText,
  getGuestSession,
  giveGuestConsent,
  openInvitationLink,
} from "../../sessions/guests/actions.ts"
import { invitationInput } from "../../sessions/guests/contract.ts"
import { invitationPath } from "../../sessions/session/paths.ts"
import type { LinkRefusal } from "../../sessions/session/rules-participants.ts"
import type { SessionDeps } from "../../sessions/start/session-deps.ts"
import { submitForm } from "../../web/form-submission.ts"
import { isHtmx, redirect, renderPage } from "../../web/responses.ts"
import { page } from "../page.ts"
import { ScreenPage } from "../sessions/screen-page.tsx"
import { guestScreenProps } from "../sessions/screen-props.ts"
import { GuestConsentPage, GuestMessagePage, InvitationForm, InvitationPage } from "./invitation-page.tsx"

export const GUEST_PATH = "/guest"
/** The cookie may outlive the invitation; it is checked against the session at every request. */
const GUEST_COOKIE_SECONDS = 24 * 3600

export const guestPages = [
  // Opening the link uses nothing up: mail programs open links to look at them.
  page("GET", "/invitation", "public", async ({ deps, query, view }) => {
    const token = query.token ?? ""
    const opened = await openInvitationLink(deps, token)
    if (!opened) return renderPage(view, <GuestMessagePage because="UNKNOWN" />, 404)
    if (opened.refusal) {
      const { startsOn } = opened.link
      return renderPage(view, <GuestMessagePage because={opened.refusal} startsOn={startsOn} />, 403)
    }
    return renderPage(view, <InvitationPage token={token} invitedBy={opened.link.invitedBy} name="" />)
  }),

  page("POST", "/invitation", "public", async ({ deps, request, form, address, view }) => {
    const fields = await form()
    const { token = "", name = "" } = fields
    const invitedBy = (await openInvitationLink(deps, token))?.link.invitedBy ?? ""
    const props = { token, name, invitedBy }
    return submitForm(
      { request, view },
      async () => {
        const given = parse(invitationInput, { token, name, pin: fields.pin ?? "" })
        const admission = await admitGuest(deps, { ...given, language: view.lang, address })
        // htmx puts no other page in the form's place: that of the link says the same.
        const refuse = (because: LinkRefusal | "UNKNOWN", status: number) =>
          isHtmx(request)
            ? redirect(request, invitationPath(token))
            : renderPage(view, <GuestMessagePage because={because} />, status)
        if (!admission) return refuse("UNKNOWN", 404)
        if (admission.kind === "refused") return refuse(admission.because, 403)
        if (admission.kind === "wrongPin") throw wrongPin(admission)
        const answer = redirect(request, GUEST_PATH)
        answer.headers.append("set-cookie", guestCookie(request, admission.token, GUEST_COOKIE_SECONDS))
        return answer
      },
      <InvitationForm {...props} />,
      <InvitationPage {...props} />,
    )
  }),

  page("GET", GUEST_PATH, "guest", async ({ deps, guest, view, query }) => {
    const { session, path } = await getGuestSession(deps, guest)
    const isRunning = session.isActive && deps.live.find(session.id) !== null
    if (!isRunning || session.interfaceId === null)
      return renderPage(view, <GuestMessagePage because="ENDED" />)
    if (query.left !== undefined) return renderPage(view, <GuestMessagePage because="LEFT" canReturn />)
    const isRecorded = session.screenRecording !== null
    const text = await findGuestConsentText(deps.db, guest, isRecorded, view.lang)
    if (text) return renderPage(view, <GuestConsentPage text={text} />)
    const props = await guestScreenProps(deps, guest, path, session.interfaceId, {
      join: GUEST_PATH,
      close: `${GUEST_PATH}?left`,
    })
    const running = { mode: "join" as const, sessionId: session.id, ownerId: session.owner.id }
    return renderPage(view, <ScreenPage {...props} {...running} isRecorded={isRecorded} />)
  }),

  page("POST", `${GUEST_PATH}/consent`, "guest", async ({ deps, guest, request, form }) => {
    await giveGuestConsent(deps, guest, (await form()).hash ?? "")
    return redirect(request, GUEST_PATH)
  }),

  page("GET", `${GUEST_PATH}/session`, "guest", async ({ deps, guest }) =>
    Response.json(await guestSessionAnswer(deps, guest), { headers: { "cache-control": "no-store" } }),
  ),

  page("POST", `${GUEST_PATH}/tickets`, "guest", async ({ deps, guest }) =>
    Response.json(await createGuestTicket(deps, guest), {
      status: 201,
      headers: { "cache-control": "no-store" },
    }),
  ),
]

/** What the session's screen needs: nothing of the issue, of other people's addresses or of the recording. */
async function guestSessionAnswer(deps: SessionDeps, guest: Guest) {
  const { session } = await getGuestSession(deps, guest)
  const { id, owner, startTime, isActive, state, endCode, endDetail, endCause, endPerson } = session
  const { endDiagnosis, exitStatus } = session
  const end = { state, endCode, endDetail, endCause, endPerson, endDiagnosis, exitStatus }
  return { id, owner: { id: owner.id }, startTime, isActive, ...end }
}

/** @throws Refusal, always */
function wrongPin({ triesLeft }: Extract<Admission, { kind: "wrongPin" }>): Refusal {
  if (triesLeft === 0) return new Refusal("NOT_ALLOWED", "too many wrong PINs", { text: "invitationLocked" })
  return validationRefusal([{ path: "pin", message: `validation.pinTries|${triesLeft}` }])
}
