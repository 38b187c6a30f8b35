/** Whether a remote session can start now: each prerequisite, and what to do about a missing one. */
import type { ReactNode } from "react"
import type { ApprovalRequestState } from "../../maintenance/approvals/store.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import type { IssueState } from "../../maintenance/issues/rules.ts"
import { PREREQUISITES, type Prerequisite } from "../../sessions/session/rules.ts"
import type { MissingPrerequisite } from "../../sessions/start/actions-prerequisites.ts"
import type { Resolution } from "../../sessions/start/rules-resolutions.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { ActionButton } from "../../web/form.tsx"
import { Icon } from "../../web/icon.tsx"
import { Panel } from "../../web/panel.tsx"
import { Text } from "../../web/text.ts"
import type { TextKey } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { interfacesPath } from "../interfaces/paths.ts"
import { EmergencyButton } from "../sessions/quick-start.tsx"
import { issuePath } from "./issue-page.tsx"

/** The consent is asked for before the screen opens; it hinders no start. */
const SHOWN = PREREQUISITES.filter(
  (one): one is Exclude<Prerequisite, "RECORDING_CONSENT"> => one !== "RECORDING_CONSENT",
)

export interface InterfaceReadiness {
  /** The machine has some. */
  exist: boolean
  /** This user may open one of them. */
  isUsable: boolean
  /** This user may add one. */
  mayAdd: boolean
}

export function ReadinessPanel({
  issue,
  missing,
  interfaces,
  offersEmergency,
  isReport,
  mayCreate,
  approval,
}: {
  issue: Issue
  /** It was reported without signing in: it is accepted, not submitted. */
  isReport: boolean
  mayCreate: boolean
  /** The request on which the issue waits; null without one, or for those who take no part in it. */
  approval: ApprovalRequestState | null
  interfaces: InterfaceReadiness
  /** This user may start an emergency session. */
  offersEmergency: boolean
  missing: readonly MissingPrerequisite[]
}) {
  const { t } = useView()
  const isReady = missing.length === 0 && interfaces.isUsable
  return (
    <Panel title={t(isReady ? "book.ready" : "book.notReady")} icon="session">
      <div className="stack">
        <ul className="ready-list">
          {SHOWN.map((prerequisite) => {
            const gap = missing.find((one) => one.prerequisite === prerequisite)
            return gap ? (
              <Missing key={prerequisite}>
                {t(missingText(prerequisite, issue.state, isReport))}
                {prerequisite === "ISSUE_STATE" ? (
                  <ResolveState issue={issue} maySubmit={mayCreate && !isReport} approval={approval} />
                ) : (
                  <Resolve issue={issue} resolution={gap.resolution} />
                )}
              </Missing>
            ) : (
              <li key={prerequisite}>
                <Icon name="check" />
                <span>
                  <span className="visually-hidden">{t("book.prerequisiteMet")}: </span>
                  {prerequisite === "ASSIGNED" && !issue.assignedUser
                    ? t("book.readyByGroup")
                    : t(`book.ready_${prerequisite}`, { state: t(`states.issueState_${issue.state}`) })}
                </span>
              </li>
            )
          })}
          {!interfaces.isUsable && (
            <Missing>
              {t(interfaces.exist ? "book.noUsableInterface" : "devices.noInterfaces")}
              {!interfaces.exist && interfaces.mayAdd && (
                <ButtonLink href={`${interfacesPath(issue.deviceId)}/new`}>
                  {t("interfaces.addInterface")}
                </ButtonLink>
              )}
            </Missing>
          )}
        </ul>
        {offersEmergency && (
          <div className="form-actions">
            <EmergencyButton issue={issue} />
          </div>
        )}
      </div>
    </Panel>
  )
}

const Missing = ({ children }: { children: ReactNode }) => (
  <li className="ready-missing">
    <Icon name="warning" />
    <span>
      <span className="visually-hidden">
        <Text content="book.prerequisiteMissing" />:{" "}
      </span>
      {children}
    </span>
  </li>
)

/** A draft, a fault report and an issue that is not approved name what they wait for. */
function missingText(prerequisite: Prerequisite, state: IssueState, isReport: boolean): TextKey {
  if (prerequisite !== "ISSUE_STATE") return `remote.missing_${prerequisite}`
  if (state === "NEW") return isReport ? "book.waitsForAcceptance" : "book.waitsForSubmission"
  return state === "APPROVAL_PENDING" ? "book.waitsForApproval" : "remote.missing_ISSUE_STATE"
}

function ResolveState({
  issue,
  maySubmit,
  approval,
}: {
  issue: Issue
  maySubmit: boolean
  approval: ApprovalRequestState | null
}) {
  const { t } = useView()
  if (issue.state === "NEW" && maySubmit)
    return <ActionButton action={`${issuePath(issue)}/submit`} text="issues.submit" />
  return issue.state === "APPROVAL_PENDING" && approval ? (
    <ButtonLink href={`/approvals/${approval.id}`}>{t("book.openApproval")}</ButtonLink>
  ) : null
}

/** The same actions that the buttons of the page have. */
function Resolve({ issue, resolution }: { issue: Issue; resolution: Resolution | null }) {
  const { t } = useView()
  const path = issuePath(issue)
  switch (resolution?.kind) {
    case "take":
      return <ActionButton action={`${path}/take`} text="remote.resolve_take" />
    case "extend":
      return (
        <Button {...dialogTrigger(`${path}/extend`)}>
          {t("remote.resolve_extend", { count: resolution.hours })}
        </Button>
      )
    case "enableRemoteAccess":
    case "edit":
      return <ButtonLink href={`${path}/edit`}>{t("remote.resolve_edit")}</ButtonLink>
    default:
      return null
  }
}
