/** The short lists of the start page: requests, reported faults, reviews and recurring issues. */
import type { ReactNode } from "react"
import { sessionDetailPath } from "../../sessions/session/paths.ts"
import type { ReportedFault, Worklist, WorklistRequest } from "../../sessions/worklist/store.ts"
import { Badge } from "../../web/badge.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"

/** What is to be done about one thing. @param children  what stands at the end */
function WorkRow({
  href,
  title,
  facts,
  children,
}: {
  href: string
  title: string
  /** A quiet line below the title. */
  facts: ReactNode
  children?: ReactNode
}) {
  return (
    <li>
      <span className="rows-text">
        <a href={href}>{title}</a>
        <span className="muted">{facts}</span>
      </span>
      {children}
    </li>
  )
}

export function Requests({
  requests,
  none,
  isVoter = false,
}: {
  requests: readonly WorklistRequest[]
  none: string
  isVoter?: boolean
}) {
  const { t } = useView()
  if (requests.length === 0) return <p className="rows-none muted">{none}</p>
  return (
    <ul className="rows">
      {requests.map(({ id, title, deviceName, createdBy, stage, stages }) => {
        const state = isVoter
          ? t("start.requestedBy", { name: createdBy })
          : t("start.stageOf", { stage, count: stages })
        return (
          <WorkRow key={id} href={`/approvals/${id}`} title={title} facts={`${deviceName} · ${state}`}>
            {isVoter && <ButtonLink href={`/approvals/${id}`}>{t("start.review")}</ButtonLink>}
          </WorkRow>
        )
      })}
    </ul>
  )
}

export function Reported({ faults }: { faults: readonly ReportedFault[] }) {
  const { t } = useView()
  const rows = faults.map(({ id, deviceId, deviceName, title, reporter, reportedOn }) => {
    const path = `/devices/${deviceId}/issues/${id}`
    const from = [deviceName, reporter].filter(Boolean).join(" · ")
    return (
      <WorkRow key={id} href={path} title={title} facts={<Since at={reportedOn}>{from}</Since>}>
        <ButtonLink href={path}>{t("reports.review")}</ButtonLink>
      </WorkRow>
    )
  })
  return <ul className="rows">{rows}</ul>
}

export function Reviews({ reviews }: Pick<Worklist, "reviews">) {
  const { t } = useView()
  const rows = reviews.map(({ id, deviceName, startedBy, startedOn, isActive }) => {
    const by = t("emergency.startedBy", { name: startedBy })
    return (
      <WorkRow
        key={id}
        href={sessionDetailPath(id)}
        title={deviceName}
        facts={<Since at={startedOn}>{by}</Since>}
      >
        {isActive && (
          <Badge tone="red" live>
            {t("emergency.running")}
          </Badge>
        )}
      </WorkRow>
    )
  })
  return <ul className="rows">{rows}</ul>
}

export function Plans({ plans }: Pick<Worklist, "plans">) {
  const { t } = useView()
  if (plans.length === 0) return <p className="rows-none muted">{t("start.noPlans")}</p>
  const rows = plans.map(({ id, deviceId, deviceName, title, activationOn }) => (
    <WorkRow
      key={id}
      href={`/devices/${deviceId}/recurringissues/${id}`}
      title={title}
      facts={<Since at={activationOn}>{deviceName}</Since>}
    />
  ))
  return <ul className="rows">{rows}</ul>
}

function Since({ at, children }: { at: Date | string; children: string }) {
  return (
    <>
      {children} · <Time at={at} form="minute" />
    </>
  )
}
