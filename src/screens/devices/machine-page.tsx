/** The frame of a machine's page: photo, name, its state at a glance, the tabs of its book, and the panels beside it. */
import type { ReactNode } from "react"
import { isWindowActive, windowOf } from "../../maintenance/windows/rules.ts"
import { Badge } from "../../web/badge.tsx"
import { ButtonLink, IconLink } from "../../web/button.tsx"
import { Icon } from "../../web/icon.tsx"
import { Layout } from "../../web/layout.tsx"
import { liveOn } from "../../web/live.ts"
import { Columns, Tabs } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { PLANS_TAB } from "../plans/plan-list.tsx"
import type { MachineGlance } from "./glance.ts"
import { InterfacePanel, MachineDataPanel, OpenIssuesPanel, PlansPanel } from "./machine-panels.tsx"
import { MachineStrip } from "./machine-strip.tsx"
import { type MachineTab, tabPath } from "./tabs.ts"

export function MachinePage({
  glance,
  tab,
  faultHref,
  children,
}: {
  glance: MachineGlance
  tab: MachineTab
  /** Path at which the reader reports a fault of the machine; null without the right to. */
  faultHref: string | null
  children: ReactNode
}) {
  const { t } = useView()
  const { device, groups } = glance
  const crumbs = [
    { label: t("terms.machines"), href: "/devices" },
    ...groups.slice(0, 1).map(({ id, name }) => ({ label: name, href: `/devices?group=${id}` })),
    { label: device.name },
  ]
  return (
    <Layout title={device.name} section="machines" crumbs={crumbs}>
      <MachineHeader glance={glance} faultHref={faultHref} />
      <MachineTabs glance={glance} tab={tab} />
      {tab === "book" || tab === "issues" ? (
        <Columns
          aside={
            <>
              <InterfacePanel glance={glance} />
              <OpenIssuesPanel glance={glance} />
              <PlansPanel glance={glance} />
              <MachineDataPanel device={device} />
            </>
          }
        >
          {children}
        </Columns>
      ) : (
        children
      )}
    </Layout>
  )
}

function MachineHeader({ glance, faultHref }: { glance: MachineGlance; faultHref: string | null }) {
  const { t } = useView()
  const { device, groups, may } = glance
  const path = `/devices/${device.id}`
  const place = groups.map(({ name }) => name).reverse()
  const line = [
    [device.manufacturer, device.type].filter(Boolean).join(" "),
    device.serial,
    device.location,
    place.join(" › "),
  ]
  return (
    <header className="machine-header">
      <MachinePhoto glance={glance} />
      <div className="machine-heading">
        <div className="page-heading">
          <h1>{device.name}</h1>
          <div className="page-badges">
            <MachineBadges glance={glance} />
          </div>
          <p className="page-subtitle">{line.filter(Boolean).join(" · ")}</p>
        </div>
        <div id="machine-strip" {...liveOn(`device:${device.id}`)}>
          <MachineStrip glance={glance} />
        </div>
      </div>
      <div className="machine-actions">
        {may("ISSUE_CREATE") && (
          <ButtonLink href={`${path}/issues/new`} kind="primary" icon="plus">
            {t("issues.newIssue")}
          </ButtonLink>
        )}
        {faultHref && (
          <ButtonLink href={faultHref} icon="warning">
            {t("reports.title")}
          </ButtonLink>
        )}
        <div className="machine-tools">
          <IconLink href={`${path}/history`} icon="print" label={t("book.printHistory")} />
          <IconLink href={`${path}/label`} icon="qr" label={t("book.qrLabel")} />
          {may("DEVICE_UPDATE") && (
            <IconLink href={`/admin/devices/${device.id}`} icon="edit" label={t("shell.edit")} />
          )}
        </div>
      </div>
    </header>
  )
}

/** Its place is kept free while the picture loads; the same element stays when another tab is shown, so that it does not flicker. */
function MachinePhoto({ glance: { device } }: { glance: MachineGlance }) {
  const { t } = useView()
  if (!device.hasImage)
    return (
      <div className="machine-photo machine-photo-none" aria-hidden="true">
        <Icon name="machine" />
      </div>
    )
  return (
    <img
      id={`photo-${device.id}`}
      className="machine-photo"
      hx-preserve=""
      src={`/api/devices/${device.id}/imagefile`}
      alt={t("book.photoOf", { name: device.name })}
      width="190"
      height="128"
    />
  )
}

function MachineBadges({ glance: { openIssues, summary } }: { glance: MachineGlance }) {
  const { t, now } = useView()
  const isWindowOpen = openIssues?.rows.some(
    (issue) =>
      (issue.state === "OPEN" || issue.state === "IN_PROGRESS") &&
      isWindowActive(
        windowOf({ ...issue, maintenanceWindowInHours: issue.windowHours, extensionInHours: 0 }),
        now,
      ),
  )
  return (
    <>
      {isWindowOpen && (
        <Badge tone="green" live>
          {t("windows.open")}
        </Badge>
      )}
      {openIssues && summary.openFaults > 0 && (
        <Badge tone="red">{t("book.faultsOpen", { count: summary.openFaults })}</Badge>
      )}
    </>
  )
}

function MachineTabs({ glance, tab }: { glance: MachineGlance; tab: MachineTab }) {
  const { t } = useView()
  const { device, summary, openIssues, may } = glance
  const offered: [MachineTab, string, number | undefined, boolean][] = [
    ["book", t("book.title"), undefined, true],
    ["issues", t("book.tabIssues"), openIssues?.total, may("ISSUE_READ")],
    [PLANS_TAB, t("book.tabPlans"), summary.plans, may("ISSUE_READ")],
    ["sessions", t("book.tabSessions"), summary.sessions, may("LOG_READ")],
    ["files", t("book.tabFiles"), summary.files, may("ATTACHMENT_READ")],
  ]
  return (
    <Tabs
      label={device.name}
      current={tab}
      tabs={offered
        .filter(([, , , isReadable]) => isReadable)
        .map(([id, label, count]) => ({
          id,
          label,
          count: count || undefined,
          href: tabPath(device.id, id),
        }))}
    />
  )
}
