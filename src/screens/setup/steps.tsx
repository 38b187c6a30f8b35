/** The steps of the first-run guide with their explanations, and its last page. */
import type { ReactNode } from "react"
import { SETUP_STEPS, type SetupStep } from "../../system/environment/rules.ts"
import type { LicenceStateResponse } from "../../system/licence/contract.ts"
import type { MailState } from "../../system/notifications/mail-server/contract.ts"
import { ButtonLink } from "../../web/button.tsx"
import { FormActions, Notice } from "../../web/form.tsx"
import { Layout } from "../../web/layout.tsx"
import { LinkList, Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { LicenceForm } from "../config/licence.tsx"
import { ConnectionTestPanel } from "../interfaces/connection-test.tsx"
import { interfacePath } from "../interfaces/paths.ts"
import { MailTestForm } from "../settings/mail.tsx"
import {
  CompanyForm,
  InterfaceStepForm,
  IssueStepForm,
  MachineForm,
  PersonForm,
  type StepFormState,
} from "./forms.tsx"
import { SETUP_TEST_PATH, SetupPage, SkipButton, StepList, setupPath } from "./frame.tsx"
import type { SetupState } from "./state.ts"

type StepProps = StepFormState & { state: SetupState }

const STEP_FORMS: Record<SetupStep, ((props: StepFormState) => ReactNode) | null> = {
  company: CompanyForm,
  machine: MachineForm,
  interface: InterfaceStepForm,
  issue: IssueStepForm,
  people: PersonForm,
  licence: null,
}

/** The form of a step alone, as it is answered when it was refused. */
export function stepForm(step: SetupStep, props: StepFormState): ReactNode {
  const FormOfStep = STEP_FORMS[step]
  return FormOfStep && <FormOfStep {...props} />
}

export function CompanyStep({
  mail,
  recipient,
  state,
  ...props
}: StepProps & { mail: MailState | null; recipient: string }) {
  const { t } = useView()
  return (
    <SetupPage
      step="company"
      state={state}
      aside={
        mail && (
          <Panel title={t("settings.mail")} icon="info">
            {mail.server ? (
              <MailTestForm mail={mail} recipient={recipient} kind="secondary" />
            ) : (
              <>
                <p>{t("settings.mailOff")}</p>
                <p className="field-hint panel-hint">{t("settings.mailConfigured")}</p>
                <p>
                  <a href="/admin/settings?tab=mail">{t("settings.mailServer")}</a>
                </p>
              </>
            )}
          </Panel>
        )
      }
    >
      <CompanyForm {...props} />
    </SetupPage>
  )
}

export function MachineStep({ state, ...props }: StepProps) {
  const { device } = state.found
  return (
    <SetupPage
      step="machine"
      state={state}
      aside={device && <Exists name={device.name} href={`/admin/devices/${device.id}`} />}
    >
      <MachineForm {...props} />
    </SetupPage>
  )
}

export function InterfaceStep({ state, ...props }: StepProps) {
  const { t } = useView()
  const { device, target } = state.found
  if (!device) return <MachineFirst step="interface" state={state} />
  return (
    <SetupPage
      step="interface"
      state={state}
      aside={
        <>
          {target && <Exists name={target.name} href={interfacePath(device.id, target.id)} />}
          <ConnectionTestPanel path={SETUP_TEST_PATH} test={null} />
          <Panel title={t("setup.networkUnreachable")} icon="info">
            <p>{t("setup.networkUnreachableText")}</p>
            <p>
              <a href="/download">{t("setup.downloadConnector")}</a>
            </p>
          </Panel>
        </>
      }
    >
      <InterfaceStepForm {...props} />
    </SetupPage>
  )
}

export function IssueStep({ state, ...props }: StepProps) {
  const { device, issue } = state.found
  if (!device) return <MachineFirst step="issue" state={state} />
  return (
    <SetupPage
      step="issue"
      state={state}
      aside={
        issue && (
          <Exists text="issueExists" name={issue.title} href={`/devices/${device.id}/issues/${issue.id}`} />
        )
      }
    >
      <IssueStepForm {...props} />
    </SetupPage>
  )
}

export function PeopleStep({ state, ...props }: StepProps) {
  const { t } = useView()
  return (
    <SetupPage
      step="people"
      state={state}
      intro={props.hasMachine ? undefined : t("setup.introPeopleWithoutMachine")}
      aside={
        <Panel title={t("setup.manyPeople")} icon="info">
          <p>{t("setup.manyPeopleText")}</p>
          <LinkList
            links={[
              ["/admin/directories", t("admin.section_directories")],
              ["/admin/providers", t("admin.section_providers")],
            ]}
          />
        </Panel>
      }
    >
      <PersonForm {...props} />
    </SetupPage>
  )
}

export function LicenceStep({ state, licence }: { state: SetupState; licence: LicenceStateResponse }) {
  const { t } = useView()
  return (
    <SetupPage
      step="licence"
      state={state}
      hasSkipButton
      aside={
        <Panel title={t("settings.installation")} icon="key">
          <p>
            <code>{licence.installationId}</code>
          </p>
          <p className="field-hint">{t("settings.installationHint")}</p>
        </Panel>
      }
    >
      <LicenceForm state={licence} given={{ home: setupPath("licence") }} />
    </SetupPage>
  )
}

function Exists({
  text = "exists",
  name,
  href,
}: {
  text?: "exists" | "issueExists"
  name: string
  href: string
}) {
  const { t } = useView()
  return (
    <Notice tone="green">
      <a href={href}>{t(`setup.${text}`, { name })}</a>
    </Notice>
  )
}

/** Interfaces and issues belong to a machine. */
function MachineFirst({ step, state }: { step: SetupStep; state: SetupState }) {
  const { t } = useView()
  return (
    <SetupPage step={step} state={state} missing={t("errors.setupMachineFirst")}>
      <FormActions>
        <ButtonLink href={setupPath("machine")} kind="primary">
          {t("setup.addMachine")}
        </ButtonLink>
        <SkipButton />
      </FormActions>
    </SetupPage>
  )
}

export function FinishedPage({ state }: { state: SetupState }) {
  const { t } = useView()
  const { device, issue } = state.found
  const open = SETUP_STEPS.filter((step) => state.steps[step] !== "DONE")
  return (
    <Layout title={t("setup.finishedTitle")} section={null} styles="guide">
      <div className="guide">
        <StepList current={null} state={state} />
        <div className="guide-main">
          <h1>{t("setup.finishedTitle")}</h1>
          <p className="muted">{t(open.length === 0 ? "setup.finishedAll" : "setup.finishedSome")}</p>
          <Panel flush>
            <ul className="rows">
              {device && issue && (
                <li>
                  <span>{t("setup.startSessionHint", { name: device.name })}</span>
                  <ButtonLink href={`/devices/${device.id}/issues/${issue.id}`} kind="primary" icon="session">
                    {t("setup.openIssue")}
                  </ButtonLink>
                </li>
              )}
              {open.map((step) => (
                <li key={step}>
                  <span>{t(`setup.step_${step}`)}</span>
                  <ButtonLink href={setupPath(step)}>{t("setup.doSkippedStep")}</ButtonLink>
                </li>
              ))}
              <li>
                <span>{t("setup.readManual")}</span>
                <ButtonLink href="/manual/administrator">{t("help.manual")}</ButtonLink>
              </li>
            </ul>
          </Panel>
        </div>
      </div>
    </Layout>
  )
}
