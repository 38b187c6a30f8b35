/** The connection test beside the form of an interface: its button, and what each step found. */
import type { FieldProblem } from "../../base/refusal.ts"
import { INTERFACE_FIELDS } from "../../machines/interfaces/fields.ts"
import type { InterfaceType } from "../../machines/interfaces/rules-types.ts"
import {
  type ConnectionTestResult,
  hasFailed,
  type StepOutcome,
  TEST_STEPS,
  type TestStep,
} from "../../sessions/connectiontest/rules.ts"
import { Button } from "../../web/button.tsx"
import { Notice } from "../../web/form.tsx"
import { Icon, type IconName } from "../../web/icon.tsx"
import { TestProblems } from "../../web/test-problems.tsx"
import type { TextKey } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { INTERFACE_FORM_ID, interfaceTypeName } from "./interface-form.tsx"

interface TestedSettings {
  type: InterfaceType
  host: string
  port: number
}

export interface ConnectionTestProps {
  /** Path of the test with the form's values. */
  path: string
  /** Null before the first test. */
  test: { result: ConnectionTestResult; settings: TestedSettings } | null
  /** Fields that prevent the test. */
  problems?: readonly FieldProblem[]
  /** Why there is no result although one was asked for. */
  error?: string | null
  /** The protocol's usual port, which answers where the entered one does not. */
  usualPort?: number | null
  /** The form of the guide: it is saved with the usual port, and a trusted identity is tested before it is saved. */
  isGuide?: boolean
  /** The identity that was trusted in the guide, by the name of its field; kept if the machine shows it. */
  pinned?: Readonly<Record<string, string>>
}

const PANEL_ID = "connection-test"
/** Name of the button that takes an identity over into the form. */
export const PIN_FIELD = { HOST_KEY: "pinHostKey", CERTIFICATE: "pinCertificate" } as const

/** Name of the button that saves the form with the protocol's usual port. */
export const USUAL_PORT_FIELD = "usualPort"

export function ConnectionTestPanel(props: ConnectionTestProps) {
  const { path, test, problems = [], error, usualPort, isGuide = false, pinned = {} } = props
  const { t } = useView()
  const isPinned = test?.result.steps.some(({ finding }) => finding === "AS_PINNED") ?? false
  return (
    <section id={PANEL_ID} className="test-panel" aria-labelledby={`${PANEL_ID}-title`}>
      <div className="test-head">
        <h2 id={`${PANEL_ID}-title`}>{t("connectiontest.title")}</h2>
        <Button type="submit" icon="refresh" form={INTERFACE_FORM_ID} {...testedBy(path)}>
          {t("connectiontest.run")}
        </Button>
      </div>
      {isPinned &&
        Object.entries(pinned).map(([name, value]) => (
          <input key={name} type="hidden" form={INTERFACE_FORM_ID} name={name} value={value} />
        ))}
      <div role="status" className="test-result">
        <p className="test-running muted">{t("connectiontest.running")}</p>
        {!test && problems.length === 0 && !error && (
          <>
            <p className="field-hint">{t("connectiontest.intro")}</p>
            <ul className="checks">
              <PlannedSteps after={0} />
            </ul>
          </>
        )}
        {error && <Notice tone="red">{error}</Notice>}
        {problems.length > 0 && <TestProblems problems={problems} fields={INTERFACE_FIELDS} />}
        {test && <Result {...test} pinning={isGuide ? testedBy(path) : {}} />}
        {usualPort && (
          <Notice tone="amber">
            <p>{t("connectiontest.usualPort", { port: usualPort })}</p>
            {isGuide && (
              <Button
                type="submit"
                kind="primary"
                form={INTERFACE_FORM_ID}
                name={USUAL_PORT_FIELD}
                value={String(usualPort)}
              >
                {t("connectiontest.saveUsualPort", { port: usualPort })}
              </Button>
            )}
          </Notice>
        )}
      </div>
    </section>
  )
}

/** Attributes of a button that runs the test with the values of the form. */
const testedBy = (path: string) => ({
  formAction: path,
  "hx-post": path,
  "hx-include": `#${INTERFACE_FORM_ID}`,
  "hx-target": `#${PANEL_ID}`,
  "hx-swap": "outerHTML",
  "hx-disable": "this",
})

const CHECK_CLASSES: Record<StepOutcome, string> = {
  PASSED: "check check-passed",
  WARNING: "check check-warning",
  FAILED: "check check-failed",
  SKIPPED: "check check-notReached",
}
const CHECK_ICONS: Record<StepOutcome, IconName> = {
  PASSED: "check",
  WARNING: "warning",
  FAILED: "close",
  SKIPPED: "minus",
}

/** @param pinning  attributes of the button that trusts the identity, where it does more than submit the form */
function Result({
  result,
  settings,
  pinning,
}: {
  result: ConnectionTestResult
  settings: TestedSettings
  pinning: Partial<ReturnType<typeof testedBy>>
}) {
  const { t } = useView()
  const { identity } = result
  const isFailed = hasFailed(result)
  const isUnconfirmed = result.steps.some(({ finding }) => finding === "AFTER_PINNING")
  const passed = isUnconfirmed ? "connectiontest.unconfirmed" : "connectiontest.passed"
  const isNew = result.steps.some(({ finding }) => finding === "NOT_PINNED" || finding === "CHANGED")
  return (
    <>
      <p>
        <strong>{t(isFailed ? "connectiontest.failed" : passed)}</strong>
      </p>
      <ul className="checks">
        {result.steps.map((step) => (
          <StepLine key={step.step} step={step} settings={settings} />
        ))}
        <PlannedSteps after={result.steps.length} />
      </ul>
      {identity && isNew && (
        <>
          <p>
            <small className="muted">
              {t("connectiontest.fingerprint")}: {identity.type}
            </small>
          </p>
          <p className="fingerprint">{identity.fingerprint}</p>
          <p>
            <Button
              type="submit"
              icon="lock"
              form={INTERFACE_FORM_ID}
              name={PIN_FIELD[identity.kind]}
              value={identity.pin}
              {...pinning}
            >
              {t(
                identity.kind === "HOST_KEY" ? "connectiontest.pinHostKey" : "connectiontest.pinCertificate",
              )}
            </Button>
          </p>
          <small className="muted">{t("connectiontest.pinHint")}</small>
        </>
      )}
    </>
  )
}

/** The steps that a test has not reached, or will take. */
function PlannedSteps({ after }: { after: number }) {
  const { t } = useView()
  return TEST_STEPS.slice(after).map((step) => (
    <li key={step} className={CHECK_CLASSES.SKIPPED}>
      <Icon name={CHECK_ICONS.SKIPPED} />
      <span>
        {t(`connectiontest.step_${step}`)}
        <span className="visually-hidden"> ({t("settings.step_notReached")})</span>
      </span>
    </li>
  ))
}

function StepLine({ step, settings }: { step: TestStep; settings: TestedSettings }) {
  const { t } = useView()
  const key = `${step.step}_${step.finding}`
  const values = { host: settings.host, port: settings.port, protocol: protocolOf(step, settings) }
  const found = t(`connectiontest.found_${key}` as TextKey, values)
  const isPlain = step.finding === "SPOKEN"
  return (
    <li className={CHECK_CLASSES[step.outcome]}>
      <Icon name={CHECK_ICONS[step.outcome]} />
      <span>
        {found}
        {step.outcome === "FAILED" && (
          <span className="check-note">{t(`connectiontest.todo_${key}` as TextKey, values)}</span>
        )}
        {step.detail !== "" && !isPlain && <span className="check-note">{step.detail}</span>}
      </span>
      {step.durationInMs !== null && (
        <span className="check-ms">{t("connectiontest.ms", { ms: step.durationInMs })}</span>
      )}
    </li>
  )
}

/** The protocol that the machine announces; the chosen one where it announces none. */
function protocolOf({ finding, detail }: TestStep, { type }: TestedSettings): string {
  return finding === "SPOKEN" && detail !== "" ? detail : interfaceTypeName(type)
}
