/** Beside the form of a user: their accesses, latest sign-ins, what their provider said, and what they hold. */
import type { ReactNode } from "react"
import type { Page } from "../../base/page-request.ts"
import type { AccessEntry } from "../../identity/access/contract.ts"
import type { SignInHistoryLine } from "../../identity/access/history/rules.ts"
import type { User } from "../../identity/users/contract.ts"
import { Badge } from "../../web/badge.tsx"
import { Button } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { ActionButton } from "../../web/form.tsx"
import { listHref } from "../../web/pager.tsx"
import { DescriptionList, Panel } from "../../web/panel.tsx"
import { formatInstant } from "../../web/texts/format.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { auditObjectHref } from "../audit/audit-filter.tsx"
import { ReadingPanel, type ShownReading } from "./reading-panel.tsx"
import { HELD_COUNTED_MAX, type UserHoldings } from "./store.ts"
import type { UserFormProps } from "./user-form.tsx"
import { USERS_PATH } from "./user-list.tsx"

export interface UserAsideProps extends UserFormProps {
  user: User
  isSelf: boolean
  accesses: Page<AccessEntry>
  holdings: UserHoldings
  /** Newest first. */
  signIns: SignInHistoryLine[]
  /** Null for a local user. */
  reading: ShownReading | null
}

export function UserAside({ user, accesses, holdings, signIns, reading, rights, isSelf }: UserAsideProps) {
  const { t, actor } = useView()
  return (
    <>
      <Panel
        title={t("people.accesses")}
        count={accesses.total}
        icon="key"
        flush
        actions={
          accesses.total > 0 && (
            <a href={listHref("/admin/access", { userId: user.id })}>{t("shell.showAll")}</a>
          )
        }
      >
        {accesses.rows.length === 0 ? (
          <EmptyState icon="key">{t("people.noAccess")}</EmptyState>
        ) : (
          <ul className="aside-list">
            {accesses.rows.map((entry) => (
              <li key={`${entry.kind} ${entry.id}`}>
                <AccessLine entry={entry} mayEnd={rights.mayChange && !entry.isCurrent} />
              </li>
            ))}
          </ul>
        )}
        {rights.mayChange && !isSelf && accesses.total > 0 && (
          <div className="panel-foot">
            <Button icon="signOut" {...dialogTrigger(`${USERS_PATH}/${user.id}/signout`)}>
              {t("people.signOutEverywhere")}
            </Button>
          </div>
        )}
      </Panel>
      <Panel
        title={t("people.signIns")}
        icon="clock"
        flush
        actions={
          actor?.may("AUDIT_READ") && (
            <a href={auditObjectHref("user", user.id)}>{t("admin.section_audit")}</a>
          )
        }
      >
        {signIns.length === 0 ? (
          <EmptyState icon="clock">{t("people.noSignIns")}</EmptyState>
        ) : (
          <ul className="aside-list">
            {signIns.map((line) => (
              <li key={line.lastOn}>
                <SignInLine line={line} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {reading && <ReadingPanel user={user} reading={reading} />}
      <Panel title={t("people.responsibleFor")} icon="issue">
        <DescriptionList
          facts={[
            [t("people.openIssues"), <HeldIssues key="issues" {...holdings} />],
            [t("people.plans"), countText(holdings.planCount)],
            [t("people.runningSessions"), countText(holdings.runningSessions)],
          ]}
        />
      </Panel>
    </>
  )
}

function AccessLine({ entry, mayEnd }: { entry: AccessEntry; mayEnd: boolean }) {
  const { t, path } = useView()
  const { kind, id, user } = entry
  return (
    <>
      <span className="cell-lines">
        <span>
          {entry.name || t("access.unknownDevice")}{" "}
          {entry.isCurrent && <Badge tone="green">{t("access.current")}</Badge>}
          {entry.isSuspended && <Badge tone="amber">{t("access.suspended")}</Badge>}
        </span>
        <span className="muted">
          {t(`access.kind_${kind}`)} · {t("people.since")} <Time at={entry.since} form="minute" />
          {entry.address && ` · ${entry.address}`}
        </span>
      </span>
      {mayEnd && (
        <ActionButton
          action="/admin/access/end"
          fields={{ kind, id, userId: user.id, back: path }}
          kind="quiet"
          icon="signOut"
          text="access.end"
        />
      )}
    </>
  )
}

function SignInLine({ line }: { line: SignInHistoryLine }) {
  const { t, zone } = useView()
  const { event, address, methods, count, firstOn, lastOn } = line
  const dateOf = (at: string) => formatInstant(new Date(at), zone, "date")
  const isSameDay = firstOn !== lastOn && dateOf(firstOn) === dateOf(lastOn)
  const isFailure = event !== "SIGN_IN" && event !== "PASSWORD_RESET_REQUESTED"
  return (
    <span className="cell-lines">
      <span className={isFailure ? "text-red" : undefined}>
        {t(`events.${event}`)}
        {count > 1 && ` (${count}×)`}
      </span>
      <span className="muted">
        {methods.length > 0 && `${methods.map((method) => t(`access.method_${method}`)).join(", ")} · `}
        {address !== "" && `${address} · `}
        {firstOn !== lastOn && (
          <>
            <Time at={firstOn} form="minute" /> –{" "}
          </>
        )}
        <Time at={lastOn} form={isSameDay ? "clock" : "minute"} />
      </span>
    </span>
  )
}

function HeldIssues({ issues, issueCount }: UserHoldings): ReactNode {
  if (issueCount === 0) return "0"
  return (
    <>
      {countText(issueCount)}
      <ul className="held-issues">
        {issues.map(({ id, title, deviceId, deviceName }) => (
          <li key={id}>
            <a href={`/devices/${deviceId}/issues/${id}`}>{title}</a>{" "}
            <span className="muted">{deviceName}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function countText(count: number): string {
  return count >= HELD_COUNTED_MAX ? `${HELD_COUNTED_MAX}+` : String(count)
}
