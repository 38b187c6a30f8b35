/** What the connector that counts reports, and where it comes from. */
import type { Connector } from "../../machines/connectors/contract.ts"
import { Badge, ConnectorBadge } from "../../web/badge.tsx"
import { DescriptionList, Panel } from "../../web/panel.tsx"
import { OptionalTime, Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"

export function ConnectorState({ connector }: { connector: Connector }) {
  const { t } = useView()
  const { updateState, inheritedPath } = connector
  const when = (instant: string | null) => (
    <OptionalTime at={instant} form="minute">
      {t("connectors.never")}
    </OptionalTime>
  )
  const isThere = connector.connectorState !== "NONE"
  return (
    <Panel title={t("terms.state")} icon="info">
      <DescriptionList
        facts={[
          [
            t("terms.state"),
            <>
              <ConnectorBadge state={connector.connectorState} />
              {connector.stateSince && (
                <small className="muted">
                  {t("connectors.since")} <Time at={connector.stateSince} form="minute" />
                </small>
              )}
            </>,
          ],
          inheritedPath.length > 0 && [
            t("connectors.inheritedPath"),
            inheritedPath.map(({ name }) => name).join(" › "),
          ],
          ...(isThere && updateState
            ? ([
                [
                  t("connectors.update"),
                  <Badge key="update" tone={updateState === "OK" ? "green" : "amber"}>
                    {t(`connectors.update_${updateState}`)}
                  </Badge>,
                ],
                [t("connectors.firmware"), connector.firmwareVersionCurrent],
                [t("connectors.firmwareExpected"), connector.firmwareVersionExpected],
                [t("connectors.queue"), connector.queuePriority || null],
                [t("connectors.fallback"), t(connector.fallbackConfig ? "shell.yes" : "shell.no")],
                [t("connectors.lastConnected"), when(connector.lastConnected)],
                [t("connectors.lastDisconnected"), when(connector.lastDisconnected)],
              ] as const)
            : []),
        ]}
      />
    </Panel>
  )
}
