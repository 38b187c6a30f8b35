/** Options of pickers, searched by the server; each kind has the authority that its list in the API has. */

import type { SystemAuthority } from "../../base/authorities.ts"
import { keysOf } from "../../base/keys.ts"
import type { PageRequest } from "../../base/page-request.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { PICKER_SEARCH, type PickerKind, PickerResults } from "../../web/picker.tsx"
import { renderPartial } from "../../web/responses.ts"
import { page } from "../page.ts"
import { ASSIGNABLE_KINDS, ASSIGNABLE_SEARCHES, PICKER_OPTIONS_SHOWN, PICKER_SEARCHES } from "./store.ts"

/** The authority to read the list that a picker searches; the audit log, which names all machines, is filtered by one. */
const PICKER_AUTHORITIES = {
  users: ["USER_READ"],
  usergroups: ["USER_GROUP_READ"],
  devices: ["DEVICE_READ", "AUDIT_READ"],
  devicegroups: ["DEVICE_GROUP_READ"],
  deviceroles: ["DEVICE_ROLE_READ"],
  systemroles: ["SYSTEM_ROLE_READ"],
} as const satisfies Record<PickerKind, readonly SystemAuthority[]>

/** Those to whom issues of a machine can be assigned, by the authority of the calls that list them. */
const assignablePages = keysOf(ASSIGNABLE_SEARCHES).map((search) =>
  page("GET", `/devices/:deviceId/pickers/${search}`, { device: "ISSUE_READ" }, async (call) => {
    const { deps, path, query, view } = call
    const found = await ASSIGNABLE_SEARCHES[search](deps.db, path.deviceId, requestOf(query))
    const results = { ...found, kind: ASSIGNABLE_KINDS[search], name: query.name ?? "", multiple: false }
    return renderPartial(view, <PickerResults {...results} />)
  }),
)

export const pickerPages = [
  ...assignablePages,
  ...keysOf(PICKER_AUTHORITIES).map((kind) =>
    page(
      "GET",
      `/pickers/${kind}`,
      { anySystem: PICKER_AUTHORITIES[kind] },
      async ({ deps, query, view }) => {
        const found = await PICKER_SEARCHES[kind](deps.db, requestOf(query), deps.clock())
        const options = found.options.filter(({ id }) => id !== query.excluded)
        return renderPartial(
          view,
          <PickerResults
            kind={kind}
            options={options}
            total={found.total}
            name={query.name ?? ""}
            multiple={query.multiple === "true"}
          />,
        )
      },
    ),
  ),
]

function requestOf(query: Record<string, string>): PageRequest {
  return { ...parsePageRequest({ search: query[PICKER_SEARCH] ?? "" }), size: PICKER_OPTIONS_SHOWN }
}
