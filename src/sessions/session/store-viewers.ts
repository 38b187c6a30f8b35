/** Statements that write the viewers of remote sessions: users and guests, each from joining to leaving. */

import { sql } from "kysely"
import type { Guest } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { insertRow, updateRow, updateRowsWith } from "../../db/rows.ts"
import type { AccessRight } from "./rules.ts"

/** The system's clock may have been put back since the row began. */
export const clampToStart = (endedOn: Date) => sql<Date>`greatest(started_on, ${endedOn})`

export async function insertViewer(
  db: Db,
  viewer: { sessionId: string; right: AccessRight; startedOn: Date } & (
    | { userId: string }
    | { guest: Guest }
  ),
): Promise<string> {
  return insertRow(db, "session_viewer", {
    remote_session_id: viewer.sessionId,
    ...viewerColumns(viewer),
    access_right: viewer.right,
    started_on: viewer.startedOn,
  })
}

function viewerColumns(viewer: { userId: string } | { guest: Guest }) {
  if ("userId" in viewer) return { user_id: viewer.userId }
  const { invitationId, name, email } = viewer.guest
  return { guest_id: invitationId, guest_name: name, guest_email: email }
}

export async function updateViewerEnd(db: Db, viewerId: string, endedOn: Date): Promise<void> {
  await endPresentViewers(db, { id: viewerId }, endedOn)
}

/** With their session, all who are still there leave. */
export async function updateViewersEnd(db: Db, sessionId: string, endedOn: Date): Promise<void> {
  await endPresentViewers(db, { remote_session_id: sessionId }, endedOn)
}

async function endPresentViewers(
  db: Db,
  viewers: { id: string } | { remote_session_id: string },
  endedOn: Date,
): Promise<void> {
  const ended = { ended_on: clampToStart(endedOn) }
  await updateRowsWith(db, "session_viewer", { ...viewers, ended_on: null }, ended)
}

export async function updateViewerRight(db: Db, viewerId: string, right: AccessRight): Promise<void> {
  await updateRow(db, "session_viewer", viewerId, { access_right: right })
}
