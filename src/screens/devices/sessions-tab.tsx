/** The tab Sessions of a machine, newest first. */

import type { Actor } from "../../base/authorities.ts"
import type { Page } from "../../base/page-request.ts"
import type { Device } from "../../machines/devices/contract.ts"
import type { SessionListRights } from "../../sessions/recordings/actions-thumbnail.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { SESSION_SORTS } from "../../sessions/session/rules.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { List } from "../../web/list.tsx"
import { useView } from "../../web/view.ts"
import { sessionColumns, sessionRowText } from "../sessions/session-list.tsx"

export function SessionsTab({
  device,
  sessions,
  actor,
  rights,
}: {
  device: Device
  sessions: Page<Session>
  actor: Actor
  rights: SessionListRights
}) {
  const { t, now } = useView()
  return (
    <List
      id="session-list"
      path={`/devices/${device.id}`}
      keep={{ tab: "sessions" }}
      sorts={SESSION_SORTS}
      label="terms.sessions"
      page={sessions}
      columns={sessionColumns(actor, rights, "issue")}
      rowText={(session) => sessionRowText({ session, actor, rights }, "issue", now)}
      empty={<EmptyState icon="session">{t("book.noSessions")}</EmptyState>}
    />
  )
}
