/** The frame of the first-run guide: its steps at the left, one step in the middle, help beside it. */
import type { ReactNode } from "react"
import { SETUP_STEPS, type SetupStep } from "../../system/environment/rules.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { ActionForm } from "../../web/form.tsx"
import { Icon } from "../../web/icon.tsx"
import { Layout } from "../../web/layout.tsx"
import { Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import type { SetupState } from "./state.ts"

export const SETUP_PATH = "/setup"
export const FINISHED_PATH = "/setup/finished"
export const SETUP_TEST_PATH = "/setup/interface/test"

/** Id of the form whose button skips the step; the button is at the end of the step's own form. */
const SKIP_FORM_ID = "setup-skip"
/** Typical for a person who knows the machine; an interface is tested. */
const STEP_MINUTES: Record<SetupStep, number> = {
  company: 1,
  machine: 1,
  interface: 2,
  issue: 1,
  people: 1,
  licence: 1,
}

export function setupPath(step: SetupStep): string {
  return `${SETUP_PATH}/${step}`
}

/** The page after a step: the next step, or the end. */
export function nextPath(step: SetupStep): string {
  const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1]
  return next ? setupPath(next) : FINISHED_PATH
}

export function SetupPage({
  step,
  state,
  missing,
  intro,
  aside,
  hasSkipButton = false,
  children,
}: {
  step: SetupStep
  state: SetupState
  /** A sentence, where the step has to wait for what an earlier one enters. */
  missing?: string
  /** Instead of the step's usual sentence. */
  intro?: string
  aside?: ReactNode
  /** The step has no form of the guide whose end could hold the button. */
  hasSkipButton?: boolean
  children: ReactNode
}) {
  const { t } = useView()
  const name = state.found.device?.name ?? ""
  const title = t(missing ? `setup.step_${step}` : `setup.title_${step}`, { name })
  const at = SETUP_STEPS.indexOf(step)
  const before = SETUP_STEPS[at - 1]
  const minutes = SETUP_STEPS.filter((one) => state.steps[one] === null).reduce(
    (sum, one) => sum + STEP_MINUTES[one],
    0,
  )
  return (
    <Layout title={title} section={null} styles="guide">
      <div className="guide">
        <StepList current={step} state={state} />
        <div className="guide-main">
          <h1>{title}</h1>
          <p className="muted">{missing ?? intro ?? t(`setup.intro_${step}`)}</p>
          <Panel>{children}</Panel>
          <div className="guide-foot">
            {before && (
              <ButtonLink href={setupPath(before)} kind="quiet" icon="left">
                {t(`setup.step_${before}`)}
              </ButtonLink>
            )}
            <ActionForm id={SKIP_FORM_ID} action={`${setupPath(step)}/skip`}>
              {hasSkipButton && <SkipButton isDone={state.steps[step] === "DONE"} />}
            </ActionForm>
            <span className="muted">
              {t("setup.progress", { at: at + 1, count: SETUP_STEPS.length })}{" "}
              {minutes > 0 && t("setup.minutesLeft", { count: minutes })}
            </span>
          </div>
        </div>
        <aside className="guide-aside">{aside}</aside>
      </div>
    </Layout>
  )
}

/** Belongs to the form of the page's end, so that nothing typed is sent along. */
export function SkipButton({ isDone = false }: { isDone?: boolean }) {
  const { t } = useView()
  return (
    <Button type="submit" kind="quiet" form={SKIP_FORM_ID}>
      {t(isDone ? "setup.next" : "setup.skip")}
    </Button>
  )
}

/** @param current  null on the last page */
export function StepList({ current, state }: { current: SetupStep | null; state: SetupState }) {
  const { t } = useView()
  return (
    <nav className="guide-steps" aria-label={t("setup.title")}>
      <h2>{t("setup.title")}</h2>
      <ol>
        {SETUP_STEPS.map((step, at) => (
          <li key={step}>
            <a
              href={setupPath(step)}
              className={`guide-step guide-step-${(state.steps[step] ?? "open").toLowerCase()}`}
              aria-current={step === current ? "step" : undefined}
            >
              <span className="guide-mark">
                {state.steps[step] === "DONE" ? (
                  <>
                    <Icon name="check" />
                    <span className="visually-hidden">{t("setup.done")}</span>
                  </>
                ) : (
                  at + 1
                )}
              </span>
              <span>
                {t(`setup.step_${step}`)}
                <span className="field-hint">{hintOf(step, state, t)}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      {SETUP_STEPS.some((step) => state.steps[step] !== "DONE") && (
        <>
          <p className="field-hint">{t("setup.skipHint")}</p>
          <ButtonLink href="/" kind="quiet">
            {t("setup.finishLater")}
          </ButtonLink>
        </>
      )}
    </nav>
  )
}

function hintOf(step: SetupStep, { steps, found }: SetupState, t: ReturnType<typeof useView>["t"]): string {
  if (steps[step] === "SKIPPED") return t("setup.skipped")
  if (steps[step] !== "DONE") return t(`setup.hint_${step}`)
  if (step === "company") return found.customerName
  if (step === "machine") return found.device?.name ?? ""
  if (step === "interface") return found.target?.name ?? ""
  if (step === "issue") return found.issue?.title ?? ""
  return t("setup.done")
}
