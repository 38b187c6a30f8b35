/** Issues with the one thing to do next. */
import { joinPath } from "../../sessions/session/paths.ts"
import { nextStep } from "../../sessions/worklist/rules.ts"
import type { OwnSession, WorklistIssue } from "../../sessions/worklist/store.ts"
import { IssueBadge, PriorityBadge } from "../../web/badge.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { ActionForm } from "../../web/form.tsx"
import type { IconName } from "../../web/icon.tsx"
import { Table } from "../../web/table.tsx"
import type { TextKey } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { WindowBar, WindowWords } from "../windows/window-bar.tsx"

/** Back into a running session of the user. */
export function sessionPath(session: OwnSession): string {
  return joinPath(session, session.interfaceId ?? "")
}

interface WorkTableProps {
  label: TextKey
  issues: readonly WorklistIssue[]
  /** The user's running sessions. */
  sessions: readonly OwnSession[]
  isMine?: boolean
}

export function WorkTable({ label, issues, sessions, isMine = false }: WorkTableProps) {
  const { t } = useView()
  return (
    <Table
      label={label}
      rows={issues}
      rowHref={({ deviceId, id }) => `/devices/${deviceId}/issues/${id}`}
      columns={[
        {
          id: "title",
          head: "terms.issue",
          narrow: "title",
          cell: (issue) => (
            <span className="work-title">
              <PriorityBadge priority={issue.priority} isCompact />
              <span className="cell-lines">
                <span>{issue.title}</span>
                <span className="muted">
                  {[
                    issue.deviceName,
                    t(`states.issueType_${issue.issueType}`),
                    !isMine && issue.group,
                    issue.isFromPlan && t("start.fromPlan"),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
            </span>
          ),
        },
        { id: "state", head: "terms.state", cell: (issue) => <IssueBadge state={issue.state} /> },
        {
          id: "window",
          head: "triage.window",
          cell: (issue) => {
            const window = { startsOn: new Date(issue.activationOn), endsOn: new Date(issue.windowEndOn) }
            return (
              <span className="window">
                <WindowBar window={window} />
                <WindowWords window={window} />
              </span>
            )
          },
        },
        {
          id: "step",
          head: "start.nextStep",
          align: "end",
          cell: (issue) => (
            <StepButton
              issue={issue}
              isMine={isMine}
              session={sessions.find(
                ({ issueId, interfaceId }) => issueId === issue.id && interfaceId !== null,
              )}
            />
          ),
        },
      ]}
    />
  )
}

const STEP_ICONS = {
  RETURN: "right",
  START: "session",
  EDIT: "edit",
  EXTEND: "clock",
  TAKE: "take",
  OPEN: "right",
} as const satisfies Record<string, IconName>

function StepButton({
  issue,
  isMine,
  session,
}: {
  issue: WorklistIssue
  isMine: boolean
  session: OwnSession | undefined
}) {
  const { t, now } = useView()
  const { activationOn, windowEndOn, ...rest } = issue
  const dates = { activationOn: new Date(activationOn), windowEndOn: new Date(windowEndOn) }
  const step = nextStep({ ...rest, ...dates, isMine, hasOwnSession: session !== undefined }, now)
  const path = `/devices/${issue.deviceId}/issues/${issue.id}`
  const icon = STEP_ICONS[step]
  const label = step === "RETURN" ? t("remote.return") : t(`start.step_${step}`)
  if (step === "TAKE")
    return (
      <ActionForm action={`${path}/take`}>
        <Button type="submit" icon={icon}>
          {label}
        </Button>
      </ActionForm>
    )
  if (step === "START" || step === "EXTEND")
    return (
      <Button icon={icon} {...dialogTrigger(`${path}/${step === "START" ? "quickstart" : "extend"}`)}>
        {label}
      </Button>
    )
  const href = step === "RETURN" && session ? sessionPath(session) : step === "EDIT" ? `${path}/edit` : path
  return (
    <ButtonLink href={href} icon={icon}>
      {label}
    </ButtonLink>
  )
}
