/** Pages without a signed-in user: sign-in, first start, errors. Plain props; the rooms fill them. */
import type { ReactNode } from "react"
import { ButtonLink } from "./button.tsx"
import { ERROR_ADVICE, type ErrorAdvice, errorCodeOf } from "./error-advice.ts"
import { PasswordField, TextField } from "./field.tsx"
import { FieldRow, Form, Notice, SubmitButton } from "./form.tsx"
import { Icon, Logo } from "./icon.tsx"
import { Layout, PublicLayout } from "./layout.tsx"
import { RichText } from "./rich-text.tsx"
import { Preferences } from "./user-menu.tsx"
import { useView } from "./view.ts"

export type SignInProps = {
  /** Why the reader is here, already translated: signed out, timed out, wrong password. */
  notice?: { tone: "red" | "amber" | "blue" | "green"; text: string; code?: string }
  username?: string
  /** The path to return to. */
  returnTo?: string
  /** Offers a link to reset a forgotten password. */
  mayReset?: boolean
}

export function SignInPage({
  providers = [],
  legal = [],
  children,
  ...props
}: SignInProps & {
  /** Identity providers, a button each. */
  providers?: readonly { id: string; name: string }[]
  /** The installation's legal texts, as rich text. */
  legal?: readonly string[]
  /** Further sign-in methods. */
  children?: ReactNode
}) {
  const { t } = useView()
  return (
    <PublicLayout title={t("signin.title")}>
      <Card title="Millwright" line={t("signin.tagline")} foot={<LegalFooter texts={legal} />}>
        <SignInForm {...props} />
        {providers.length > 0 && <ProviderButtons providers={providers} returnTo={props.returnTo} />}
        {children}
      </Card>
    </PublicLayout>
  )
}

/** Sign-in methods beside the password. Links, so that they work without scripts: the provider is another site. */
function ProviderButtons({
  providers,
  returnTo,
}: {
  providers: readonly { id: string; name: string }[]
  returnTo: string | undefined
}) {
  const { t } = useView()
  const query = returnTo && returnTo !== "/" ? `?${new URLSearchParams({ target: returnTo })}` : ""
  return (
    <>
      <p className="or">
        <span>{t("signin.or")}</span>
      </p>
      <ul className="providers">
        {providers.map(({ id, name }) => (
          <li key={id}>
            <ButtonLink href={`/login/oidc/${id}${query}`}>{t("signin.withProvider", { name })}</ButtonLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function LegalFooter({ texts }: { texts: readonly string[] }) {
  const { t } = useView()
  if (texts.length === 0) return null
  return (
    <section className="legal" aria-label={t("consent.legalTitle")}>
      {texts.map((html) => (
        <RichText key={html} html={html} />
      ))}
    </section>
  )
}

/** The form alone: the answer to a wrong password. */
export function SignInForm({ notice, username, returnTo, mayReset }: SignInProps) {
  const { t } = useView()
  return (
    <Form id="sign-in" action="/login" error={null}>
      {notice && (
        <Notice tone={notice.tone}>
          {notice.text}
          {notice.code && <code className="notice-code">{notice.code}</code>}
        </Notice>
      )}
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      <TextField
        name="username"
        label="signin.username"
        value={username}
        autoComplete="username"
        autoFocus={!username}
        required
      />
      <PasswordField name="password" label="signin.password" required />
      <SubmitButton text="signin.submit" />
      {mayReset && (
        <p className="card-links">
          <a href="/resetpassword">{t("passwords.forgotten")}</a>
        </p>
      )}
    </Form>
  )
}

type InitProps = {
  /** The one-time code of the link, sent along. */
  code: string
  values?: Record<string, string>
  passwordMin: number
}

export function InitPage(props: InitProps) {
  const { t } = useView()
  return (
    <PublicLayout title={t("signin.initTitle")}>
      <Card title={t("signin.initTitle")} line={t("signin.initIntro")}>
        <InitForm {...props} />
      </Card>
    </PublicLayout>
  )
}

/**
 * In place of the form, which takes the link that the server prints.
 *
 * @param isGiven  a link was followed, of an earlier start or a wrong one
 */
export function InitLinkPage({ isGiven }: { isGiven: boolean }) {
  const { t } = useView()
  return (
    <PublicLayout title={t("signin.initTitle")}>
      <Card title={t("signin.initTitle")} line={t("signin.initLinkNeeded")}>
        {isGiven && <Notice tone="red">{t("errors.initLinkInvalid")}</Notice>}
        <p className="muted">{t("signin.initLinkWhere")}</p>
      </Card>
    </PublicLayout>
  )
}

export function InitForm({ code, values, passwordMin }: InitProps) {
  return (
    <Form id="init" draft="anyone" action="/init" values={values}>
      <input type="hidden" name="code" value={code} />
      <TextField
        name="customerName"
        label="signin.customerName"
        autoComplete="organization"
        autoFocus
        required
      />
      <FieldRow>
        <TextField name="firstname" label="signin.firstName" autoComplete="given-name" />
        <TextField name="surname" label="signin.surname" autoComplete="family-name" />
      </FieldRow>
      <TextField name="email" label="signin.email" type="email" autoComplete="email" />
      <TextField name="username" label="signin.username" autoComplete="username" required />
      <PasswordField
        name="password"
        label="signin.password"
        hint={["signin.passwordHint", { n: passwordMin }]}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="passwordRepeat"
        label="signin.repeatPassword"
        autoComplete="new-password"
        required
      />
      <SubmitButton text="signin.createAdministrator" />
    </Form>
  )
}

/**
 * An error as a page: its heading, what happened, what to do, its code, and a link onwards. Signed-in users keep the top bar.
 *
 * @param text    what happened, translated
 * @param title   the heading, where that of the code does not fit
 * @param advice  what to do, likewise
 */
export function ErrorPage({
  code,
  text,
  href,
  action,
  title = ERROR_ADVICE[errorCodeOf(code)].title,
  advice = ERROR_ADVICE[errorCodeOf(code)].advice,
}: {
  code: string
  text: string
  href: string
  action: string
  title?: ErrorAdvice["title"]
  advice?: ErrorAdvice["advice"]
}) {
  const { actor, t } = useView()
  const heading = t(`errorPage.title_${title}`)
  const content = (
    <>
      <p>{text}</p>
      <section>
        <h2>{t("errorPage.whatToDo")}</h2>
        <p>{t(`errorPage.advice_${advice}`)}</p>
      </section>
      <p className="muted">
        {t("errorPage.code")}: <code>{code}</code>
      </p>
      <ButtonLink href={href} kind="primary">
        {action}
      </ButtonLink>
    </>
  )
  return actor ? (
    <Layout title={heading} section={null}>
      <div className="error">
        <Icon name="warning" />
        <h1>{heading}</h1>
        {content}
      </div>
    </Layout>
  ) : (
    <PublicLayout title={heading}>
      <Card title={heading}>
        <div className="stack">{content}</div>
      </Card>
    </PublicLayout>
  )
}

/** A page with a single card, for users who are not signed in. */
export function Card({
  title,
  line,
  foot,
  children,
}: {
  title: string
  line?: ReactNode
  foot?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="card-page">
      <div className="card">
        <Logo />
        <h1>{title}</h1>
        {line && <p className="muted">{line}</p>}
        {children}
      </div>
      <Preferences />
      {foot}
    </div>
  )
}
