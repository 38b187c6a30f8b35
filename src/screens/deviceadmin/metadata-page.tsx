/** The tab Metadata of a machine: what it is, its picture, its state, and what new interfaces begin with. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Connector } from "../../machines/connectors/contract.ts"
import type { Device } from "../../machines/devices/contract.ts"
import type { ApprovalObjectType } from "../../maintenance/approvals/rules.ts"
import type { ResolvedRetention } from "../../sessions/retention/store.ts"
import { ConnectorBadge } from "../../web/badge.tsx"
import { Button } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { Icon } from "../../web/icon.tsx"
import { Columns, DescriptionList, Panel } from "../../web/panel.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { DeviceForm, type DeviceFormProps } from "./device-form.tsx"
import { DeviceFrame, type FrameProps } from "./frame.tsx"
import { deviceAdminPath } from "./paths.ts"
import { RemoteDefaultsForm, type RemoteDefaultsFormProps } from "./remote-defaults-form.tsx"

interface MetadataPageProps {
  device: Device
  actor: Actor
  access: DeviceAccess
  hidden: FrameProps["hidden"]
  form: Omit<DeviceFormProps, "device">
  defaults: RemoteDefaultsFormProps
  connector: Connector
  effective: EffectiveSettings
  /** Issues that keep the machine from being deleted. */
  issueCount: number
}

export function MetadataPage(page: MetadataPageProps) {
  const { device, actor, access, form, defaults, hidden } = page
  const { t } = useView()
  const mayUpdate = hasDeviceAuthority(actor, access, "DEVICE_UPDATE")
  return (
    <DeviceFrame device={device} tab="metadata" hidden={hidden}>
      <Columns
        aside={
          <>
            <DeviceImage device={device} mayUpdate={mayUpdate} />
            <StatePanel device={device} connector={page.connector} effective={page.effective} />
            <Panel title={t("deviceadmin.label")} icon="qr">
              <p className="muted">{t("deviceadmin.labelHint")}</p>
              <p>
                <a href={`/devices/${device.id}/label`}>{t("deviceadmin.printLabel")}</a>
              </p>
            </Panel>
            {hasDeviceAuthority(actor, access, "DEVICE_DELETE") && (
              <DeletePanel device={device} issueCount={page.issueCount} />
            )}
          </>
        }
      >
        <fieldset className="plain" disabled={!mayUpdate}>
          <Panel title={t("devices.machineData")} icon="machine">
            <DeviceForm device={device} {...form} />
          </Panel>
          <Panel title={t("deviceadmin.remoteDefaults")} icon="interface">
            <p className="muted">{t("deviceadmin.remoteDefaultsHint")}</p>
            <RemoteDefaultsForm {...defaults} />
          </Panel>
        </fieldset>
      </Columns>
    </DeviceFrame>
  )
}

/** The picture is sent as soon as it is chosen: `islands/page/image-upload.ts`. */
function DeviceImage({ device, mayUpdate }: { device: Device; mayUpdate: boolean }) {
  const { t } = useView()
  const address = `/api/devices/${device.id}/image`
  return (
    <Panel title={t("deviceadmin.picture")} icon="eye">
      <div className="device-image" data-image-upload={address} data-uploading={t("deviceadmin.uploading")}>
        {device.hasImage ? (
          <img src={`/api/devices/${device.id}/imagefile`} alt={device.name} width="640" height="400" />
        ) : (
          <div className="device-image-none">
            <Icon name="machine" />
            <span className="muted">{t("deviceadmin.noPicture")}</span>
          </div>
        )}
        {mayUpdate && (
          <div className="device-image-actions">
            <label className="button button-secondary">
              {t(device.hasImage ? "deviceadmin.replacePicture" : "deviceadmin.addPicture")}
              <input
                className="visually-hidden"
                type="file"
                accept="image/png,image/jpeg,image/webp,image/gif"
              />
            </label>
            <label className="button button-secondary device-image-camera">
              {t("deviceadmin.takePhoto")}
              <input className="visually-hidden" type="file" accept="image/*" capture="environment" />
            </label>
            {device.hasImage && (
              <Button kind="quiet" icon="delete" data-image-delete="">
                {t("shell.delete")}
              </Button>
            )}
          </div>
        )}
        <p className="field-hint" role="status">
          {t("deviceadmin.pictureHint")}
        </p>
      </div>
    </Panel>
  )
}

/** What counts for a machine, of its own or inherited. */
interface EffectiveSettings {
  retention: ResolvedRetention
  /** Stages that must be passed, by what is approved. */
  stages: Record<ApprovalObjectType, number>
}

function StatePanel({
  device,
  connector,
  effective: { retention, stages },
}: Pick<MetadataPageProps, "device" | "connector" | "effective">) {
  const { t } = useView()
  const { days } = retention.effective
  const kept = days === null ? t("retention.unlimited") : t("deviceadmin.days", { count: days })
  const keptBy = t(`deviceadmin.inheritance_${retention.own ? "DEDICATED" : "INHERITED"}`)
  const approval = (count: number, type: Device["issueApprovalConfigType"]) =>
    type === "NONE"
      ? t("deviceadmin.inheritance_NONE")
      : `${count === 0 ? t("deviceadmin.inheritance_NONE") : t("deviceadmin.stages", { count })} · ${t(`deviceadmin.inheritance_${type}`)}`
  const source = connector.inheritedPath.at(-1)
  return (
    <Panel title={t("terms.state")} icon="info">
      <DescriptionList
        facts={[
          [
            t("terms.connector"),
            <>
              <ConnectorBadge key="badge" state={device.connectorState} />
              {source && (
                <small className="muted">{t("deviceadmin.inheritedFrom", { name: source.name })}</small>
              )}
            </>,
          ],
          [t("terms.recording"), t(device.recordingEnabled ? "recording.on" : "recording.off")],
          [t("deviceadmin.retention"), `${kept} · ${keptBy}`],
          [t("deviceadmin.issueApproval"), approval(stages.ISSUE, device.issueApprovalConfigType)],
          [
            t("deviceadmin.planApproval"),
            approval(stages.RECURRING_ISSUE, device.recurringIssueApprovalConfigType),
          ],
          [
            t("deviceadmin.recordingApproval"),
            approval(stages.RECORDING, device.recordingApprovalConfigType),
          ],
          [t("terms.created"), <Time key="created" at={device.createdOn} form="minute" />],
        ]}
      />
    </Panel>
  )
}

function DeletePanel({ device, issueCount }: { device: Device; issueCount: number }) {
  const { t } = useView()
  if (issueCount > 0)
    return (
      <Panel title={t("deviceadmin.cannotDelete")} icon="warning">
        <p>{t("deviceadmin.cannotDeleteIssues", { name: device.name, count: issueCount })}</p>
      </Panel>
    )
  const path = `${deviceAdminPath(device.id)}/delete`
  return (
    <Panel title={t("deviceadmin.deleteMachine")} icon="delete">
      <p className="muted">{t("deviceadmin.deleteMachineHint")}</p>
      <p>
        <Button {...dialogTrigger(path)}>{t("deviceadmin.deleteMachineOpen")}</Button>
      </p>
    </Panel>
  )
}
