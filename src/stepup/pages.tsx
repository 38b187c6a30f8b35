/** Proving once more who one is: a dialog at the deed, and a page for those without a script. */
import type { Deps } from "../base/deps.ts"
import { parse } from "../base/parse.ts"
import { renewedCookie } from "../http/cookies.ts"
import { SIGN_IN_PROBLEMS, type SignInProblem } from "../identityproviders/rules.ts"
import { CodeField } from "../otp/parts.tsx"
import { hasPasskeySite, PasskeyButton } from "../passkeys/parts.tsx"
import { safeTarget } from "../signin/rules.ts"
import { Button, ButtonLink } from "../web/button.tsx"
import { Dialog, DialogCancel } from "../web/dialog.tsx"
import { PasswordField } from "../web/field.tsx"
import { Form, FormActions, Notice } from "../web/form.tsx"
import { Layout } from "../web/layout.tsx"
import { type FormTrouble, onward, orFormAgain, pageFor, part, whole } from "../web/pages.tsx"
import { PageHeader, Panel } from "../web/panel.tsx"
import { useView } from "../web/view.ts"
import { type ProofChoice, proofChoiceOf, prove } from "./actions.ts"
import { proof } from "./contract.ts"
import { PROOF_PATH, PROVED_EVENT, PROVIDER_PROOF_PATH, type ProofWay } from "./rules.ts"

const page = pageFor<Deps>()

export const stepUpPages = [
  page("GET", PROOF_PATH, "signedIn", async ({ deps, actor, query, request, view }) => {
    const props = await propsOf(deps, actor.userId, request, safeTarget(query.target))
    const problem = SIGN_IN_PROBLEMS.find((known) => known === query.problem)
    return whole(view, <ProofPage {...props} {...(problem && { problem })} />)
  }),

  page("GET", `${PROOF_PATH}/dialog`, "signedIn", async ({ deps, actor, request, view }) => {
    const props = await propsOf(deps, actor.userId, request, null)
    return part(
      view,
      <Dialog id="proof" title={view.t("factors.proofTitle")} size="small">
        <ProofWays {...props} />
      </Dialog>,
    )
  }),

  page("POST", PROOF_PATH, "signedIn", async ({ deps, actor, request, form, address, view }) => {
    const { target, way, password, otp } = await form()
    const to = target ? safeTarget(target) : null
    const props = await propsOf(deps, actor.userId, request, to)
    const asked: FormWay = way === "OTP" ? "OTP" : "PASSWORD"
    return orFormAgain(
      { request, view },
      async () => {
        const given = parse(proof, asked === "OTP" ? { otp } : { password })
        const proved = await prove(deps, actor, given, request, address)
        const headers = renewedCookie(request, proved, deps.clock())
        if (to !== null) return onward(request, to, headers)
        return new Response(null, { status: 204, headers: { ...headers, "hx-trigger": PROVED_EVENT } })
      },
      (trouble) => <ProofForm way={asked} target={to} trouble={trouble} />,
      (trouble) => <ProofPage {...props} trouble={trouble} />,
    )
  }),
]

type FormWay = Extract<ProofWay, "PASSWORD" | "OTP">

interface ProofProps extends ProofChoice {
  hasSite: boolean
  /** The page to go on to; in a dialog null. */
  target: string | null
  /** The page to which the provider's way leads back: where the dialog stands. */
  origin: string
  trouble?: FormTrouble
  /** What went wrong at the provider. */
  problem?: SignInProblem
}

async function propsOf(
  deps: Deps,
  userId: string,
  request: Request,
  target: string | null,
): Promise<ProofProps> {
  const choice = await proofChoiceOf(deps, userId)
  const hasSite = hasPasskeySite(deps, request)
  return { ...choice, hasSite, target, origin: target ?? pageOf(request) }
}

/** The path of the page that a part was asked for from. */
function pageOf(request: Request): string {
  const address = request.headers.get("hx-current-url") ?? ""
  if (!URL.canParse(address)) return "/"
  const { pathname, search } = new URL(address)
  return safeTarget(pathname + search)
}

function ProofPage(props: ProofProps) {
  const { t } = useView()
  return (
    <Layout title={t("factors.proofTitle")} section={null}>
      <PageHeader title={t("factors.proofTitle")} />
      <Panel>
        <div className="narrow form">
          <ProofWays {...props} />
        </div>
      </Panel>
    </Layout>
  )
}

/** The first way is open, the others a step away. */
function ProofWays({ ways, providerName, hasSite, target, origin, trouble, problem }: ProofProps) {
  const { t } = useView()
  const forms = ways.filter((way): way is FormWay => way === "PASSWORD" || way === "OTP")
  const isAtProvider = ways.includes("OIDC")
  const [first] = forms
  const name = providerName || t("signin.identityProvider")
  const atProvider = `${PROVIDER_PROOF_PATH}?${new URLSearchParams({ target: origin })}`
  return (
    <>
      <p>{t("factors.proofIntro")}</p>
      {problem && <Notice tone="red">{t(`errors.${problem}`, { name })}</Notice>}
      {ways.length === 0 && <Notice tone="amber">{t("factors.noWay")}</Notice>}
      {isAtProvider && (
        <>
          <ButtonLink href={atProvider} kind="primary" icon="key" autoFocus>
            {t("factors.atProvider", { name })}
          </ButtonLink>
          <p className="field-hint">{t("factors.atProviderHint")}</p>
          {(first || ways.includes("PASSKEY")) && <p className="or">{t("factors.or")}</p>}
        </>
      )}
      {first && (
        <ProofForm way={first} target={target} autoFocus={!isAtProvider} {...(trouble && { trouble })} />
      )}
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

function ProofForm({
  way,
  target,
  autoFocus = false,
  trouble,
}: {
  way: FormWay
  target: string | null
  autoFocus?: boolean
  trouble?: FormTrouble
}) {
  const { t } = useView()
  return (
    <Form id={`proof-${way.toLowerCase()}`} action={PROOF_PATH} error={trouble?.error}>
      <input type="hidden" name="way" value={way} />
      {target !== null && <input type="hidden" name="target" value={target} />}
      {way === "PASSWORD" ? (
        <PasswordField
          name="password"
          label={t("factors.password")}
          autoFocus={autoFocus}
          required
          {...(trouble?.errors.password && { error: trouble.errors.password })}
        />
      ) : (
        <CodeField name="otp" error={trouble?.errors.otp} autoFocus={autoFocus} />
      )}
      <FormActions>
        <Button type="submit" kind="primary">
          {t("factors.confirm")}
        </Button>
        {target === null && <DialogCancel />}
      </FormActions>
    </Form>
  )
}
