/** A label with a machine's QR code, to print and to stick on the machine: its book, or the page that takes fault reports. */
import type { ReactNode } from "react"
import type { Device } from "../../machines/devices/contract.ts"
import { Layout } from "../../web/layout.tsx"
import { PageHeader } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { QrCode } from "../otp/components.tsx"
import { PrintButton } from "./print-button.tsx"

export function LabelPage({
  device,
  address,
  takesReports,
  children,
}: {
  device: Device
  address: string
  /** The address is one for fault reports without signing in. */
  takesReports: boolean
  /** Below the label, and not printed. */
  children: ReactNode
}) {
  const { t } = useView()
  const crumbs = [
    { label: t("terms.machines"), href: "/devices" },
    { label: device.name, href: `/devices/${device.id}` },
    { label: t("book.qrLabel") },
  ]
  return (
    <Layout
      title={t("book.qrTitle", { name: device.name })}
      section="machines"
      crumbs={crumbs}
      styles="label"
    >
      <PageHeader title={t("book.qrTitle", { name: device.name })} actions={<PrintButton />}>
        {t(takesReports ? "reports.labelOn" : "book.qrHint")}
      </PageHeader>
      <div className="label">
        <QrCode text={address} label={t("book.qrTitle", { name: device.name })} />
        <div className="label-text">
          <strong>{device.name}</strong>
          <span>{[device.manufacturer, device.type].filter(Boolean).join(" ")}</span>
          <span>{device.serial}</span>
          {takesReports && <span className="label-report">{t("reports.title")}</span>}
          <span className="label-address">{address}</span>
        </div>
      </div>
      {children}
    </Layout>
  )
}
