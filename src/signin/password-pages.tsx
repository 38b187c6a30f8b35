/** Pages of passwords that have expired or are forgotten. */
import { MS_PER_MINUTE } from "../base/clock.ts"
import type { Deps } from "../base/deps.ts"
import { parse } from "../base/parse.ts"
import { Refusal } from "../base/refusal.ts"
import { readStepCookie } from "../http/cookies.ts"
import { NewPasswordFields, type NewPasswordProps, newPasswordOf } from "../passwords/new-password-fields.tsx"
import { getPasswordPolicy } from "../passwords/store.ts"
import { Button, ButtonLink } from "../web/button.tsx"
import { TextField } from "../web/field.tsx"
import { Form, Notice } from "../web/form.tsx"
import { PublicLayout } from "../web/layout.tsx"
import { type FormTrouble, onward, orFormAgain, pageFor, whole } from "../web/pages.tsx"
import { Card } from "../web/public-pages.tsx"
import { useView } from "../web/view.ts"
import { expiredPasswordAttempt, replaceExpiredPassword } from "./actions-expired.ts"
import { requestReset, resetPassword } from "./actions-reset.ts"
import { replacePassword, requestReset as requestInput, resetPassword as resetInput } from "./contract.ts"
import { goOn, originOf } from "./onward.tsx"
import { ONE_TIME_PASSWORD_MS } from "./rules-reset.ts"
import { STEP_PATHS } from "./rules-steps.ts"

const page = pageFor<Deps>()
const NO_TROUBLE = { errors: {}, error: null }

export const passwordPages = [
  page("GET", "/login/new-password", "public", ({ deps, request, view }) =>
    orToSignIn(request, async () => {
      const { step, username } = await expiredPasswordAttempt(deps, readStepCookie(request))
      if (step !== "NEW_PASSWORD") return onward(request, step === null ? "/login" : STEP_PATHS[step])
      const policy = await getPasswordPolicy(deps.db)
      return whole(view, <ExpiredPage {...NO_TROUBLE} policy={policy} username={username} />)
    }),
  ),

  page("POST", "/login/new-password", "public", ({ deps, request, form, address, view }) =>
    orToSignIn(request, async () => {
      const token = readStepCookie(request)
      const { username } = await expiredPasswordAttempt(deps, token)
      const common = { policy: await getPasswordPolicy(deps.db), username }
      return orFormAgain(
        { request, view },
        async () => {
          const { password } = parse(replacePassword, { password: newPasswordOf(await form()) })
          return goOn(
            request,
            await replaceExpiredPassword(deps, token, password, originOf(request, address)),
          )
        },
        (trouble) => <ExpiredForm {...common} {...trouble} />,
        (trouble) => <ExpiredPage {...common} {...trouble} />,
      )
    }),
  ),

  page("GET", "/resetpassword", "public", ({ deps, view }) =>
    whole(view, <RequestPage {...NO_TROUBLE} isOff={deps.mailer === null} />),
  ),

  page("POST", "/resetpassword", "public", async ({ deps, request, form, address, view }) => {
    const { username = "" } = await form()
    const common = { username, isOff: deps.mailer === null }
    return orFormAgain(
      { request, view },
      async () => {
        await requestReset(deps, parse(requestInput, { username }), address)
        return onward(request, "/resetpassword/new?sent=true")
      },
      (trouble) => <RequestForm {...common} {...trouble} />,
      (trouble) => <RequestPage {...common} {...trouble} />,
    )
  }),

  page("GET", "/resetpassword/new", "public", async ({ deps, query, view }) => {
    const policy = await getPasswordPolicy(deps.db)
    return whole(view, <CodePage {...NO_TROUBLE} policy={policy} isSent={query.sent === "true"} />)
  }),

  page("POST", "/resetpassword/new", "public", async ({ deps, request, form, address, view }) => {
    const fields = await form()
    const { oneTimePassword = "" } = fields
    const common = { oneTimePassword, policy: await getPasswordPolicy(deps.db) }
    return orFormAgain(
      { request, view },
      async () => {
        const password = newPasswordOf(fields)
        await resetPassword(deps, parse(resetInput, { oneTimePassword, password }), address)
        return onward(request, "/login?reset=true")
      },
      (trouble) => <CodeForm {...common} {...trouble} />,
      (trouble) => <CodePage {...common} {...trouble} />,
    )
  }),
]

/** Whose sign-in is no longer under way begins anew. */
async function orToSignIn(request: Request, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Refusal && error.code === "UNAUTHORIZED") return onward(request, "/login")
    throw error
  }
}

type Trouble = Pick<FormTrouble, "errors" | "error">

function ExpiredPage(props: NewPasswordProps & Trouble) {
  const { t } = useView()
  return (
    <PublicLayout title={t("passwords.expiredTitle")}>
      <Card
        title={t("passwords.expiredTitle")}
        line={t("passwords.expiredIntro", { name: props.username ?? "" })}
      >
        <ExpiredForm {...props} />
      </Card>
    </PublicLayout>
  )
}

function ExpiredForm({ policy, username, errors, error }: NewPasswordProps & Trouble) {
  const { t } = useView()
  return (
    <Form id="new-password" action="/login/new-password" error={error}>
      <NewPasswordFields policy={policy} username={username} errors={errors} />
      <Button type="submit" kind="primary">
        {t("passwords.change")}
      </Button>
      <BackToSignIn />
    </Form>
  )
}

type RequestProps = Trouble & { isOff: boolean; username?: string }

function RequestPage(props: RequestProps) {
  const { t } = useView()
  const minutes = ONE_TIME_PASSWORD_MS / MS_PER_MINUTE
  const line = props.isOff ? t("passwords.resetOff") : t("passwords.resetIntro", { n: minutes })
  return (
    <PublicLayout title={t("passwords.resetTitle")}>
      <Card title={t("passwords.resetTitle")} line={line}>
        {props.isOff ? (
          <ButtonLink href="/login" kind="primary">
            {t("passwords.backToSignIn")}
          </ButtonLink>
        ) : (
          <RequestForm {...props} />
        )}
      </Card>
    </PublicLayout>
  )
}

function RequestForm({ username, errors, error }: RequestProps) {
  const { t } = useView()
  return (
    <Form id="reset-request" action="/resetpassword" error={error}>
      <TextField
        name="username"
        label={t("passwords.resetWho")}
        value={username}
        error={errors.username}
        autoComplete="username"
        autoFocus
        required
      />
      <Button type="submit" kind="primary">
        {t("passwords.resetSend")}
      </Button>
      <p className="card-links">
        <a href="/resetpassword/new">{t("passwords.resetHave")}</a>
        <a href="/login">{t("passwords.backToSignIn")}</a>
      </p>
    </Form>
  )
}

type CodeProps = NewPasswordProps & Trouble & { oneTimePassword?: string; isSent?: boolean }

function CodePage(props: CodeProps) {
  const { t } = useView()
  return (
    <PublicLayout title={t("passwords.resetCodeTitle")}>
      <Card title={t("passwords.resetCodeTitle")}>
        <CodeForm {...props} />
      </Card>
    </PublicLayout>
  )
}

function CodeForm({ policy, errors, error, oneTimePassword, isSent }: CodeProps) {
  const { t } = useView()
  return (
    <Form id="reset-password" action="/resetpassword/new" error={error}>
      {isSent && <Notice tone="blue">{t("passwords.resetSent")}</Notice>}
      <TextField
        name="oneTimePassword"
        label={t("passwords.oneTimePassword")}
        hint={t("passwords.oneTimePasswordHint")}
        value={oneTimePassword}
        error={errors.oneTimePassword}
        autoComplete="one-time-code"
        autoFocus
        required
      />
      <NewPasswordFields policy={policy} errors={errors} />
      <Button type="submit" kind="primary">
        {t("passwords.change")}
      </Button>
      <p className="card-links">
        <a href="/resetpassword">{t("passwords.resetAgain")}</a>
        <a href="/login">{t("passwords.backToSignIn")}</a>
      </p>
    </Form>
  )
}

function BackToSignIn() {
  const { t } = useView()
  return (
    <p className="card-links">
      <a href="/login">{t("passwords.backToSignIn")}</a>
    </p>
  )
}
