/** A new issue begins with its machine. */
import type { Page } from "../../../base/page-request.ts"
import type { Device } from "../../../machines/devices/contract.ts"
import { DEVICE_SORTS } from "../../../machines/devices/rules.ts"
import { Layout } from "../../../web/layout.tsx"
import { List, type ListDeclaration } from "../../../web/list.tsx"
import { PageHeader } from "../../../web/panel.tsx"
import { useView } from "../../../web/view.ts"
import { NoMachines } from "../../devices/no-machines.tsx"
import { TRIAGE_PATH } from "./addresses.ts"

export const NEW_ISSUE_PATH = `${TRIAGE_PATH}/new`

export function ChooseMachinePage({
  devices,
  readsAll,
  mayCreate,
}: {
  devices: Page<Device>
  /** The reader sees every machine. */
  readsAll: boolean
  /** Ids of the machines on which the user may create issues. */
  mayCreate: ReadonlySet<string>
}) {
  const { t } = useView()
  const crumbs = [{ label: t("terms.issues"), href: TRIAGE_PATH }, { label: t("issues.newIssue") }]
  return (
    <Layout title={t("issues.newIssue")} section="issues" crumbs={crumbs}>
      <PageHeader title={t("issues.newIssue")}>{t("triage.chooseMachine")}</PageHeader>
      <List
        {...MACHINE_CHOICE}
        path={NEW_ISSUE_PATH}
        page={devices}
        rowHref={(device) => `/devices/${device.id}/issues/new`}
        rowRefused={(device) => (mayCreate.has(device.id) ? null : t("shell.missingAuthority"))}
        empty={<NoMachines readsAll={readsAll} />}
      />
    </Layout>
  )
}

export const MACHINE_CHOICE: ListDeclaration<Device> = {
  id: "machine-choice",
  label: "terms.machines",
  sorts: DEVICE_SORTS,
  autoFocus: true,
  columns: [
    { id: "name", sort: "name", head: "terms.name", narrow: "title", cell: (device) => device.name },
    { id: "group", head: "terms.machineGroup", cell: (device) => device.deviceGroup.name },
    {
      id: "location",
      sort: "location",
      head: "terms.location",
      cell: (device) => device.location,
    },
  ],
}
