/** The user's own one-time password and recovery codes. */
import type { ReactNode } from "react"
import type { Actor } from "../../base/authorities.ts"
import {
  createRecoveryCodes,
  disableOtp,
  enableOtp,
  findPendingOtpSecret,
  startOtpEnrolment,
} from "../../identity/otp/actions.ts"
import { RECOVERY_CODES_COUNT } from "../../identity/otp/rules.ts"
import { getOtpState, type OtpState } from "../../identity/otp/store.ts"
import { buildOtpUri } from "../../identity/otp/totp/actions.ts"
import { countPasskeys } from "../../identity/passkeys/store.ts"
import { requireStepUp } from "../../system/stepuppolicy/actions.ts"
import { Badge } from "../../web/badge.tsx"
import { Button } from "../../web/button.tsx"
import { ConfirmDialog, Consequences } from "../../web/confirm-dialog.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { ActionButton, Form, FormActions } from "../../web/form.tsx"
import { submitForm } from "../../web/form-submission.ts"
import { Panel } from "../../web/panel.tsx"
import { ProfileLayout } from "../../web/profile-layout.tsx"
import { redirect, renderDialog, renderPage, renderPart } from "../../web/responses.ts"
import { useView, type View } from "../../web/view.ts"
import { page } from "../page.ts"
import { EnrolmentForm, RecoveryCodes } from "./components.tsx"
import { getOwnFactors, otpConsequences } from "./factor-consequences.ts"

const OTP_PATH = "/profile/otp"
const OTP_SETUP_PATH = "/profile/otp/setup"
const OTP_DISABLE_PATH = "/profile/otp/disable"
const RECOVERY_CODES_PATH = "/profile/otp/codes"
const RECOVERY_FORM_ID = "recovery-form"
const NEW_CODES_CONSEQUENCES = ["factors.consequence_oldCodes", "factors.consequence_codesShownOnce"] as const

export const otpPages = [
  page("GET", OTP_PATH, "signedIn", async ({ deps, actor, view }) => {
    const state = await getOtpState(deps.db, actor.userId)
    const hasFactor = state.isEnabled || (await countPasskeys(deps.db, actor.userId)) > 0
    return renderPage(view, <OtpPage state={state} hasFactor={hasFactor} />)
  }),

  page("POST", "/profile/otp/begin", "signedIn", async ({ deps, actor, request }) => {
    await requireStepUp(deps, actor, "OWN_FACTORS")
    await startOtpEnrolment(deps, enrolmentOwnerOf(actor))
    return redirect(request, OTP_SETUP_PATH)
  }),

  page("GET", OTP_SETUP_PATH, "signedIn", async ({ deps, actor, request, view }) => {
    const secret = await findPendingOtpSecret(deps, enrolmentOwnerOf(actor))
    if (!secret) return redirect(request, OTP_PATH)
    return renderPage(view, <SetupPage>{enrolmentForm(secret, actor.username, view)}</SetupPage>)
  }),

  page("POST", OTP_SETUP_PATH, "signedIn", async ({ deps, actor, request, form, view }) => {
    const { code = "" } = await form()
    const secret = await findPendingOtpSecret(deps, enrolmentOwnerOf(actor))
    if (!secret) return redirect(request, OTP_PATH)
    const again = enrolmentForm(secret, actor.username, view)
    return submitForm(
      { request, view },
      async () => {
        await requireStepUp(deps, actor, "OWN_FACTORS")
        return recoveryCodesResponse(request, view, await enableOtp(deps, enrolmentOwnerOf(actor), code))
      },
      again,
      <SetupPage>{again}</SetupPage>,
    )
  }),

  page("GET", RECOVERY_CODES_PATH, "signedIn", async (call) =>
    renderDialog(
      call,
      OTP_PATH,
      <ConfirmDialog
        id="new-codes"
        title="factors.newCodesTitle"
        action={RECOVERY_CODES_PATH}
        target={`#${RECOVERY_FORM_ID}`}
        submit="factors.newCodes"
        kind="primary"
      >
        <Consequences lines={NEW_CODES_CONSEQUENCES.map((text) => call.view.t(text))} />
      </ConfirmDialog>,
    ),
  ),

  page("POST", RECOVERY_CODES_PATH, "signedIn", async ({ deps, actor, request, view }) => {
    await requireStepUp(deps, actor, "OWN_FACTORS")
    return recoveryCodesResponse(request, view, await createRecoveryCodes(deps, actor))
  }),

  page("GET", OTP_DISABLE_PATH, "signedIn", async (call) => {
    const { deps, actor, request, view } = call
    const factors = await getOwnFactors(deps, actor.userId)
    if (!factors.hasOtp) return redirect(request, OTP_PATH)
    return renderDialog(
      call,
      OTP_PATH,
      <ConfirmDialog
        id="disable-otp"
        title="factors.turnOffTitle"
        action={OTP_DISABLE_PATH}
        submit="factors.turnOff"
      >
        <Consequences lines={otpConsequences(factors).map((text) => view.t(text))} />
      </ConfirmDialog>,
    )
  }),

  page("POST", OTP_DISABLE_PATH, "signedIn", async ({ deps, actor, request }) => {
    await requireStepUp(deps, actor, "OWN_FACTORS")
    await disableOtp(deps, actor, (await countPasskeys(deps.db, actor.userId)) > 0)
    return redirect(request, OTP_PATH)
  }),
]

function enrolmentOwnerOf({ userId, username, signInId }: Actor) {
  return { userId, username, context: signInId }
}

function recoveryCodesResponse(request: Request, view: View, codes: string[]): Response {
  const shown = <RecoveryCodes codes={codes} href={OTP_PATH} />
  return renderPart({ request, view }, shown, <SetupPage>{shown}</SetupPage>)
}

function enrolmentForm(secret: string, username: string, { customerName }: View) {
  const uri = buildOtpUri(secret, username, otpIssuerName(customerName))
  return <EnrolmentForm enrolment={{ secret, uri }} action={OTP_SETUP_PATH} />
}

/** How the app names the entry; a colon would end it. */
export function otpIssuerName(customerName: string | null): string {
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
  const { isEnabled, isAtProvider, recoveryCodesLeft } = state
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
            <p>{t(isAtProvider ? "people.factorAtProvider" : "factors.otpIntro")}</p>
            <FormActions>
              {isEnabled ? (
                <Button kind="danger" {...dialogTrigger(OTP_DISABLE_PATH)}>
                  {t("factors.turnOff")}
                </Button>
              ) : (
                !isAtProvider && (
                  <ActionButton action="/profile/otp/begin" kind="primary" text="factors.setUp" />
                )
              )}
            </FormActions>
          </div>
        </Panel>
        {hasFactor && (
          <Panel title={t("factors.recoveryCodes")} icon="key">
            <div className="narrow">
              <Form id={RECOVERY_FORM_ID} action={RECOVERY_CODES_PATH}>
                <p>{t("factors.recoveryIntro")}</p>
                <p>{t("factors.recoveryLeft", { count: recoveryCodesLeft, max: RECOVERY_CODES_COUNT })}</p>
                <FormActions>
                  {recoveryCodesLeft > 0 ? (
                    <Button {...dialogTrigger(RECOVERY_CODES_PATH)}>{t("factors.newCodes")}</Button>
                  ) : (
                    <Button type="submit">{t("factors.newCodes")}</Button>
                  )}
                </FormActions>
              </Form>
            </div>
          </Panel>
        )}
      </div>
    </ProfileLayout>
  )
}
