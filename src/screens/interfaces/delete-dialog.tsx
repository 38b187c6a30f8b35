/** Deleting an interface: what ends and what stays. */
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { Dialog, DialogActions } from "../../web/dialog.tsx"
import { ActionForm, Notice } from "../../web/form.tsx"
import { useView } from "../../web/view.ts"
import { interfacePath } from "./paths.ts"

export function DeleteInterfaceDialog({
  target,
  runningSessions,
}: {
  target: TargetInterface
  runningSessions: number
}) {
  const { t } = useView()
  return (
    <Dialog id="delete-interface" title={t("interfaces.deleteInterface")} size="small">
      <ActionForm action={`${interfacePath(target.deviceId, target.id)}/delete`}>
        <Notice tone={runningSessions > 0 ? "amber" : "blue"}>
          {t("interfaces.deleteConsequences", { name: target.name })}{" "}
          {runningSessions > 0 && t("interfaces.endedSessions", { count: runningSessions })}{" "}
          {t("interfaces.recordingsStay")}
        </Notice>
        <DialogActions submit={t("interfaces.deleteInterface")} kind="danger" />
      </ActionForm>
    </Dialog>
  )
}
