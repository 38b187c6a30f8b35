/** A machine's history for paper: its data, then its timeline. */
import type { Device } from "../../machines/devices/contract.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { Layout } from "../../web/layout.tsx"
import { PageHeader, Panel } from "../../web/panel.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { type TimelineData, TimelinePage } from "../book/timeline.tsx"
import { MachineData } from "./machine-panels.tsx"
import { PrintButton } from "./print-button.tsx"

export function HistoryPage({ device, data }: { device: Device; data: TimelineData }) {
  const { t, now, actor } = useView()
  const crumbs = [
    { label: t("terms.machines"), href: "/devices" },
    { label: device.name, href: `/devices/${device.id}` },
    { label: t("book.history") },
  ]
  return (
    <Layout
      styles="paper"
      title={t("book.historyOf", { name: device.name })}
      section="machines"
      crumbs={crumbs}
    >
      <PageHeader title={t("book.historyOf", { name: device.name })} actions={<PrintButton />}>
        <Time at={now} form="minute" /> · {actor?.displayName}
      </PageHeader>
      <div className="stack">
        <Panel title={t("book.machineData")} icon="machine">
          <MachineData device={device} />
        </Panel>
        <TimelinePage data={data} empty={<EmptyState icon="log">{t("book.empty")}</EmptyState>} />
      </div>
    </Layout>
  )
}
