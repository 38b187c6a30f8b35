/** Deleting an interface: what ends and what stays. */
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { ConfirmDialog } from "../../web/confirm-dialog.tsx"
import { Notice } from "../../web/form.tsx"
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
    <ConfirmDialog
      id="delete-interface"
      title="interfaces.deleteInterface"
      action={`${interfacePath(target.deviceId, target.id)}/delete`}
      submit="interfaces.deleteInterface"
    >
      <Notice tone={runningSessions > 0 ? "amber" : "blue"}>
        {t("interfaces.deleteConsequences", { name: target.name })}{" "}
        {runningSessions > 0 && t("interfaces.endedSessions", { count: runningSessions })}{" "}
        {t("interfaces.recordingsStay")}
      </Notice>
    </ConfirmDialog>
  )
}
