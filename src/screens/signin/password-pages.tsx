/** Pages for expired and forgotten passwords. */
import { MS_PER_MINUTE } from "../../base/clock.ts"
import { parse } from "../../base/parse.ts"
import { Refusal } from "../../base/refusal.ts"
import { readStepCookie } from "../../http/cookies.ts"
import { getPasswordPolicy } from "../../identity/passwords/store.ts"
import { STEP_PATHS } from "../../identity/signin/attempt/rules.ts"
import {
  replacePassword,
  requestReset as requestInput,
  resetPassword as resetInput,
} from "../../identity/signin/contract.ts"
import {
  expiredPasswordAttempt,
  replaceExpiredPassword,
} from "../../identity/signin/expired-password/actions.ts"
import { requestPasswordReset, resetPassword } from "../../identity/signin/password-reset/actions.ts"
import { ONE_TIME_PASSWORD_MS } from "../../identity/signin/password-reset/rules.ts"
import { ButtonLink } from "../../web/button.tsx"
import { TextField } from "../../web/field.tsx"
import { Form, Notice, SubmitButton } from "../../web/form.tsx"
import { submitForm } from "../../web/form-submission.ts"
import { PublicLayout } from "../../web/layout.tsx"
import { Card } from "../../web/public-pages.tsx"
import { redirect, renderPage } from "../../web/responses.ts"
import type { TextKey } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { page } from "../page.ts"
import {
  NewPasswordFields,
  type NewPasswordProps,
  readNewPassword,
} from "../passwords/new-password-fields.tsx"
import { clientInfoOf, signInResponse } from "./response.tsx"

export const passwordPages = [
  page("GET", "/login/new-password", "public", ({ deps, request, view }) =>
    withPendingAttempt(request, async () => {
      const { step, username } = await expiredPasswordAttempt(deps, readStepCookie(request))
      if (step !== "NEW_PASSWORD") return redirect(request, step === null ? "/login" : STEP_PATHS[step])
      const policy = await getPasswordPolicy(deps.db)
      return renderPage(view, <ExpiredPasswordPage policy={policy} username={username} />)
    }),
  ),

  page("POST", "/login/new-password", "public", ({ deps, request, form, address, view }) =>
    withPendingAttempt(request, async () => {
      const token = readStepCookie(request)
      const { username } = await expiredPasswordAttempt(deps, token)
      const common = { policy: await getPasswordPolicy(deps.db), username }
      return submitForm(
        { request, view },
        async () => {
          const { password } = parse(replacePassword, {
            password: readNewPassword(common.policy, await form()),
          })
          return signInResponse(
            request,
            await replaceExpiredPassword(deps, token, password, clientInfoOf(request, address)),
          )
        },
        <ExpiredPasswordForm {...common} />,
        <ExpiredPasswordPage {...common} />,
      )
    }),
  ),

  page("GET", "/resetpassword", "public", ({ deps, view }) =>
    renderPage(view, <ResetRequestPage isOff={deps.mailer === null} />),
  ),

  page("POST", "/resetpassword", "public", async ({ deps, request, form, address, view }) => {
    const { username = "" } = await form()
    const common = { username, isOff: deps.mailer === null }
    return submitForm(
      { request, view },
      async () => {
        await requestPasswordReset(deps, parse(requestInput, { username }), address)
        return redirect(request, "/resetpassword/new?sent=true")
      },
      <ResetRequestForm {...common} />,
      <ResetRequestPage {...common} />,
    )
  }),

  page("GET", "/resetpassword/new", "public", async ({ deps, query, view }) => {
    const policy = await getPasswordPolicy(deps.db)
    return renderPage(view, <ResetPasswordPage policy={policy} isSent={query.sent === "true"} />)
  }),

  page("POST", "/resetpassword/new", "public", async ({ deps, request, form, address, view }) => {
    const fields = await form()
    const { oneTimePassword = "" } = fields
    const common = { oneTimePassword, policy: await getPasswordPolicy(deps.db) }
    return submitForm(
      { request, view },
      async () => {
        const password = readNewPassword(common.policy, fields)
        await resetPassword(deps, parse(resetInput, { oneTimePassword, password }), address)
        return redirect(request, "/login?reset=true")
      },
      <ResetPasswordForm {...common} />,
      <ResetPasswordPage {...common} />,
    )
  }),
]

/** Without a pending sign-in, redirects to the sign-in page. */
async function withPendingAttempt(request: Request, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Refusal && error.code === "UNAUTHORIZED") return redirect(request, "/login")
    throw error
  }
}

function ExpiredPasswordPage(props: NewPasswordProps) {
  const { t } = useView()
  return (
    <PublicLayout title={t("passwords.expiredTitle")}>
      <Card
        title={t("passwords.expiredTitle")}
        line={t("passwords.expiredIntro", { name: props.username ?? "" })}
      >
        <ExpiredPasswordForm {...props} />
      </Card>
    </PublicLayout>
  )
}

function ExpiredPasswordForm({ policy, username }: NewPasswordProps) {
  return (
    <Form id="new-password" action="/login/new-password">
      <NewPasswordFields policy={policy} username={username} />
      <SubmitButton text="passwords.change" />
      <CardLinks />
    </Form>
  )
}

type ResetRequestProps = { isOff: boolean; username?: string }

function ResetRequestPage(props: ResetRequestProps) {
  const { t } = useView()
  const minutes = ONE_TIME_PASSWORD_MS / MS_PER_MINUTE
  const line = props.isOff ? t("passwords.resetUnavailable") : t("passwords.resetIntro", { n: minutes })
  return (
    <PublicLayout title={t("passwords.resetTitle")}>
      <Card title={t("passwords.resetTitle")} line={line}>
        {props.isOff ? (
          <ButtonLink href="/login" kind="primary">
            {t("passwords.backToSignIn")}
          </ButtonLink>
        ) : (
          <ResetRequestForm {...props} />
        )}
      </Card>
    </PublicLayout>
  )
}

function ResetRequestForm({ username }: ResetRequestProps) {
  return (
    <Form id="reset-request" action="/resetpassword" values={{ username }}>
      <TextField name="username" label="passwords.resetAccount" autoComplete="username" autoFocus required />
      <SubmitButton text="passwords.resetSend" />
      <CardLinks href="/resetpassword/new" text="passwords.resetHasOneTimePassword" />
    </Form>
  )
}

type ResetPasswordProps = NewPasswordProps & { oneTimePassword?: string; isSent?: boolean }

function ResetPasswordPage(props: ResetPasswordProps) {
  const { t } = useView()
  return (
    <PublicLayout title={t("passwords.resetCodeTitle")}>
      <Card title={t("passwords.resetCodeTitle")}>
        <ResetPasswordForm {...props} />
      </Card>
    </PublicLayout>
  )
}

function ResetPasswordForm({ policy, oneTimePassword, isSent }: ResetPasswordProps) {
  const { t } = useView()
  return (
    <Form id="reset-password" action="/resetpassword/new" values={{ oneTimePassword }}>
      {isSent && <Notice tone="blue">{t("passwords.resetSent")}</Notice>}
      <TextField
        name="oneTimePassword"
        label="passwords.oneTimePassword"
        hint="passwords.oneTimePasswordHint"
        autoComplete="one-time-code"
        autoFocus
        required
      />
      <NewPasswordFields policy={policy} />
      <SubmitButton text="passwords.change" />
      <CardLinks href="/resetpassword" text="passwords.resetSendAgain" />
    </Form>
  )
}

/** The way back to the sign-in, behind another one. */
function CardLinks({ href, text }: { href?: string; text?: TextKey }) {
  const { t } = useView()
  return (
    <p className="card-links">
      {text && <a href={href}>{t(text)}</a>}
      <a href="/login">{t("passwords.backToSignIn")}</a>
    </p>
  )
}
