/** Agreeing to a text: to the legal texts while signing in, to the recording before a session. */
import { parse } from "../../base/parse.ts"
import { safeRedirectPath } from "../../base/redirect.ts"
import { readStepCookie } from "../../http/cookies.ts"
import { findConsentText, giveConsent } from "../../identity/consents/actions.ts"
import { giveConsent as giveConsentInput } from "../../identity/consents/contract.ts"
import type { ConsentText } from "../../identity/consents/rules.ts"
import { continueSignIn, getAttempt, getNextStep } from "../../identity/signin/attempt/actions.ts"
import { STEP_PATHS } from "../../identity/signin/attempt/rules.ts"
import { getUser } from "../../identity/users/store.ts"
import { Form, FormActions, Notice } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import { submitForm } from "../../web/form-submission.ts"
import { Logo } from "../../web/icon.tsx"
import { Layout, PublicLayout } from "../../web/layout.tsx"
import { PageHeader, Panel } from "../../web/panel.tsx"
import { redirect, renderPage } from "../../web/responses.ts"
import { RichText } from "../../web/rich-text.tsx"
import { Preferences } from "../../web/user-menu.tsx"
import { useView } from "../../web/view.ts"
import { page } from "../page.ts"
import { clientInfoOf, signInResponse } from "../signin/response.tsx"
import { ConsentButtons } from "./consent-buttons.tsx"

export const consentPages = [
  page("GET", STEP_PATHS.CONSENT, "public", async ({ deps, request, address, view }) => {
    const token = readStepCookie(request)
    const attempt = await getAttempt(deps, token)
    const step = await getNextStep(deps, attempt)
    if (step !== null && step !== "CONSENT") return redirect(request, STEP_PATHS[step])
    const text = await findConsentText(deps.db, "LEGAL", view.lang)
    // No consent is required any more: the administrators have changed the settings in the meantime.
    if (!text || step === null)
      return signInResponse(
        request,
        await continueSignIn(deps, attempt, token ?? "", null, clientInfoOf(request, address)),
      )
    return renderPage(view, <LegalPage text={text} />)
  }),

  page("POST", STEP_PATHS.CONSENT, "public", async ({ deps, request, form, address, view }) => {
    const token = readStepCookie(request)
    const attempt = await getAttempt(deps, token)
    const step = await getNextStep(deps, attempt)
    // The consent is accepted only after all other steps, so that it is the user's own.
    if (step !== null && step !== "CONSENT") return redirect(request, STEP_PATHS[step])
    const text = await findConsentText(deps.db, "LEGAL", view.lang)
    const fields = await form()
    const client = clientInfoOf(request, address)
    const goOn = async () =>
      signInResponse(request, await continueSignIn(deps, attempt, token ?? "", null, client))
    if (!text || step === null) return goOn()
    return submitForm(
      { request, view },
      async () => {
        const given = parse(giveConsentInput, { ...fields, kind: "LEGAL" })
        const { id, username } = await getUser(deps.db, attempt.userId, deps.clock())
        await giveConsent(deps, { userId: id, username }, given, client)
        return goOn()
      },
      <LegalForm text={text} />,
      <LegalPage text={text} />,
    )
  }),

  page("GET", "/consent", "signedIn", async ({ deps, request, query, view }) => {
    const target = safeRedirectPath(query.target)
    const text = await findConsentText(deps.db, "RECORDING", view.lang)
    return text ? renderPage(view, <RecordingPage text={text} target={target} />) : redirect(request, target)
  }),

  page("POST", "/consent", "signedIn", async ({ deps, actor, request, form, address, view }) => {
    const { target: asked, ...fields } = await form()
    const target = safeRedirectPath(asked)
    const text = await findConsentText(deps.db, "RECORDING", view.lang)
    if (!text) return redirect(request, target)
    return submitForm(
      { request, view },
      async () => {
        const given = parse(giveConsentInput, { ...fields, kind: "RECORDING" })
        await giveConsent(deps, actor, given, clientInfoOf(request, address))
        return redirect(request, target)
      },
      <RecordingForm text={text} target={target} />,
      <RecordingPage text={text} target={target} />,
    )
  }),
]

interface ConsentFormProps {
  text: ConsentText
}

/** What was shown travels with the agreement. */
function ConsentTextFields({ text }: { text: ConsentText }) {
  return (
    <>
      <div lang={text.language}>
        <RichText html={text.text} />
      </div>
      <input type="hidden" name="language" value={text.language} />
      <input type="hidden" name="hash" value={text.hash.toString("hex")} />
    </>
  )
}

function LegalPage(asked: ConsentFormProps) {
  const { t } = useView()
  return (
    <PublicLayout title={t("consent.legalTitle")}>
      <div className="card-page card-page-wide">
        <div className="card">
          <Logo />
          <h1>{t("consent.legalTitle")}</h1>
          <p className="muted">{t("consent.legalIntro")}</p>
          <LegalForm {...asked} />
        </div>
        <Preferences />
      </div>
    </PublicLayout>
  )
}

function LegalForm({ text }: ConsentFormProps) {
  return (
    <Form id="consent" action={STEP_PATHS.CONSENT} error={useProblem(STEP_PATHS.CONSENT)}>
      <ConsentTextFields text={text} />
      <ConsentButtons agree="consent.agreeAndContinue" back="/login" />
    </Form>
  )
}

function RecordingPage(asked: ConsentFormProps & { target: string }) {
  const { t } = useView()
  return (
    <Layout title={t("consent.recordingTitle")} section="sessions">
      <PageHeader title={t("consent.recordingTitle")} />
      <Panel>
        <Notice tone="blue">{t("consent.recordingIntro")}</Notice>
        <RecordingForm {...asked} />
      </Panel>
    </Layout>
  )
}

function RecordingForm({ text, target }: ConsentFormProps & { target: string }) {
  return (
    <Form id="consent" action="/consent" error={useProblem("/consent")}>
      <ConsentTextFields text={text} />
      <input type="hidden" name="target" value={target} />
      <FormActions>
        <ConsentButtons agree="consent.agree" back="/dashboard" />
      </FormActions>
    </Form>
  )
}

/** An error in a hidden field is no input error: the general message is shown for it. */
function useProblem(action: string): string | null {
  const { t } = useView()
  const refusal = useRefusal(action)
  return refusal ? (refusal.error ?? t("errors.BAD_REQUEST")) : null
}
