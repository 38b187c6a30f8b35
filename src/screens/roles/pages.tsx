/** Roles on screen: the lists, and one role of either kind. */

import { type Actor, hasSystemAuthority } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import type { PageRequest } from "../../base/page-request.ts"
import { parse } from "../../base/parse.ts"
import { id } from "../../base/schema.ts"
import { devicePermissionsPage } from "../../identity/roles/device-permissions/store.ts"
import { ROLE_SORTS } from "../../identity/roles/rules.ts"
import { userGroupsPage } from "../../identity/usergroups/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { redirect, renderDialog, renderPage } from "../../web/responses.ts"
import { page } from "../page.ts"
import { authoritiesFromForm, RoleForm, type RoleFormProps } from "./role-form.tsx"
import {
  listRoles,
  ROLE_KIND_NAMES,
  ROLE_KINDS,
  ROLES_PATH,
  type RoleKindName,
  roleListPath,
  rolePath,
} from "./role-kinds.ts"
import { RoleListPage } from "./role-list.tsx"
import { DeleteRoleDialog, RoleFormPage, type RoleHolders, RolePage } from "./role-page.tsx"

const NOUNS = { system: "SYSTEM_ROLE", device: "DEVICE_ROLE" } as const satisfies Record<RoleKindName, string>
const LIST_GATE = {
  anySystem: ["SYSTEM_ROLE_READ", "SYSTEM_ROLE_CREATE", "DEVICE_ROLE_READ", "DEVICE_ROLE_CREATE"],
} as const
/** Holders named when a role cannot be deleted. */
const HOLDERS_NAMED_MAX = 10

export const rolePages = [
  page("GET", ROLES_PATH, LIST_GATE, async ({ deps, actor, query, view }) => {
    const may = (kind: RoleKindName, verb: "READ" | "CREATE") =>
      hasSystemAuthority(actor, `${NOUNS[kind]}_${verb}`)
    const kinds = ROLE_KIND_NAMES.filter((kind) => may(kind, "READ") || may(kind, "CREATE"))
    const kind = kinds.find((name) => name === query.tab) ?? kinds[0] ?? "system"
    const request = parsePageRequest(query, { sorts: ROLE_SORTS })
    const roles = may(kind, "READ") ? await listRoles(deps.db, kind, request) : null
    return renderPage(view, <RoleListPage kind={kind} kinds={kinds} roles={roles} />)
  }),
  ...pagesOfKind("system", "systemRoleId"),
  ...pagesOfKind("device", "deviceRoleId"),
]

function pagesOfKind<Kind extends RoleKindName, Id extends string>(kind: Kind, idName: Id) {
  const role = ROLE_KINDS[kind]
  const noun = NOUNS[kind]
  const NEW = rolePath(kind, "new")
  const ROLE = rolePath(kind, `:${idName}`)
  /** The page factory cannot name parameters of a path that is put together. */
  const idOf = (path: unknown) => (path as Record<string, string>)[idName] ?? ""
  return [
    page("GET", NEW, { system: `${noun}_CREATE` }, async ({ deps, actor, query, view }) => {
      const shown = await copiedRole(deps, actor, kind, query.copy)
      return renderPage(view, <RoleFormPage kind={kind} saved={null} mayChange shown={shown} />)
    }),

    page("POST", NEW, { system: `${noun}_CREATE` }, async ({ deps, actor, request, form, view }) => {
      const shown = shownOf(kind, await form())
      const props: RoleFormProps = { kind, saved: null, mayChange: true, shown }
      return submitForm(
        { request, view },
        async () => {
          const created = await role.create(deps, actor, shown)
          return redirect(request, rolePath(kind, created.id), flashHeaders("saved"))
        },
        <RoleForm {...props} />,
        <RoleFormPage {...props} />,
      )
    }),

    page("GET", ROLE, { system: `${noun}_READ` }, async ({ deps, path, query, view }) => {
      const saved = await role.get(deps.db, idOf(path))
      const holders = await holdersOf(deps, kind, saved.id, parsePageRequest(query))
      const mayChange = view.actor?.may(`${noun}_UPDATE`) ?? false
      return renderPage(
        view,
        <RolePage kind={kind} mayChange={mayChange} holders={holders} saved={saved} shown={saved} />,
      )
    }),

    page("POST", ROLE, { system: `${noun}_UPDATE` }, async ({ deps, actor, path, request, form, view }) => {
      const values = await form()
      const saved = await role.get(deps.db, idOf(path))
      const shown = shownOf(kind, values)
      const props: RoleFormProps = { kind, saved, mayChange: true, shown }
      return submitForm(
        { request, view },
        async () => {
          await role.update(deps, actor, saved.id, { ...shown, version: Number(values.version) })
          return redirect(request, rolePath(kind, saved.id), flashHeaders("saved"))
        },
        <RoleForm {...props} />,
        <RoleFormPage {...props} />,
      )
    }),

    page("GET", `${ROLE}/delete`, { system: `${noun}_DELETE` }, async (call) => {
      const saved = await role.get(call.deps.db, idOf(call.path))
      const named = { page: 1, size: HOLDERS_NAMED_MAX, search: "" }
      const holders = await holdersOf(call.deps, kind, saved.id, named)
      return renderDialog(
        call,
        rolePath(kind, saved.id),
        <DeleteRoleDialog kind={kind} saved={saved} holders={holders} />,
      )
    }),

    page("POST", `${ROLE}/delete`, { system: `${noun}_DELETE` }, async ({ deps, actor, path, request }) => {
      await role.remove(deps, actor, idOf(path))
      return redirect(request, roleListPath(kind), flashHeaders("deleted"))
    }),
  ]
}

/** A new role begins empty, or as a copy of one that the reader may read. */
async function copiedRole(
  deps: Deps,
  actor: Actor,
  kind: RoleKindName,
  copiedId: string | undefined,
): Promise<RoleFormProps["shown"]> {
  if (!copiedId || !hasSystemAuthority(actor, `${NOUNS[kind]}_READ`)) return { name: "", authorities: [] }
  const { authorities } = await ROLE_KINDS[kind].get(deps.db, parse(id, copiedId))
  return { name: "", authorities }
}

function shownOf(kind: RoleKindName, form: Record<string, string>): RoleFormProps["shown"] {
  return { name: form.name ?? "", authorities: authoritiesFromForm(kind, form) }
}

async function holdersOf(
  deps: Deps,
  kind: RoleKindName,
  roleId: string,
  request: PageRequest,
): Promise<RoleHolders> {
  return kind === "system"
    ? { kind, groups: await userGroupsPage(deps.db, { systemRoleId: roleId }, request) }
    : { kind, permissions: await devicePermissionsPage(deps.db, { deviceRoleId: roleId }, request) }
}
