/** The page /admin/signin: which actions require a recent authentication, and how people sign in. */
import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { updateStepUpPolicy } from "../../system/stepuppolicy/actions.ts"
import { type StepUpPolicy, stepUpPolicyChanges } from "../../system/stepuppolicy/contract.ts"
import { STEP_UP_MINUTES_MAX } from "../../system/stepuppolicy/rules.ts"
import { getStepUpPolicy } from "../../system/stepuppolicy/store.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { NumberField } from "../../web/field.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { Form, SaveOrCancel, VersionField } from "../../web/form.tsx"
import { numberFromForm, submitForm } from "../../web/form-submission.ts"
import { Columns, Panel } from "../../web/panel.tsx"
import { redirect, renderPage } from "../../web/responses.ts"
import { useView } from "../../web/view.ts"
import { page } from "../page.ts"
import { getSignInUsage, type SignInUsage } from "./usage.ts"

const SIGN_IN_PATH = "/admin/signin"
/** Actions of the policy, in the order of the form. */
const ACTIONS = ["startSession", "vote", "viewRecording", "changeRoles"] as const

interface SignInProps {
  policy: StepUpPolicy
  usage: SignInUsage
  values?: Record<string, string>
}

export const stepUpPolicyPages = [
  page("GET", SIGN_IN_PATH, "superuser", async ({ deps, view }) =>
    renderPage(view, <SignInPage {...(await signInProps(deps))} />),
  ),

  page("POST", SIGN_IN_PATH, "superuser", async (call) => {
    const { deps, actor, request } = call
    const values = await call.form()
    const props = { ...(await signInProps(deps)), values }
    return submitForm(
      call,
      async () => {
        const minutes = ACTIONS.map((name) => [
          name,
          values[name]?.trim() ? numberFromForm(values[name]) : null,
        ])
        const change = { ...Object.fromEntries(minutes), version: numberFromForm(values.version) }
        await updateStepUpPolicy(deps, actor, parse(stepUpPolicyChanges.schema, change))
        return redirect(request, SIGN_IN_PATH, flashHeaders("saved"))
      },
      <StepUpForm {...props} />,
      <SignInPage {...props} />,
    )
  }),
]

async function signInProps(deps: Deps): Promise<SignInProps> {
  const [policy, usage] = await Promise.all([getStepUpPolicy(deps.db), getSignInUsage(deps.db, deps.clock())])
  return { policy, usage }
}

/** Where each way to sign in is set, its name, and how many use it. */
const METHODS = [
  ["/admin/config?tab=password-policy", "settings.passwordPolicy", "settings.localUsers", "localUsers"],
  ["/admin/providers", "admin.section_providers", "settings.enabledCount", "providers"],
  ["/admin/directories", "admin.section_directories", "settings.enabledCount", "directories"],
  ["/admin/usergroups", "settings.secondFactorGroups", "settings.groupCount", "secondFactorGroups"],
  ["/admin/access?kind=PASSKEY", "profile.passkeys", "settings.peopleCount", "passkeyUsers"],
  ["/admin/users", "profile.otp", "settings.peopleCount", "otpUsers"],
  ["/admin/access?kind=API_TOKEN", "profile.tokens", "settings.tokenCount", "apiTokens"],
] as const

function SignInPage(props: SignInProps) {
  const { t } = useView()
  const { usage } = props
  return (
    <AdminLayout section="signin">
      <Columns
        aside={
          <Panel title={t("settings.signInMethods")} icon="key" flush>
            <ul className="rows">
              {METHODS.map(([href, name, count, used]) => (
                <li key={href}>
                  <a href={href}>{t(name)}</a>
                  <span className="muted">{t(count, { count: usage[used] })}</span>
                </li>
              ))}
            </ul>
          </Panel>
        }
      >
        <Panel title={t("settings.stepUp")} icon="lock">
          <StepUpForm {...props} />
        </Panel>
      </Columns>
    </AdminLayout>
  )
}

function StepUpForm({ policy, values }: SignInProps) {
  const { t } = useView()
  return (
    <Form id="step-up-policy" action={SIGN_IN_PATH} draft>
      <p className="field-hint">{t("settings.stepUpHint")}</p>
      <VersionField stored={policy.version} />
      <div className="field-row field-row-two">
        {ACTIONS.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={`settings.stepUp_${name}`}
            hint="settings.stepUpMinutes"
            value={values?.[name] ?? policy[name] ?? ""}
            range={{ min: 1, max: STEP_UP_MINUTES_MAX }}
          />
        ))}
      </div>
      <p className="field-hint">{t("settings.stepUpAlways")}</p>
      <SaveOrCancel home={SIGN_IN_PATH} />
    </Form>
  )
}
