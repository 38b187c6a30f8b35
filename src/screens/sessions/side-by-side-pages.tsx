/** Several running sessions beside each other: each behind the gate of its own page. */
import type { RemoteScreenProps } from "../../../islands/remote-screen/props.ts"
import { type Actor, hasDeviceAuthority } from "../../base/authorities.ts"
import { notFound } from "../../base/refusal.ts"
import { id } from "../../base/schema.ts"
import { findDeviceAccess } from "../../identity/authorization/store.ts"
import { sessionListRights } from "../../sessions/recordings/actions-thumbnail.ts"
import { isConsentMissing } from "../../sessions/session/actions-consent.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { consentPath } from "../../sessions/session/paths.ts"
import { SESSION_SORTS, sessionReaderId } from "../../sessions/session/rules.ts"
import { listSessions, listSessionsById } from "../../sessions/session/store.ts"
import type { SessionDeps } from "../../sessions/start/session-deps.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { redirect, renderPage } from "../../web/responses.ts"
import { page } from "../page.ts"
import { joinedScreenProps } from "./screen-props.ts"
import { joinHref } from "./session-list.tsx"
import { SideBySideChoice, SideBySidePage, TILES_MAX, TILES_MIN } from "./side-by-side.tsx"

export const sideBySidePages = [
  page("GET", "/sessions/side-by-side", "signedIn", async ({ deps, actor, query, request, view }) => {
    const chosenIds = chosenSessionIds(request)
    const isCountRight = chosenIds.length >= TILES_MIN && chosenIds.length <= TILES_MAX
    if (!isCountRight || query.choose === "true") {
      const sessions = await joinableSessions(deps, actor)
      const isCountWrong = chosenIds.length > 1 && !isCountRight
      return renderPage(
        view,
        <SideBySideChoice sessions={sessions} chosenIds={chosenIds} isCountWrong={isCountWrong} />,
      )
    }
    const tiles = await tilesOf(deps, actor, chosenIds)
    const isRecorded = tiles.some((tile) => tile.isRecorded)
    if (await isConsentMissing(deps.db, actor.userId, isRecorded))
      return redirect(request, consentPath(view.path))
    return renderPage(view, <SideBySidePage tiles={tiles} />)
  }),
]

/** From `ids`, several times or separated by commas, each once. @throws Refusal NOT_FOUND for what is no id */
function chosenSessionIds(request: Request): string[] {
  const given = new URL(request.url).searchParams.getAll("ids").flatMap((ids) => ids.split(","))
  const ids = [...new Set(given.filter((one) => one !== ""))]
  for (const one of ids) if (!id.safeParse(one).success) throw notFound("session", one)
  return ids
}

/** @throws Refusal NOT_FOUND for a session on a machine that the user does not see, NOT_ALLOWED for others' sessions */
async function tilesOf(
  deps: SessionDeps,
  actor: Actor,
  ids: readonly string[],
): Promise<RemoteScreenProps[]> {
  const sessions = new Map((await listSessionsById(deps.db, ids)).map((one) => [one.id, one]))
  const tiles: RemoteScreenProps[] = []
  for (const one of ids) {
    const session = sessions.get(one)
    const access = session && (await findDeviceAccess(deps.db, actor, session.deviceId))
    const interfaceId = session?.interfaceId
    if (!access || !interfaceId || !hasDeviceAuthority(actor, access, "DEVICE_READ"))
      throw notFound("session", one)
    const tile = await joinedScreenProps(deps, actor, access, { ...session, interfaceId })
    // A window that shows the session in a quarter must not shrink the machine's desktop for all.
    tiles.push({ ...tile, resizesMachine: false })
  }
  return tiles
}

/** The newest running sessions that the user may be in. */
async function joinableSessions(deps: SessionDeps, actor: Actor): Promise<Session[]> {
  const newest = parsePageRequest({}, { sorts: SESSION_SORTS })
  const lists = await Promise.all(
    [{ participantId: actor.userId }, { readerId: sessionReaderId(actor) }].map((filter) =>
      listSessions(deps.db, { ...filter, isActive: true }, newest),
    ),
  )
  const sessions = [...new Map(lists.flatMap(({ rows }) => rows.map((one) => [one.id, one]))).values()]
  const rights = await sessionListRights(deps, actor, sessions)
  return sessions.filter((session) => joinHref({ session, actor, rights }) !== null)
}
