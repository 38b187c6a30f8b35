/** The second step of signing in, and the passkey that needs no first. */
import type { Deps } from "../base/deps.ts"
import { parse, parseText } from "../base/parse.ts"
import { Refusal } from "../base/refusal.ts"
import { readStepCookie, stepCookie } from "../http/cookies.ts"
import { enabledProviders } from "../identityproviders/store.ts"
import { otpUri } from "../otp/actions-codes.ts"
import { issuerOf } from "../otp/pages.tsx"
import { CodeField, type Enrolment, EnrolmentForm, RecoveryCodes } from "../otp/parts.tsx"
import { otpStateOf } from "../otp/store.ts"
import { newPasskey, newPasskeyAnswer, passkeyAnswer } from "../passkeys/contract.ts"
import { hasPasskeySite, PasskeyButton } from "../passkeys/parts.tsx"
import { countPasskeys } from "../passkeys/store.ts"
import { getUser } from "../people/store.ts"
import { Button } from "../web/button.tsx"
import { TextField } from "../web/field.tsx"
import { Form, Notice } from "../web/form.tsx"
import { PublicLayout } from "../web/layout.tsx"
import { type FormTrouble, isHtmx, onward, orFormAgain, pageFor, part, whole } from "../web/pages.tsx"
import { Card, SignInPage } from "../web/public-pages.tsx"
import { useView, type View } from "../web/view.ts"
import {
  enrolOtp,
  enrolPasskey,
  type GivenCode,
  otpSecretOf,
  proveCode,
  provePasskey,
  signInWithPasskey,
  type Waiting,
  waitingFor,
} from "./actions-factors.ts"
import { getAttempt, stepOf } from "./actions-steps.ts"
import { goOn, originOf } from "./onward.tsx"
import { safeTarget } from "./rules.ts"
import { type SignInStep, STEP_PATHS } from "./rules-steps.ts"

const page = pageFor<Deps>()
const SECOND = STEP_PATHS.SECOND_FACTOR
const ENROL = STEP_PATHS.ENROL

export const secondFactorPages = [
  page("POST", "/login/passkey", "public", async ({ deps, request, form, address, view }) => {
    const { answer, returnTo } = await form()
    const target = safeTarget(returnTo)
    const ways = { providers: await enabledProviders(deps.db), mayReset: deps.mailer !== null }
    const again = ({ error }: FormTrouble) => (
      <SignInPage
        {...ways}
        returnTo={target}
        notice={{ tone: "red", text: error ?? view.t("errors.BAD_REQUEST") }}
      >
        <PasskeyWayIn returnTo={target} isUsable={hasPasskeySite(deps, request)} />
      </SignInPage>
    )
    return orFormAgain(
      { request, view },
      async () => {
        const given = parseText(passkeyAnswer, answer)
        return goOn(
          request,
          await signInWithPasskey(deps, given, target, request, originOf(request, address)),
        )
      },
      again,
      again,
    )
  }),

  page("GET", SECOND, "public", ({ deps, request, view }) =>
    atStep(deps, request, "SECOND_FACTOR", async (waiting) =>
      whole(view, <SecondFactorPage {...(await waysOf(deps, request, waiting))} />),
    ),
  ),

  page("POST", SECOND, "public", ({ deps, request, form, address, view }) =>
    atStep(deps, request, "SECOND_FACTOR", async (waiting) => {
      const { kind: asked, code = "" } = await form()
      const kind = asked === "RECOVERY_CODE" ? asked : "OTP"
      const ways = await waysOf(deps, request, waiting)
      return orFormAgain(
        { request, view },
        async () => goOn(request, await proveCode(deps, waiting, { kind, code }, originOf(request, address))),
        (trouble) => <CodeForm kind={kind} trouble={trouble} />,
        (trouble) => <SecondFactorPage {...ways} trouble={trouble} />,
      )
    }),
  ),

  page("POST", `${SECOND}/passkey`, "public", ({ deps, request, form, address, view }) =>
    atStep(deps, request, "SECOND_FACTOR", async (waiting) => {
      const { answer } = await form()
      const ways = await waysOf(deps, request, waiting)
      const again = (trouble: FormTrouble) => <SecondFactorPage {...ways} trouble={trouble} />
      return orFormAgain(
        { request, view },
        async () => {
          const given = parseText(passkeyAnswer, answer)
          return goOn(request, await provePasskey(deps, waiting, given, request, originOf(request, address)))
        },
        again,
        again,
      )
    }),
  ),

  page("GET", ENROL, "public", ({ deps, request, view }) =>
    atStep(deps, request, "ENROL", async (waiting) =>
      whole(view, <EnrolPage {...(await enrolmentOf(deps, request, waiting, view))} />),
    ),
  ),

  page("POST", ENROL, "public", ({ deps, request, form, address, view }) =>
    atStep(deps, request, "ENROL", async (waiting) => {
      const { code = "" } = await form()
      const props = await enrolmentOf(deps, request, waiting, view)
      return orFormAgain(
        { request, view },
        async () => {
          const { codes, outcome } = await enrolOtp(deps, waiting, code, originOf(request, address))
          return codesAnswer(request, view, codes, goOn(request, outcome))
        },
        (trouble) => <EnrolmentForm enrolment={props.enrolment} action={ENROL} trouble={trouble} />,
        (trouble) => <EnrolPage {...props} trouble={trouble} />,
      )
    }),
  ),

  page("POST", `${ENROL}/passkey`, "public", ({ deps, request, form, address, view }) =>
    atStep(deps, request, "ENROL", async (waiting) => {
      const { name, answer } = await form()
      const props = await enrolmentOf(deps, request, waiting, view)
      const again = (trouble: FormTrouble) => <EnrolPage {...props} trouble={trouble} />
      return orFormAgain(
        { request, view },
        async () => {
          const made = parse(newPasskey, { name, answer: parseText(newPasskeyAnswer, answer) })
          const origin = originOf(request, address)
          return goOn(request, await enrolPasskey(deps, waiting, made, request, origin))
        },
        again,
        again,
      )
    }),
  ),
]

/** Whoever is at another step is sent there; whoever is at none begins again. */
async function atStep(
  deps: Deps,
  request: Request,
  step: SignInStep,
  show: (waiting: Waiting) => Promise<Response>,
): Promise<Response> {
  const token = readStepCookie(request)
  try {
    const other = await stepOf(deps, await getAttempt(deps, token))
    if (other !== null && other !== step) return onward(request, STEP_PATHS[other])
    return await show(await waitingFor(deps, token, step))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "UNAUTHORIZED") throw error
    return onward(request, "/login?restart=true", { "set-cookie": stepCookie(request, "", 0) })
  }
}

/** The codes in place of the form, with the cookies and the way on of `next`. */
function codesAnswer(request: Request, view: View, codes: string[], next: Response): Response {
  const href = next.headers.get("location") ?? next.headers.get("hx-redirect") ?? "/"
  const shown = <RecoveryCodes codes={codes} href={href} />
  const answer = isHtmx(request)
    ? part(view, shown)
    : whole(view, <CardPage title={view.t("factors.recoveryCodes")}>{shown}</CardPage>)
  for (const cookie of next.headers.getSetCookie()) answer.headers.append("set-cookie", cookie)
  return answer
}

interface SecondFactorProps {
  hasOtp: boolean
  hasPasskey: boolean
  hasCodes: boolean
  hasSite: boolean
  trouble?: FormTrouble
}

async function waysOf(deps: Deps, request: Request, { attempt }: Waiting): Promise<SecondFactorProps> {
  const state = await otpStateOf(deps.db, attempt.userId)
  return {
    hasOtp: state.isEnabled,
    hasPasskey: (await countPasskeys(deps.db, attempt.userId)) > 0,
    hasCodes: state.recoveryCodesLeft > 0,
    hasSite: hasPasskeySite(deps, request),
  }
}

function CardPage({ title, line, children }: Parameters<typeof Card>[0]) {
  return (
    <PublicLayout title={title}>
      <Card title={title} line={line}>
        {children}
      </Card>
    </PublicLayout>
  )
}

function SecondFactorPage({ hasOtp, hasPasskey, hasCodes, hasSite, trouble }: SecondFactorProps) {
  const { t } = useView()
  return (
    <CardPage title={t("factors.secondTitle")} line={t("factors.secondIntro")}>
      {!hasOtp && trouble?.error && <Notice tone="red">{trouble.error}</Notice>}
      {hasOtp && <CodeForm kind="OTP" {...(trouble && { trouble })} />}
      {hasPasskey && (
        <>
          {hasOtp && <p className="or">{t("factors.or")}</p>}
          <PasskeyButton
            isUsable={hasSite}
            purpose="SECOND_FACTOR"
            label={t("factors.usePasskey")}
            action={`${SECOND}/passkey`}
          />
        </>
      )}
      {hasCodes && (
        <details className="other-way">
          <summary>{t("factors.useRecovery")}</summary>
          <CodeForm kind="RECOVERY_CODE" />
        </details>
      )}
      <p className="other-way">
        <a href="/login">{t("factors.startOver")}</a>
      </p>
    </CardPage>
  )
}

function CodeForm({ kind, trouble }: { kind: GivenCode["kind"]; trouble?: FormTrouble }) {
  const { t } = useView()
  return (
    <Form id={`code-${kind.toLowerCase()}`} action={SECOND} error={trouble?.error}>
      <input type="hidden" name="kind" value={kind} />
      {kind === "OTP" ? (
        <CodeField error={trouble?.errors.code} autoFocus />
      ) : (
        <TextField name="code" label={t("factors.recoveryCode")} required />
      )}
      <Button type="submit" kind="primary">
        {t("factors.goOn")}
      </Button>
    </Form>
  )
}

interface EnrolProps {
  enrolment: Enrolment
  hasSite: boolean
  trouble?: FormTrouble
}

async function enrolmentOf(
  deps: Deps,
  request: Request,
  waiting: Waiting,
  { customerName }: View,
): Promise<EnrolProps> {
  const secret = await otpSecretOf(deps, waiting)
  const { username } = await getUser(deps.db, waiting.attempt.userId, deps.clock())
  const uri = otpUri(secret, username, issuerOf(customerName))
  return { enrolment: { secret, uri }, hasSite: hasPasskeySite(deps, request) }
}

function EnrolPage({ enrolment, hasSite, trouble }: EnrolProps) {
  const { t } = useView()
  return (
    <CardPage title={t("factors.enrolTitle")} line={t("factors.enrolIntro")}>
      <EnrolmentForm enrolment={enrolment} action={ENROL} {...(trouble && { trouble })} />
      <p className="or">{t("factors.or")}</p>
      <PasskeyButton
        isUsable={hasSite}
        purpose="ENROL"
        label={t("factors.addPasskey")}
        action={`${ENROL}/passkey`}
        name={t("factors.passkeySuggestion", { n: 1 })}
      />
    </CardPage>
  )
}

/** Beside the password on the sign-in page; nothing where no passkey works, which a newcomer need not wonder about. */
export function PasskeyWayIn({ returnTo, isUsable }: { returnTo: string; isUsable: boolean }) {
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
