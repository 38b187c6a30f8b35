import windowCountdown from "../../islands/window-countdown.tsx"
import { Badge, IssueBadge, RecordingBadge, SessionBadge } from "../../src/web/badge.tsx"
import { Button, IconButton } from "../../src/web/button.tsx"
import { DateTimeField } from "../../src/web/date-time-field.tsx"
import { Dialog, DialogCancel } from "../../src/web/dialog.tsx"
import { EmptyState } from "../../src/web/empty-state.tsx"
import { Checkbox, NumberField, PasswordField, Select, TextArea, TextField } from "../../src/web/field.tsx"
import { FieldRow, Form, FormActions, Notice } from "../../src/web/form.tsx"
import { ICON_NAMES, Icon } from "../../src/web/icon.tsx"
import { Island } from "../../src/web/island.tsx"
import { DescriptionList, Panel } from "../../src/web/panel.tsx"
import { ErrorPage, InitPage, SignInPage } from "../../src/web/public-pages.tsx"
import { RichText } from "../../src/web/rich-text.tsx"
import { Table } from "../../src/web/table.tsx"
import { OptionalTime, Time } from "../../src/web/time.tsx"
import { useView, ViewContext } from "../../src/web/view.ts"

export const SAMPLE_NOW = new Date("2026-11-20T13:05:09Z")

export function SampleForm() {
  const { t } = useView()
  return (
    <Panel title={t("issues.editIssue")} icon="edit">
      <Form id="sample-form" action="/__gallery" error={t("errors.CONFLICT")}>
        <TextField name="title" label="terms.title" value="Gripper 2 loses vacuum" max={100} required />
        <FieldRow>
          <Select
            name="type"
            label="terms.type"
            options={[{ value: "ERROR", label: t("states.issueType_ERROR") }]}
            required
          />
          <Select
            name="priority"
            label="terms.priority"
            error="validation.choice"
            options={[{ value: "HIGH", label: t("states.priority_HIGH") }]}
            required
          />
        </FieldRow>
        <FieldRow>
          <DateTimeField name="start" label="issues.activation" value={SAMPLE_NOW} required />
          <NumberField
            name="hours"
            label="issues.windowHours"
            value={2}
            range={{ min: 1, max: 240 }}
            required
          />
        </FieldRow>
        <TextField
          name="emails"
          label="issues.notificationEmails"
          hint="access.tokenNameHint"
          value="maintenance@"
          error="validation.email"
        />
        <PasswordField name="secret" label="signin.password" error="validation.min|12" required />
        <TextArea
          name="description"
          label="terms.description"
          max={5000}
          value="Vacuum drops from 0.82 to 0.45 bar within two cycles."
        />
        <Checkbox name="remote" label="issues.enableRemoteAccess" checked />
        <Checkbox name="disconnect" label="issues.disconnectOnEnd" hint="issues.closeHint" />
        <FormActions>
          <Button kind="primary" type="submit">
            {t("shell.save")}
          </Button>
          <Button kind="quiet">{t("shell.cancel")}</Button>
        </FormActions>
      </Form>
    </Panel>
  )
}

export function SampleAside() {
  const { t } = useView()
  return (
    <>
      <Panel title={t("devices.machineData")} icon="machine">
        <DescriptionList
          facts={[
            [t("terms.name"), "Press P-7"],
            [t("terms.manufacturer"), "Nordwerk"],
            [t("terms.serial"), "NW-P-0007-2214"],
            [t("terms.location"), "Hall 2, bay 14"],
            [t("terms.softwareVersion"), null],
            [t("terms.changed"), <Time key="t" at={SAMPLE_NOW} />],
          ]}
        />
      </Panel>
      <Panel title={t("terms.maintenanceWindow")} icon="clock">
        <SampleCountdown id="countdown" />
        <Notice tone="amber">{t("remote.windowWarning", { count: 15 })}</Notice>
      </Panel>
      <Panel title={t("issues.attachments")}>
        <EmptyState icon="log">{t("shell.noData")}</EmptyState>
        <RichText html="<p>Vacuum drops <b>within two cycles</b>:</p><ul><li>hose checked</li><li>filter replaced</li></ul>" />
      </Panel>
    </>
  )
}

export function SampleCountdown({ id }: { id: string }) {
  const endsAt = new Date(SAMPLE_NOW.getTime() + 5_025_000).toISOString()
  return <Island of={windowCountdown} id={id} props={{ now: SAMPLE_NOW.toISOString(), endsAt }} />
}

export function SampleSessions() {
  const { t } = useView()
  const rows = (["ACTIVE", "COMPLETED", "ISSUE_MAINTENANCE_WINDOW_ERROR"] as const).map((state) => ({
    state,
  }))
  return (
    <Panel title={t("terms.sessions")} icon="session" flush>
      <Table
        label="terms.sessions"
        rows={rows}
        columns={[
          { id: "who", head: "terms.owner", cell: () => "Tom Technician", narrow: "title" },
          { id: "start", head: "terms.start", cell: () => <Time at={SAMPLE_NOW} /> },
          {
            id: "end",
            head: "terms.end",
            cell: ({ state }) => (
              <OptionalTime at={state === "ACTIVE" ? null : SAMPLE_NOW}>
                {t("remote.stillRunning")}
              </OptionalTime>
            ),
          },
          { id: "state", head: "terms.state", cell: ({ state }) => <SessionBadge state={state} /> },
          {
            id: "recording",
            head: "terms.recording",
            cell: ({ state }) => (
              <RecordingBadge
                recording={state === "ACTIVE" ? "running" : state === "COMPLETED" ? "on" : "off"}
              />
            ),
          },
          {
            id: "do",
            head: "recording.watch",
            isHeaderHidden: true,
            cell: () => <IconButton label={t("recording.watch")} icon="play" />,
          },
        ]}
      />
    </Panel>
  )
}

export function SampleStates() {
  const { t } = useView()
  return (
    <Panel title={t("terms.state")}>
      <div className="stack">
        <div className="page-badges">
          {(["neutral", "blue", "green", "amber", "red", "violet"] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <div className="page-badges">
          {(["primary", "secondary", "quiet", "danger"] as const).map((kind) => (
            <Button key={kind} kind={kind}>
              {kind}
            </Button>
          ))}
          <Button kind="primary" disabledReason={t("shell.missingAuthority")} icon="session">
            {t("remote.start")}
          </Button>
        </div>
        <div className="page-badges">
          {ICON_NAMES.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
        {(["red", "amber", "blue", "green"] as const).map((tone) => (
          <Notice key={tone} tone={tone}>
            {t("remote.recorded")}
          </Notice>
        ))}
      </div>
    </Panel>
  )
}

export function SampleDialog() {
  const { t } = useView()
  return (
    <Dialog
      id="quick-start"
      title={t("remote.start")}
      size="large"
      footer={
        <>
          <Button kind="primary" icon="session">
            HMI panel
          </Button>
          <DialogCancel />
        </>
      }
    >
      <DescriptionList
        facts={[
          [t("terms.issue"), "Hydraulic pressure drops during hold phase"],
          [t("terms.machine"), "Press P-7"],
          [t("terms.state"), <IssueBadge key="s" state="IN_PROGRESS" />],
          [t("terms.start"), <Time key="t" at={SAMPLE_NOW} />],
        ]}
      />
      <TextField name="logTitle" label="worklogs.logTitle" max={100} autoFocus required />
      <TextArea name="logDescription" label="worklogs.logDescription" max={5000} rows={3} />
    </Dialog>
  )
}

export function SampleSignIn() {
  const { t } = useView()
  return <SignInPage notice={{ tone: "red", text: t("errors.LOGIN_FAILED") }} username="technician" />
}

export function SampleError() {
  const { t } = useView()
  return (
    <ErrorPage
      code="PAGE_NOT_FOUND"
      text={t("errors.PAGE_NOT_FOUND")}
      href="/issues"
      action={t("signin.goHome")}
    />
  )
}

export function SampleInit() {
  const refused = { action: "/init", errors: { email: "validation.email" }, error: null, status: 422 }
  return (
    <ViewContext value={{ ...useView(), refused }}>
      <InitPage code="" passwordMin={12} />
    </ViewContext>
  )
}
