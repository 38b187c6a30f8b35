/** What a machine group is, and the connector that counts for its machines. */
import type { Connector } from "../../machines/connectors/contract.ts"
import type { DeviceGroup } from "../../machines/devicegroups/contract.ts"
import { ConnectorBadge } from "../../web/badge.tsx"
import { Dialog, DialogClose } from "../../web/dialog.tsx"
import { DescriptionList } from "../../web/panel.tsx"
import { RichText } from "../../web/rich-text.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"

export function GroupInfoDialog({ group, connector }: { group: DeviceGroup; connector: Connector }) {
  const { t } = useView()
  const { connectorState, stateSince, inheritedPath, connectorType } = connector
  return (
    <Dialog id="group-info" title={group.name} footer={<DialogClose />}>
      <DescriptionList
        facts={[
          [t("terms.name"), group.name],
          [t("terms.description"), <RichText key="description" html={group.description} />],
          [t("terms.location"), group.location],
          [t("terms.connector"), t(`connectors.type_${connectorType}`)],
          [
            t("terms.state"),
            <>
              <ConnectorBadge state={connectorState} />{" "}
              {stateSince && (
                <small className="muted">
                  {t("connectors.since")} <Time at={new Date(stateSince)} form="minute" />
                </small>
              )}
            </>,
          ],
          [t("connectors.inheritedPath"), inheritedPath.map(({ name }) => name).join(" › ")],
        ]}
      />
    </Dialog>
  )
}
