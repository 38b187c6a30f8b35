/** The dry run beside a form: its button, further questions, and what saving the form would do. */
import type { ReactNode } from "react"
import type { FieldProblem } from "../../base/refusal.ts"
import { refusalText, type Translate } from "../../http/errors.ts"
import { Button } from "../../web/button.tsx"
import { Notice } from "../../web/form.tsx"
import { formRefusal } from "../../web/form-submission.ts"
import { type FieldLabels, TestProblems } from "../../web/test-problems.tsx"
import { Text } from "../../web/text.ts"
import { useView, type View } from "../../web/view.ts"

const PANEL_ID = "dry-run"
const DRY_RUN_RESULT_ID = `${PANEL_ID}-result`

/** Attributes of a button that checks the values of a form. @param path  of the page that checks */
export function dryRunButton(formId: string, path: string) {
  return {
    type: "submit" as const,
    form: formId,
    formAction: path,
    "hx-post": path,
    "hx-include": `#${formId}`,
    "hx-target": `#${DRY_RUN_RESULT_ID}`,
    "hx-swap": "innerHTML",
    // Not disabled meanwhile: the focus would be lost.
    "hx-sync": "this:drop",
  }
}

export function DryRunPanel({
  formId,
  path,
  children,
  result,
}: {
  formId: string
  path: string
  children?: ReactNode
  /** Null before the first check. */
  result: ReactNode
}) {
  const { t } = useView()
  return (
    <section id={PANEL_ID} className="test-panel test-below" aria-labelledby={`${PANEL_ID}-title`}>
      <div className="form">
        <div className="test-head">
          <h2 id={`${PANEL_ID}-title`}>{t("dryrun.title")}</h2>
          <Button icon="refresh" {...dryRunButton(formId, path)}>
            {t("dryrun.run")}
          </Button>
        </div>
        {children}
      </div>
      <div id={DRY_RUN_RESULT_ID} role="status" className="test-result">
        {result ?? (
          <DryRunResult>
            <p className="field-hint panel-hint">{t("dryrun.hint")}</p>
          </DryRunResult>
        )}
      </div>
    </section>
  )
}

/** The answer to a check; a line beside it is shown while the next one runs. */
export const DryRunResult = ({ children }: { children: ReactNode }) => (
  <>
    <p className="test-running muted">
      <Text content="dryrun.running" />
    </p>
    {children}
  </>
)

/** Why nothing was checked. */
interface DryRunFailure {
  problems: readonly FieldProblem[]
  text: string | null
  /** Problem that the directory reports; undefined for refusals of the save. */
  problem: unknown
}

/** @param fields  of the form that was checked */
export function DryRunFailed({ failure, fields }: { failure: DryRunFailure; fields: FieldLabels }) {
  const { problems, text } = failure
  return (
    <DryRunResult>
      {text && <Notice tone="red">{text}</Notice>}
      {problems.length > 0 && (
        <TestProblems problems={problems} fields={{ ...fields, claims: { label: "dryrun.claims" } }} />
      )}
    </DryRunResult>
  )
}

/** Runs a check; refusals become a part of the panel. @throws what needs a sign-in, a step-up, or is a fault of the server */
export async function tryDryRun<T>(
  view: View,
  check: () => Promise<T>,
): Promise<{ result: T } | { failure: DryRunFailure }> {
  try {
    return { result: await check() }
  } catch (error) {
    const refusal = formRefusal(error)
    const { problems, details } = refusal
    const text = problems.length > 0 ? null : refusalText(refusal, view.t as Translate)
    return { failure: { problems, text, problem: details.problem } }
  }
}
