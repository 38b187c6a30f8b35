/** Options of pickers, searched by the server; each kind has the authority that its list in the API has. */
import type { SystemAuthority } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { createPageFactory, parsePageRequest } from "../../web/pages.tsx"
import { PICKER_SEARCH, type PickerKind, PickerResults } from "../../web/picker.tsx"
import { renderPartial } from "../../web/responses.ts"
import { PICKER_OPTIONS_SHOWN, PICKER_SEARCHES } from "./store.ts"

const page = createPageFactory<Deps>()

/** The authority to read the list that a picker searches; the audit log, which names all machines, is filtered by one. */
const PICKER_AUTHORITIES = {
  users: ["USER_READ"],
  usergroups: ["USER_GROUP_READ"],
  devices: ["DEVICE_READ", "AUDIT_READ"],
  devicegroups: ["DEVICE_GROUP_READ"],
  deviceroles: ["DEVICE_ROLE_READ"],
  systemroles: ["SYSTEM_ROLE_READ"],
} as const satisfies Record<PickerKind, readonly SystemAuthority[]>

export const pickerPages = (Object.keys(PICKER_AUTHORITIES) as PickerKind[]).map((kind) =>
  page("GET", `/pickers/${kind}`, { anySystem: PICKER_AUTHORITIES[kind] }, async ({ deps, query, view }) => {
    const request = {
      ...parsePageRequest({ search: query[PICKER_SEARCH] ?? "" }),
      size: PICKER_OPTIONS_SHOWN,
    }
    const found = await PICKER_SEARCHES[kind](deps.db, request, deps.clock())
    const options = found.options.filter(({ id }) => id !== query.excluded)
    return renderPartial(
      view,
      <PickerResults
        options={options}
        total={found.total}
        name={query.name ?? ""}
        multiple={query.multiple === "true"}
      />,
    )
  }),
)
