/** The calendar on screen, and its feed for calendar programs. */
import { hasDeviceAuthority } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { id as idSchema } from "../../base/schema.ts"
import { isNotModified } from "../../http/conditional-requests.ts"
import { publicOriginOf } from "../../http/request.ts"
import { findDeviceAccess } from "../../identity/authorization/store.ts"
import { findDevice } from "../../machines/devices/store.ts"
import { openFeed, readFeed, revokeFeed } from "../../maintenance/calendar/feed/actions.ts"
import { toICalendar } from "../../maintenance/calendar/feed/rules.ts"
import { findFeed } from "../../maintenance/calendar/feed/store.ts"
import { CALENDAR_VIEWS, calendarSpan, isLocalDate, localDate } from "../../maintenance/calendar/rules.ts"
import { readCalendar } from "../../maintenance/calendar/store.ts"
import { triageReader } from "../../maintenance/issues/triage/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { DialogFormPage } from "../../web/form-dialog.tsx"
import type { PageCall } from "../../web/pages.tsx"
import { redirect, renderDialog, renderPage, renderPart } from "../../web/responses.ts"
import { translatorOf } from "../../web/texts/catalogues.ts"
import { chooseLanguage } from "../../web/texts/language.ts"
import { page } from "../page.ts"
import { CALENDAR_PATH, CalendarPage } from "./calendar-page.tsx"
import { FEED_PATH, FeedDialog, FeedForm } from "./feed-dialog.tsx"

export const calendarPages = [
  page("GET", CALENDAR_PATH, "signedIn", async (call) => {
    const { deps, actor, query, view } = call
    const now = deps.clock()
    const shownView = CALENDAR_VIEWS.find((name) => name === query.view) ?? "week"
    const today = localDate(now, view.zone)
    const date = isLocalDate(query.date ?? "") ? (query.date as string) : today
    const span = calendarSpan(shownView, date, view.zone)
    const deviceName = await readableDeviceName(call)
    const filter = {
      deviceId: deviceName === null ? null : (query.device ?? null),
      isOwn: query.own === "true",
    }
    const found = await readCalendar(deps.db, await triageReader(deps.db, actor), filter, span, now)
    const shown = { view: shownView, date, today, span, filter, deviceName, found }
    return renderPage(view, <CalendarPage {...shown} onlyConflicts={query.conflicts === "true"} />)
  }),

  page("GET", FEED_PATH, "signedIn", async (call) => {
    const feed = await findFeed(call.deps.db, call.actor.userId)
    return renderDialog(call, CALENDAR_PATH, <FeedDialog feed={feed} />)
  }),

  page("POST", FEED_PATH, "signedIn", async ({ deps, actor, request, view }) => {
    const token = await openFeed(deps, actor)
    const form = <FeedForm feed={null} address={`${originOf(request)}${FEED_PATH}/${token}.ics`} />
    const page = <DialogFormPage title={view.t("calendar.feed")}>{form}</DialogFormPage>
    return renderPart({ request, view }, form, page)
  }),

  page("POST", `${FEED_PATH}/revoke`, "signedIn", async ({ deps, actor, request }) => {
    await revokeFeed(deps, actor)
    return redirect(request, CALENDAR_PATH, flashHeaders("feedRevoked"))
  }),

  // The token in the address is the credential: it is checked here, at each reading.
  page("GET", `${FEED_PATH}/:feedToken`, "public", async ({ deps, path, request }) => {
    const { reader, entries } = await readFeed(deps, path.feedToken.replace(/\.ics$/, ""))
    const t = translatorOf(
      chooseLanguage(reader.language ?? undefined, request.headers.get("accept-language")),
    )
    const words = { planned: t("calendar.planned") }
    const text = toICalendar(entries, originOf(request), t("calendar.feedName"), words)
    const headers = { etag: `"${Bun.hash(text).toString(16)}"`, "cache-control": "private, no-cache" }
    if (isNotModified(request, headers.etag)) return new Response(null, { status: 304, headers })
    return new Response(text, { headers: { ...headers, "content-type": "text/calendar; charset=utf-8" } })
  }),
]

/** The public origin of the installation where it is configured; otherwise that of the request. */
const originOf = (request: Request) => publicOriginOf(request) ?? new URL(request.url).origin

/** The name of the machine in the address, where the user may read its issues; otherwise all machines are shown. */
async function readableDeviceName({ deps, actor, query }: PageCall<Deps, "signedIn", string>) {
  const { device: deviceId } = query
  if (deviceId === undefined || !idSchema.safeParse(deviceId).success) return null
  const access = await findDeviceAccess(deps.db, actor, deviceId)
  if (!access || !hasDeviceAuthority(actor, access, "ISSUE_READ")) return null
  return (await findDevice(deps.db, deviceId))?.name ?? null
}
