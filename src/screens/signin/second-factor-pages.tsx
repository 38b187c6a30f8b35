import type { Deps } from "../../base/deps.ts"
import { parse, parseJson } from "../../base/parse.ts"
import { safeRedirectPath } from "../../base/redirect.ts"
import { Refusal } from "../../base/refusal.ts"
import { readStepCookie, stepCookie } from "../../http/cookies.ts"
import { getOtpState } from "../../identity/otp/store.ts"
import { buildOtpUri } from "../../identity/otp/totp/actions.ts"
import { authenticationResponse, newPasskey, registrationResponse } from "../../identity/passkeys/contract.ts"
import { countPasskeys } from "../../identity/passkeys/store.ts"
import { listEnabledProviders } from "../../identity/providers/store.ts"
import { getAttempt, getNextStep } from "../../identity/signin/attempt/actions.ts"
import { type SignInStep, STEP_PATHS } from "../../identity/signin/attempt/rules.ts"
import {
  enrolOtp,
  enrolPasskey,
  type PendingStep,
  requirePendingStep,
  type SubmittedCode,
  signInWithPasskey,
  startEnrolmentOf,
  verifyCode,
  verifySecondFactorPasskey,
} from "../../identity/signin/second-factor/actions.ts"
import { getUser } from "../../identity/users/store.ts"
import { Button } from "../../web/button.tsx"
import { TextField } from "../../web/field.tsx"
import { Form, Notice } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-errors.ts"
import { type FormAnswer, submitForm } from "../../web/form-submission.ts"
import { PublicLayout } from "../../web/layout.tsx"
import { Card, SignInPage } from "../../web/public-pages.tsx"
import { redirect, renderPage, renderPart } from "../../web/responses.ts"
import { useView, type View } from "../../web/view.ts"
import { CodeField, type Enrolment, EnrolmentForm, RecoveryCodes } from "../otp/components.tsx"
import { otpIssuerName } from "../otp/pages.tsx"
import { page } from "../page.ts"
import { hasRelyingParty, PasskeyButton } from "../passkeys/passkey-button.tsx"
import { clientInfoOf, signInResponse } from "./response.tsx"

const SECOND_FACTOR_PATH = STEP_PATHS.SECOND_FACTOR
const ENROL_PATH = STEP_PATHS.ENROL

export const secondFactorPages = [
  page("POST", "/login/passkey", "public", async ({ deps, request, form, address, view }) => {
    const { answer, returnTo } = await form()
    const target = safeRedirectPath(returnTo)
    const ways = { providers: await listEnabledProviders(deps.db), mayReset: deps.mailer !== null }
    const again = ({ error }: FormErrors) => (
      <SignInPage
        {...ways}
        returnTo={target}
        notice={{ tone: "red", text: error ?? view.t("errors.BAD_REQUEST") }}
      >
        <PasskeySignIn returnTo={target} isUsable={hasRelyingParty(deps, request)} />
      </SignInPage>
    )
    const origin = clientInfoOf(request, address)
    return submitStep({ request, view }, again, async () =>
      signInWithPasskey(deps, parseJson(authenticationResponse, answer), target, request, origin),
    )
  }),

  page("GET", SECOND_FACTOR_PATH, "public", ({ deps, request, view }) =>
    withPendingStep(deps, request, "SECOND_FACTOR", async (waiting) =>
      renderPage(view, <SecondFactorPage {...(await getSecondFactorProps(deps, request, waiting))} />),
    ),
  ),

  page("POST", SECOND_FACTOR_PATH, "public", ({ deps, request, form, address, view }) =>
    withPendingStep(deps, request, "SECOND_FACTOR", async (waiting) => {
      const { kind: asked, code = "" } = await form()
      const kind = asked === "RECOVERY_CODE" ? asked : "OTP"
      const ways = await getSecondFactorProps(deps, request, waiting)
      return submitForm(
        { request, view },
        async () =>
          signInResponse(
            request,
            await verifyCode(deps, waiting, { kind, code }, clientInfoOf(request, address)),
          ),
        <CodeForm kind={kind} />,
        <SecondFactorPage {...ways} kind={kind} />,
      )
    }),
  ),

  page("POST", `${SECOND_FACTOR_PATH}/passkey`, "public", ({ deps, request, form, address, view }) =>
    withPendingStep(deps, request, "SECOND_FACTOR", async (waiting) => {
      const { answer } = await form()
      const ways = await getSecondFactorProps(deps, request, waiting)
      const again = <SecondFactorPage {...ways} />
      const origin = clientInfoOf(request, address)
      return submitStep({ request, view }, again, async () =>
        verifySecondFactorPasskey(deps, waiting, parseJson(authenticationResponse, answer), request, origin),
      )
    }),
  ),

  page("GET", ENROL_PATH, "public", ({ deps, request, view }) =>
    withPendingStep(deps, request, "ENROL", async (waiting) =>
      renderPage(view, <EnrolPage {...(await getEnrolProps(deps, request, waiting, view))} />),
    ),
  ),

  page("POST", ENROL_PATH, "public", ({ deps, request, form, address, view }) =>
    withPendingStep(deps, request, "ENROL", async (waiting) => {
      const { code = "" } = await form()
      const props = await getEnrolProps(deps, request, waiting, view)
      return submitForm(
        { request, view },
        async () => {
          const { codes, outcome } = await enrolOtp(deps, waiting, code, clientInfoOf(request, address))
          return recoveryCodesResponse(request, view, codes, signInResponse(request, outcome))
        },
        <EnrolmentForm enrolment={props.enrolment} action={ENROL_PATH} />,
        <EnrolPage {...props} />,
      )
    }),
  ),

  page("POST", `${ENROL_PATH}/passkey`, "public", ({ deps, request, form, address, view }) =>
    withPendingStep(deps, request, "ENROL", async (waiting) => {
      const { name, answer } = await form()
      const props = await getEnrolProps(deps, request, waiting, view)
      const again = <EnrolPage {...props} />
      const origin = clientInfoOf(request, address)
      return submitStep({ request, view }, again, async () => {
        const made = parse(newPasskey, { name, answer: parseJson(registrationResponse, answer) })
        return enrolPasskey(deps, waiting, made, request, origin)
      })
    }),
  ),
]

/** Takes a step of signing in. @param again  the page with the reason of a refusal */
function submitStep(
  call: { request: Request; view: View },
  again: FormAnswer,
  take: () => Promise<Parameters<typeof signInResponse>[1]>,
): Promise<Response> {
  return submitForm(call, async () => signInResponse(call.request, await take()), null, again)
}

/** Redirects to the pending sign-in step when it is another one, and to the sign-in page when there is none. */
async function withPendingStep(
  deps: Deps,
  request: Request,
  step: SignInStep,
  show: (waiting: PendingStep) => Promise<Response>,
): Promise<Response> {
  const token = readStepCookie(request)
  try {
    const other = await getNextStep(deps, await getAttempt(deps, token))
    if (other !== null && other !== step) return redirect(request, STEP_PATHS[other])
    return await show(await requirePendingStep(deps, token, step))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "UNAUTHORIZED") throw error
    return redirect(request, "/login?restart=true", { "set-cookie": stepCookie(request, "", 0) })
  }
}

/** The codes in place of the form, with the cookies and the next page of `next`. */
function recoveryCodesResponse(request: Request, view: View, codes: string[], next: Response): Response {
  const href = next.headers.get("location") ?? next.headers.get("hx-redirect") ?? "/"
  const shown = <RecoveryCodes codes={codes} href={href} />
  const page = <CardPage title={view.t("factors.recoveryCodes")}>{shown}</CardPage>
  const answer = renderPart({ request, view }, shown, page)
  for (const cookie of next.headers.getSetCookie()) answer.headers.append("set-cookie", cookie)
  return answer
}

interface SecondFactorProps {
  hasOtp: boolean
  hasPasskey: boolean
  hasCodes: boolean
  hasRelyingParty: boolean
  /** The form that was refused. */
  kind?: SubmittedCode["kind"]
}

async function getSecondFactorProps(
  deps: Deps,
  request: Request,
  { attempt }: PendingStep,
): Promise<SecondFactorProps> {
  const state = await getOtpState(deps.db, attempt.userId)
  return {
    hasOtp: state.isEnabled,
    hasPasskey: (await countPasskeys(deps.db, attempt.userId)) > 0,
    hasCodes: state.recoveryCodesLeft > 0,
    hasRelyingParty: hasRelyingParty(deps, request),
  }
}

function CardPage({ title, line, children }: Parameters<typeof Card>[0]) {
  return (
    <PublicLayout title={title} styles="codes">
      <Card title={title} line={line}>
        {children}
      </Card>
    </PublicLayout>
  )
}

function SecondFactorPage({
  hasOtp,
  hasPasskey,
  hasCodes,
  hasRelyingParty: hasSite,
  kind = "OTP",
}: SecondFactorProps) {
  const { t, refused } = useView()
  const isRecovery = kind === "RECOVERY_CODE" && refused !== undefined
  return (
    <CardPage title={t("factors.secondTitle")} line={t("factors.secondIntro")}>
      {!hasOtp && !isRecovery && refused?.error && <Notice tone="red">{refused.error}</Notice>}
      {hasOtp && <CodeForm kind="OTP" isOther={isRecovery} />}
      {hasPasskey && (
        <>
          {hasOtp && <p className="or">{t("factors.or")}</p>}
          <PasskeyButton
            isUsable={hasSite}
            purpose="SECOND_FACTOR"
            label={t("factors.usePasskey")}
            action={`${SECOND_FACTOR_PATH}/passkey`}
          />
        </>
      )}
      {hasCodes && (
        <details className="alternative" open={isRecovery}>
          <summary>{t("factors.useRecovery")}</summary>
          <CodeForm kind="RECOVERY_CODE" isOther={!isRecovery} />
        </details>
      )}
      <p className="alternative">
        <a href="/login">{t("factors.startOver")}</a>
      </p>
    </CardPage>
  )
}

/** @param isOther  another one was refused */
function CodeForm({ kind, isOther = false }: { kind: SubmittedCode["kind"]; isOther?: boolean }) {
  const { t, refused } = useView()
  const refusal = isOther ? null : refused
  return (
    <Form id={`code-${kind.toLowerCase()}`} action={SECOND_FACTOR_PATH} refusal={refusal}>
      <input type="hidden" name="kind" value={kind} />
      {kind === "OTP" ? (
        <CodeField error={refusal?.errors.otp} autoFocus />
      ) : (
        <TextField
          id="field-recovery-code"
          name="code"
          label="factors.recoveryCode"
          required
          error={refusal?.errors.recoveryCode}
        />
      )}
      <Button type="submit" kind={kind === "OTP" ? "primary" : "secondary"}>
        {t("factors.continue")}
      </Button>
    </Form>
  )
}

interface EnrolProps {
  enrolment: Enrolment
  hasRelyingParty: boolean
}

async function getEnrolProps(
  deps: Deps,
  request: Request,
  waiting: PendingStep,
  { customerName }: View,
): Promise<EnrolProps> {
  const secret = await startEnrolmentOf(deps, waiting)
  const { username } = await getUser(deps.db, waiting.attempt.userId, deps.clock())
  const uri = buildOtpUri(secret, username, otpIssuerName(customerName))
  return { enrolment: { secret, uri }, hasRelyingParty: hasRelyingParty(deps, request) }
}

function EnrolPage({ enrolment, hasRelyingParty: hasSite }: EnrolProps) {
  const { t } = useView()
  return (
    <CardPage title={t("factors.enrolTitle")} line={t("factors.enrolIntro")}>
      <EnrolmentForm enrolment={enrolment} action={ENROL_PATH} />
      <p className="or">{t("factors.or")}</p>
      <PasskeyButton
        isUsable={hasSite}
        purpose="ENROL"
        label={t("factors.addPasskey")}
        action={`${ENROL_PATH}/passkey`}
        name={t("factors.passkeySuggestion", { n: 1 })}
      />
    </CardPage>
  )
}

/** Beside the password on the sign-in page; nothing where passkeys are unavailable. */
export function PasskeySignIn({ returnTo, isUsable }: { returnTo: string; isUsable: boolean }) {
  const { t } = useView()
  if (!isUsable) return null
  return (
    <>
      <p className="or">{t("factors.or")}</p>
      <PasskeyButton
        isUsable
        purpose="SIGN_IN"
        label={t("factors.signInWithPasskey")}
        action="/login/passkey"
        fields={{ returnTo }}
      />
    </>
  )
}
