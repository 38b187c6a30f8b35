/** Below the label of a machine: whether its code takes fault reports without signing in, and who may change that. */
import type { ReportAddress } from "../../maintenance/faultreports/store.ts"
import { Button } from "../../web/button.tsx"
import { ConfirmDialog } from "../../web/confirm-dialog.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { ActionButton, FormActions, Notice } from "../../web/form.tsx"
import { Panel } from "../../web/panel.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { labelPath } from "./paths.ts"

export const ADDRESS_CHANGES = ["renew", "revoke"] as const
type AddressChange = (typeof ADDRESS_CHANGES)[number]

interface AddressPanelProps {
  deviceId: string
  /** Whether the installation takes reports without signing in at all. */
  isEnabled: boolean
  address: ReportAddress | null
  mayChange: boolean
}

export function AddressPanel({ deviceId, isEnabled, address, mayChange }: AddressPanelProps) {
  const { t, actor } = useView()
  const path = `${labelPath(deviceId)}/reports`
  if (!mayChange && (!address || !isEnabled)) return null
  return (
    <div className="label-reports">
      <Panel title={t("reports.labelTitle")} icon="qr">
        <div className="stack">
          {!isEnabled && (
            <Notice tone="blue">
              {t("reports.installationOff")}{" "}
              {actor?.may("superuser") && <a href="/admin/settings">{t("reports.openSettings")}</a>}
            </Notice>
          )}
          {!(address && isEnabled) && <p>{t("reports.labelOff")}</p>}
          {address && (
            <p className="muted">
              {t("reports.since", { name: address.createdBy.displayName })}{" "}
              <Time at={address.createdOn} form="minute" />
            </p>
          )}
          {mayChange && (
            <FormActions>
              {address ? (
                <>
                  <Button icon="refresh" {...dialogTrigger(`${path}/renew`)}>
                    {t("reports.renew")}
                  </Button>
                  <Button icon="close" {...dialogTrigger(`${path}/revoke`)}>
                    {t("reports.revoke")}
                  </Button>
                </>
              ) : (
                <ActionButton action={path} icon="check" text="reports.allow" />
              )}
            </FormActions>
          )}
        </div>
      </Panel>
    </div>
  )
}

/** Printed labels become void: that is asked once. */
export function AddressDialog({ deviceId, change }: { deviceId: string; change: AddressChange }) {
  const { t } = useView()
  return (
    <ConfirmDialog
      id={`report-address-${change}`}
      title={`reports.${change}`}
      action={`${labelPath(deviceId)}/reports/${change}`}
      submit={`reports.${change}`}
    >
      <Notice tone="amber">{t(`reports.${change}Hint`)}</Notice>
    </ConfirmDialog>
  )
}
