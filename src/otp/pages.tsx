/** A person's own one-time password and recovery codes. */
import type { ReactNode } from "react"
import type { Deps } from "../base/deps.ts"
import { countPasskeys } from "../passkeys/store.ts"
import type { Actor } from "../roles/rules.ts"
import { checkFresh } from "../stepup/actions.ts"
import { Badge } from "../web/badge.tsx"
import { Button } from "../web/button.tsx"
import { ActionForm, Form, FormActions } from "../web/form.tsx"
import { isHtmx, onward, orFormAgain, pageFor, part, whole } from "../web/pages.tsx"
import { Panel } from "../web/panel.tsx"
import { ProfileLayout } from "../web/profile-layout.tsx"
import { useView, type View } from "../web/view.ts"
import { beginOtpEnrolment, createRecoveryCodes, disableOtp, enableOtp, waitingOtpSecret } from "./actions.ts"
import { otpUri } from "./actions-codes.ts"
import { EnrolmentForm, RecoveryCodes } from "./parts.tsx"
import { RECOVERY_CODES } from "./rules.ts"
import { type OtpState, otpStateOf } from "./store.ts"

const page = pageFor<Deps>()
const HOME = "/profile/otp"
const SETUP = "/profile/otp/setup"
const CODES = "/profile/otp/codes"

export const otpPages = [
  page("GET", HOME, "signedIn", async ({ deps, actor, view }) => {
    const state = await otpStateOf(deps.db, actor.userId)
    const hasFactor = state.isEnabled || (await countPasskeys(deps.db, actor.userId)) > 0
    return whole(view, <OtpPage state={state} hasFactor={hasFactor} />)
  }),

  page("POST", "/profile/otp/begin", "signedIn", async ({ deps, actor, request }) => {
    await checkFresh(deps, actor, "OWN_FACTORS")
    await beginOtpEnrolment(deps, placeOf(actor))
    return onward(request, SETUP)
  }),

  page("GET", SETUP, "signedIn", async ({ deps, actor, request, view }) => {
    const secret = await waitingOtpSecret(deps, placeOf(actor))
    if (!secret) return onward(request, HOME)
    return whole(view, <SetupPage>{enrolmentForm(secret, actor.username, view)}</SetupPage>)
  }),

  page("POST", SETUP, "signedIn", async ({ deps, actor, request, form, view }) => {
    const { code = "" } = await form()
    const secret = await waitingOtpSecret(deps, placeOf(actor))
    if (!secret) return onward(request, HOME)
    const again = (trouble: Parameters<typeof enrolmentForm>[3]) =>
      enrolmentForm(secret, actor.username, view, trouble)
    return orFormAgain(
      { request, view },
      async () => {
        await checkFresh(deps, actor, "OWN_FACTORS")
        return codesAnswer(request, view, await enableOtp(deps, placeOf(actor), code))
      },
      again,
      (trouble) => <SetupPage>{again(trouble)}</SetupPage>,
    )
  }),

  page("POST", CODES, "signedIn", async ({ deps, actor, request, view }) => {
    await checkFresh(deps, actor, "OWN_FACTORS")
    return codesAnswer(request, view, await createRecoveryCodes(deps, actor))
  }),

  page("POST", "/profile/otp/disable", "signedIn", async ({ deps, actor, request }) => {
    await checkFresh(deps, actor, "OWN_FACTORS")
    await disableOtp(deps, actor, (await countPasskeys(deps.db, actor.userId)) > 0)
    return onward(request, HOME)
  }),
]

function placeOf({ userId, username, signInId }: Actor) {
  return { userId, username, place: signInId }
}

function codesAnswer(request: Request, view: View, codes: string[]): Response {
  const shown = <RecoveryCodes codes={codes} href={HOME} />
  return isHtmx(request) ? part(view, shown) : whole(view, <SetupPage>{shown}</SetupPage>)
}

function enrolmentForm(
  secret: string,
  username: string,
  { customerName }: View,
  trouble?: Parameters<typeof EnrolmentForm>[0]["trouble"],
) {
  const uri = otpUri(secret, username, issuerOf(customerName))
  return <EnrolmentForm enrolment={{ secret, uri }} action={SETUP} {...(trouble && { trouble })} />
}

/** How the app names the entry; a colon would end it. */
export function issuerOf(customerName: string | null): string {
  return `Millwright ${customerName ?? ""}`.replaceAll(":", " ").trim()
}

function SetupPage({ children }: { children: ReactNode }) {
  const { t } = useView()
  return (
    <ProfileLayout tab="otp">
      <Panel title={t("factors.otpTitle")} icon="lock">
        <div className="narrow">{children}</div>
      </Panel>
    </ProfileLayout>
  )
}

function OtpPage({ state, hasFactor }: { state: OtpState; hasFactor: boolean }) {
  const { t } = useView()
  const { isEnabled, recoveryCodesLeft } = state
  return (
    <ProfileLayout tab="otp">
      <div className="stack">
        <Panel
          title={t("factors.otpTitle")}
          icon="lock"
          actions={
            <Badge tone={isEnabled ? "green" : "neutral"}>
              {t(isEnabled ? "factors.on" : "factors.off")}
            </Badge>
          }
        >
          <div className="narrow form">
            <p>{t("factors.otpIntro")}</p>
            <FormActions>
              {isEnabled ? (
                <ActionForm action="/profile/otp/disable">
                  <Button type="submit" kind="danger">
                    {t("factors.turnOff")}
                  </Button>
                </ActionForm>
              ) : (
                <ActionForm action="/profile/otp/begin">
                  <Button type="submit" kind="primary">
                    {t("factors.setUp")}
                  </Button>
                </ActionForm>
              )}
            </FormActions>
          </div>
        </Panel>
        {hasFactor && (
          <Panel title={t("factors.recoveryCodes")} icon="key">
            <div className="narrow">
              <Form id="recovery-form" action={CODES}>
                <p>{t("factors.recoveryIntro")}</p>
                <p>{t("factors.recoveryLeft", { count: recoveryCodesLeft, max: RECOVERY_CODES })}</p>
                <FormActions>
                  <Button type="submit">{t("factors.newCodes")}</Button>
                  <span className="muted">{t("factors.newCodesHint")}</span>
                </FormActions>
              </Form>
            </div>
          </Panel>
        )}
      </div>
    </ProfileLayout>
  )
}
