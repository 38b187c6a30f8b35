/** What a machine group is, and what counts for its machines: connector, retention and approval, with where it comes from. */
import type { Connector } from "../../machines/connectors/contract.ts"
import type { DeviceGroup } from "../../machines/devicegroups/contract.ts"
import type { ApprovalConfigResponse, ApprovalConfigs } from "../../maintenance/approvals/contract.ts"
import type { ResolvedRetention } from "../../sessions/retention/store.ts"
import { ConnectorBadge } from "../../web/badge.tsx"
import { Dialog, DialogClose } from "../../web/dialog.tsx"
import { DescriptionList } from "../../web/panel.tsx"
import { RichText } from "../../web/rich-text.tsx"
import type { Translate } from "../../web/texts/i18n.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"

interface GroupInfo {
  group: DeviceGroup
  connector: Connector
  retention: ResolvedRetention
  /** Null for readers who may not read approval settings. */
  approval: ApprovalConfigs | null
}

export function GroupInfoDialog({ group, connector, retention, approval }: GroupInfo) {
  const { t } = useView()
  const { connectorState, stateSince, inheritedPath, connectorType } = connector
  return (
    <Dialog id="group-info" isView title={group.name} footer={<DialogClose />}>
      <DescriptionList
        facts={[
          [t("terms.name"), group.name],
          [t("terms.description"), <RichText key="description" html={group.description} />],
          [t("terms.location"), group.location],
          [
            t("terms.machines"),
            `${t("devicegroups.machineCount", { count: group.deviceCount })}, ${t("devicegroups.groupCount", { count: group.childCount })}`,
          ],
          [t("terms.connector"), t(`connectors.type_${connectorType}`)],
          [
            t("terms.state"),
            <>
              <ConnectorBadge state={connectorState} />{" "}
              {stateSince && (
                <small className="muted">
                  {t("connectors.since")} <Time at={stateSince} form="minute" />
                </small>
              )}
            </>,
          ],
          [t("connectors.inheritedPath"), inheritedPath.map(({ name }) => name).join(" › ")],
          [t("deviceadmin.retention"), <RetentionWords key="retention" retention={retention} />],
          ...(approval ? APPROVED_OBJECTS.map((name) => approvalFact(t, name, approval[name])) : []),
        ]}
      />
    </Dialog>
  )
}

function RetentionWords({ retention: { effective, inheritedFrom } }: { retention: ResolvedRetention }) {
  const { t } = useView()
  const { days, direction } = effective
  const words =
    days === null
      ? t("retention.unlimited")
      : `${t("deviceadmin.days", { count: days })}, ${t(`retention.${direction}`)}`
  return (
    <>
      {words} {inheritedFrom && <small className="muted">({inheritedFrom.name})</small>}
    </>
  )
}

const APPROVED_OBJECTS = [
  "issueApprovalConfig",
  "recurringIssueApprovalConfig",
  "recordingApprovalConfig",
] as const satisfies (keyof ApprovalConfigs)[]

function approvalFact(
  t: Translate,
  name: (typeof APPROVED_OBJECTS)[number],
  { effectiveStages, inheritedFrom }: ApprovalConfigResponse,
): [label: string, words: string] {
  const count = effectiveStages.length
  const words =
    count === 0
      ? t("approvalconfig.type_NONE")
      : inheritedFrom
        ? t("approvalconfig.inheritedFrom", { name: inheritedFrom.name, count })
        : `${t("approvalconfig.type_DEDICATED")}: ${count}`
  return [t(`approvalconfig.${name}`), words]
}
