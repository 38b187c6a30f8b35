/** Step-up authentication: a dialog for the protected action, and a page for browsers without scripts. */
import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { safeRedirectPath } from "../../base/redirect.ts"
import { renewedCookie } from "../../http/cookies.ts"
import { SIGN_IN_PROBLEMS, type SignInProblem } from "../../identity/providers/rules.ts"
import { getStepUpOptions, performStepUp, type StepUpOptions } from "../../identity/stepup/actions.ts"
import { stepUpCredentials } from "../../identity/stepup/contract.ts"
import { PROVIDER_STEP_UP_PATH, STEP_UP_PATH, type StepUpMethod } from "../../system/stepuppolicy/rules.ts"
import { STEP_UP_DONE_EVENT } from "../../system/stepuppolicy/rules-events.ts"
import { ButtonLink } from "../../web/button.tsx"
import { Dialog, DialogCancel } from "../../web/dialog.tsx"
import { PasswordField } from "../../web/field.tsx"
import { Form, FormActions, Notice, SubmitButton } from "../../web/form.tsx"
import { submitForm } from "../../web/form-submission.ts"
import { Layout } from "../../web/layout.tsx"
import { PageHeader, Panel } from "../../web/panel.tsx"
import { redirect, renderPage, renderPartial } from "../../web/responses.ts"
import { useView } from "../../web/view.ts"
import { CodeField } from "../otp/components.tsx"
import { page } from "../page.ts"
import { hasRelyingParty, PasskeyButton } from "../passkeys/passkey-button.tsx"

export const stepUpPages = [
  page("GET", STEP_UP_PATH, "signedIn", async ({ deps, actor, query, request, view }) => {
    const props = await getStepUpProps(deps, actor.userId, request, safeRedirectPath(query.target))
    const problem = SIGN_IN_PROBLEMS.find((known) => known === query.problem)
    return renderPage(view, <StepUpPage {...props} problem={problem} />)
  }),

  page("GET", `${STEP_UP_PATH}/dialog`, "signedIn", async ({ deps, actor, request, view }) => {
    const props = await getStepUpProps(deps, actor.userId, request, null)
    return renderPartial(
      view,
      <Dialog id="proof" title={view.t("factors.stepUpTitle")} size="small">
        <StepUpMethods {...props} />
      </Dialog>,
    )
  }),

  page("POST", STEP_UP_PATH, "signedIn", async ({ deps, actor, request, form, address, view }) => {
    const { target, way, password, otp } = await form()
    const to = target ? safeRedirectPath(target) : null
    const props = await getStepUpProps(deps, actor.userId, request, to)
    const asked: FormMethod = way === "OTP" ? "OTP" : "PASSWORD"
    return submitForm(
      { request, view },
      async () => {
        const given = parse(stepUpCredentials, asked === "OTP" ? { otp } : { password })
        const proved = await performStepUp(deps, actor, given, request, address)
        const headers = renewedCookie(request, proved, deps.clock())
        if (to !== null) return redirect(request, to, headers)
        return new Response(null, { status: 204, headers: { ...headers, "hx-trigger": STEP_UP_DONE_EVENT } })
      },
      <StepUpForm way={asked} target={to} />,
      <StepUpPage {...props} />,
    )
  }),
]

type FormMethod = Extract<StepUpMethod, "PASSWORD" | "OTP">

interface StepUpProps extends StepUpOptions {
  hasRelyingParty: boolean
  /** The page to go on to; in a dialog null. */
  target: string | null
  /** The page to return to from the provider: the one with the dialog. */
  returnPath: string
  /** What went wrong at the provider. */
  problem?: SignInProblem
}

async function getStepUpProps(
  deps: Deps,
  userId: string,
  request: Request,
  target: string | null,
): Promise<StepUpProps> {
  const choice = await getStepUpOptions(deps, userId)
  const hasSite = hasRelyingParty(deps, request)
  return { ...choice, hasRelyingParty: hasSite, target, returnPath: target ?? currentPathOf(request) }
}

/** The path of the page that requested the partial. */
function currentPathOf(request: Request): string {
  const address = request.headers.get("hx-current-url") ?? ""
  if (!URL.canParse(address)) return "/"
  const { pathname, search } = new URL(address)
  return safeRedirectPath(pathname + search)
}

function StepUpPage(props: StepUpProps) {
  const { t } = useView()
  return (
    <Layout title={t("factors.stepUpTitle")} section={null}>
      <PageHeader title={t("factors.stepUpTitle")} />
      <Panel>
        <div className="narrow form">
          <StepUpMethods {...props} />
        </div>
      </Panel>
    </Layout>
  )
}

/** The first way is open, the others a step away. */
function StepUpMethods({
  methods: ways,
  providerName,
  hasRelyingParty: hasSite,
  target,
  returnPath: origin,
  problem,
}: StepUpProps) {
  const { t } = useView()
  const forms = ways.filter((way): way is FormMethod => way === "PASSWORD" || way === "OTP")
  const isAtProvider = ways.includes("OIDC")
  const [first] = forms
  const name = providerName || t("signin.identityProvider")
  const atProvider = `${PROVIDER_STEP_UP_PATH}?${new URLSearchParams({ target: origin })}`
  return (
    <>
      <p>{t("factors.stepUpIntro")}</p>
      {problem && <Notice tone="red">{t(`errors.${problem}`, { name })}</Notice>}
      {ways.length === 0 && <Notice tone="amber">{t("factors.noStepUpMethod")}</Notice>}
      {isAtProvider && (
        <>
          <ButtonLink href={atProvider} kind="primary" icon="key" autoFocus>
            {t("factors.atProvider", { name })}
          </ButtonLink>
          <p className="field-hint">{t("factors.atProviderHint")}</p>
          {(first || ways.includes("PASSKEY")) && <p className="or">{t("factors.or")}</p>}
        </>
      )}
      {first && <StepUpForm way={first} target={target} autoFocus={!isAtProvider} />}
      {ways.includes("PASSKEY") && (
        <>
          {first && <p className="or">{t("factors.or")}</p>}
          <PasskeyButton
            isUsable={hasSite}
            purpose="PROOF"
            label={t("factors.withPasskey")}
            action={null}
            target={target}
          />
        </>
      )}
    </>
  )
}

function StepUpForm({
  way,
  target,
  autoFocus = false,
}: {
  way: FormMethod
  target: string | null
  autoFocus?: boolean
}) {
  return (
    <Form id={`proof-${way.toLowerCase()}`} action={STEP_UP_PATH}>
      <input type="hidden" name="way" value={way} />
      {target !== null && <input type="hidden" name="target" value={target} />}
      {way === "PASSWORD" ? (
        <PasswordField name="password" label="factors.password" autoFocus={autoFocus} required />
      ) : (
        <CodeField name="otp" autoFocus={autoFocus} />
      )}
      <FormActions>
        <SubmitButton text="factors.confirm" />
        {target === null && <DialogCancel />}
      </FormActions>
    </Form>
  )
}
