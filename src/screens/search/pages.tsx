/** Search and jump: machines, their groups, issues, people and pages that the user may see. */
import {
  type Actor,
  type DeviceAuthority,
  hasDeviceAuthority,
  hasSystemAuthority,
} from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { SEARCH_CHARACTERS_MAX } from "../../base/page-request.ts"
import { findDeviceAccess } from "../../identity/authorization/store.ts"
import { usersPage } from "../../identity/users/store.ts"
import { groupsNamed } from "../../machines/devicegroups/store-tree.ts"
import type { Device } from "../../machines/devices/contract.ts"
import { deviceReaderId } from "../../machines/devices/rules.ts"
import { closestDevices } from "../../machines/devices/store.ts"
import { UNFILTERED } from "../../maintenance/issues/triage/rules.ts"
import { triagePage, triageReader } from "../../maintenance/issues/triage/store.ts"
import { adminEntriesFor } from "../../web/admin-entries.ts"
import { NAV_ENTRIES } from "../../web/navigation.tsx"
import { isHtmx, redirect, renderPage, renderPartial } from "../../web/responses.ts"
import type { TextKey } from "../../web/texts/i18n.ts"
import type { View } from "../../web/view.ts"
import { page } from "../page.ts"
import { type Found, type FoundPage, SearchResults } from "./results.tsx"
import { SEARCH_PATH, SearchDialog, SearchPage } from "./search-form.tsx"

/** Results of each kind; the lists behind have them all. */
const FOUND_MAX = 5

export const searchPages = [
  page("GET", SEARCH_PATH, "signedIn", async ({ deps, actor, query, view }) =>
    renderPage(view, <SearchPage found={await find(deps, actor, query.q, view)} />),
  ),
  page("GET", `${SEARCH_PATH}/results`, "signedIn", async ({ deps, actor, query, view }) =>
    renderPartial(view, <SearchResults found={await find(deps, actor, query.q, view)} />),
  ),
  page("GET", `${SEARCH_PATH}/dialog`, "signedIn", async ({ deps, actor, request, view }) =>
    isHtmx(request)
      ? renderPartial(view, <SearchDialog found={await find(deps, actor, "", view)} />)
      : redirect(request, SEARCH_PATH),
  ),
]

async function find(deps: Deps, actor: Actor, given: string | undefined, view: View): Promise<Found> {
  const search = (given ?? "").trim().slice(0, SEARCH_CHARACTERS_MAX)
  if (search === "")
    return { search, machines: [], groups: [], actions: [], issues: [], people: [], pages: [] }
  const request = { page: 1, size: FOUND_MAX, search }
  const named = { readerId: deviceReaderId(actor), search, limit: FOUND_MAX }
  const [machines, groups, issues, people] = await Promise.all([
    closestDevices(deps.db, named),
    groupsNamed(deps.db, named),
    findIssues(deps, actor, search),
    hasSystemAuthority(actor, "USER_READ") ? usersPage(deps.db, {}, request, deps.clock()) : null,
  ])
  return {
    search,
    issues,
    machines,
    groups,
    actions: await findActions(deps, actor, machines, view),
    people: people?.rows ?? [],
    pages: findPages(search, view),
  }
}

/** Actions for the only machine that is found, as far as the user may do them there. */
async function findActions(
  { db }: Deps,
  actor: Actor,
  [machine, ...others]: readonly Device[],
  { t }: View,
): Promise<FoundPage[]> {
  if (!machine || others.length > 0) return []
  const { id, name } = machine
  const access = await findDeviceAccess(db, actor, id)
  const may = (authority: DeviceAuthority) => access !== null && hasDeviceAuthority(actor, access, authority)
  const path = `/devices/${id}`
  const actions: (FoundPage | false)[] = [
    may("ISSUE_CREATE") && {
      href: `${path}/issues/new`,
      icon: "plus",
      label: t("search.newIssue", { device: name }),
    },
    may("DEVICE_UPDATE") && {
      href: `/admin/devices/${id}`,
      icon: "settings",
      label: t("search.administer", { device: name }),
    },
  ]
  return actions.filter((action) => action !== false)
}

/** Open issues first; closed ones fill the rest. */
async function findIssues(deps: Deps, actor: Actor, search: string) {
  const reader = await triageReader(deps.db, actor)
  const listed = async (tab: "open" | "closed", size: number) => {
    const filter = { ...UNFILTERED, tab, search }
    return (await triagePage(deps.db, reader, filter, { page: 1, size, search: "" }, deps.clock())).rows
  }
  const open = await listed("open", FOUND_MAX)
  return open.length < FOUND_MAX ? [...open, ...(await listed("closed", FOUND_MAX - open.length))] : open
}

function findPages(search: string, { t, actor }: View): FoundPage[] {
  const known: FoundPage[] = [
    ...NAV_ENTRIES.map(({ href, icon, label }) => ({ href, icon, label: t(label) })),
    ...adminEntriesFor(actor).map(({ href, icon, label }) => ({ href, icon, label: t(label as TextKey) })),
  ]
  const wanted = search.toLowerCase()
  return known.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, FOUND_MAX)
}
