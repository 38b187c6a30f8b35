/** Where a list of machines would be, for a reader who sees none. */
import { ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { useView } from "../../web/view.ts"
import { DEVICES_PATH } from "../deviceadmin/paths.ts"

/** @param readsAll  the reader sees every machine, so that there is none */
export function NoMachines({ readsAll }: { readsAll: boolean }) {
  const { t, actor } = useView()
  if (!readsAll) return <EmptyState icon="machine">{t("devices.noneForYou")}</EmptyState>
  if (!actor?.may("DEVICE_CREATE")) return <EmptyState icon="machine">{t("devices.none")}</EmptyState>
  return (
    <EmptyState
      icon="machine"
      action={
        <ButtonLink href={`${DEVICES_PATH}/new`} kind="primary" icon="plus">
          {t("deviceadmin.newMachine")}
        </ButtonLink>
      }
    >
      {t("deviceadmin.noMachines")}
    </EmptyState>
  )
}
