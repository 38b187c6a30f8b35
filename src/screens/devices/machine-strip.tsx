/** A machine at a glance: five facts, each a link to where it comes from. */
import type { ReactNode } from "react"
import type { Translate } from "../../web/texts/i18n.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { deviceAdminPath } from "../deviceadmin/paths.ts"
import { planPath } from "../plans/plan-form.tsx"
import { PLANS_TAB } from "../plans/plan-list.tsx"
import type { MachineGlance } from "./glance.ts"
import { tabPath } from "./tabs.ts"

export function MachineStrip({ glance }: { glance: MachineGlance }) {
  const { may, openIssues } = glance
  return (
    <div className="panel strip">
      <ConnectorFact glance={glance} />
      {may("LOG_READ") && <SessionsFact glance={glance} />}
      <RecordingFact glance={glance} />
      {openIssues && <IssuesFact glance={glance} />}
      {openIssues && <NextPlanFact glance={glance} />}
    </div>
  )
}

function Fact({
  href,
  name,
  tone,
  value,
  children,
}: {
  /** Null without a page that the reader may open. */
  href: string | null
  name: string
  tone?: string
  value: ReactNode
  children: ReactNode
}) {
  const content = (
    <>
      <span className="strip-name">{name}</span>
      <span className={tone ? `strip-value strip-${tone}` : "strip-value"}>
        {tone && <span className="badge-dot" />}
        {value}
      </span>
      <span className="strip-more">{children}</span>
    </>
  )
  return href ? (
    <a className="strip-fact" href={href}>
      {content}
    </a>
  ) : (
    <div className="strip-fact">{content}</div>
  )
}

const CONNECTOR_TONES = {
  NONE: undefined,
  PENDING: "amber",
  CONNECTED: "green",
  DISCONNECTED: "red",
} as const

function ConnectorFact({ glance: { device, connector, may } }: { glance: MachineGlance }) {
  const { t } = useView()
  const { state, inheritedFrom, since } = connector
  const origin = inheritedFrom && t("book.connectorInherited", { group: inheritedFrom })
  return (
    <Fact
      href={may("CONNECTOR_MODIFY") ? deviceAdminPath(device.id, "connector") : null}
      name={t("terms.connector")}
      tone={CONNECTOR_TONES[state]}
      value={t(`book.connector_${state}`)}
    >
      {state === "NONE" ? t("book.connectorDirect") : origin}
      {origin && since && ", "}
      {since && <Time at={since} form="minute" />}
      {state === "PENDING" && !origin && t("book.connectorNever")}
    </Fact>
  )
}

function SessionsFact({ glance: { device, running, summary } }: { glance: MachineGlance }) {
  const { t } = useView()
  const first = running[0]
  return (
    <Fact
      href={tabPath(device.id, "sessions")}
      name={t("terms.sessions")}
      tone={first ? "green" : undefined}
      value={first ? t("book.sessionsRunning", { count: running.length }) : t("book.sessionsNone")}
    >
      {first ? (
        <>
          {first.owner.displayName}, <Time at={first.startTime} form="minute" />
        </>
      ) : (
        t("book.sessionsInBook", { count: summary.sessions })
      )}
    </Fact>
  )
}

function RecordingFact({ glance: { device, retention, may } }: { glance: MachineGlance }) {
  const { t } = useView()
  const { days } = retention.effective
  const kept = days === null ? t("book.keptAlways") : t("book.keptDays", { count: days })
  return (
    <Fact
      href={may("DEVICE_UPDATE_RETENTION_POLICY") ? deviceAdminPath(device.id, "retention") : null}
      name={t("terms.recording")}
      value={t(device.recordingEnabled ? "book.recordingOn" : "book.recordingOff")}
    >
      {device.recordingEnabled ? kept : t("book.notRecorded")}
    </Fact>
  )
}

function IssuesFact({ glance: { device, summary } }: { glance: MachineGlance }) {
  const { t } = useView()
  const { issues: count, faults } = summary
  return (
    <Fact
      href={`${tabPath(device.id, "issues")}?tab=all`}
      name={t("book.issuesLastYear")}
      value={[
        t("book.issuesCount", { count }),
        ...(faults > 0 ? [t("book.faultsOfIssues", { count: faults })] : []),
      ].join(", ")}
    >
      {comparison(count - summary.issuesBefore, t)}
    </Fact>
  )
}

function comparison(more: number, t: Translate): string {
  if (more === 0) return t("book.sameAsYearBefore")
  return t(more > 0 ? "book.moreThanYearBefore" : "book.fewerThanYearBefore", { count: Math.abs(more) })
}

function NextPlanFact({ glance: { device, plans } }: { glance: MachineGlance }) {
  const { t } = useView()
  const next = plans?.rows.find(({ nextActivation }) => nextActivation !== null)
  if (!next?.nextActivation)
    return (
      <Fact href={tabPath(device.id, PLANS_TAB)} name={t("book.nextPlan")} value={t("book.noPlan")}>
        {t("book.noPlanHint")}
      </Fact>
    )
  return (
    <Fact
      href={planPath({ deviceId: device.id, id: next.id })}
      name={t("book.nextPlan")}
      value={<Time at={next.nextActivation} form="minute" />}
    >
      {next.title}
    </Fact>
  )
}
