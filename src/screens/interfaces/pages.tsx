/** Interfaces in a machine's administration: the list, the form of one, and deleting it. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { getDevice } from "../../machines/devices/store.ts"
import { createInterface, removeInterface, updateInterface } from "../../machines/interfaces/actions.ts"
import { interfaceChanges, newInterface, type TargetInterface } from "../../machines/interfaces/contract.ts"
import { getRemoteDefaults } from "../../machines/interfaces/defaults/store.ts"
import { findSessionsOnInterface, getInterface, interfacesOfDevice } from "../../machines/interfaces/store.ts"
import type { OpenSessions } from "../../machines/opensessions/store.ts"
import type { SessionDeps } from "../../sessions/start/session-deps.ts"
import { getLicenceStatus } from "../../system/licence/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import type { NestedFormValues } from "../../web/form-values.ts"
import { isHtmx, redirect, renderDialog, renderPage, renderPart, renderPartial } from "../../web/responses.ts"
import type { View } from "../../web/view.ts"
import { openSessionsOf } from "../connectors/open-sessions.tsx"
import { hiddenTabs } from "../deviceadmin/frame.tsx"
import { page } from "../page.ts"
import { findOptions } from "../pickers/store.ts"
import { ConnectionTestPanel } from "./connection-test.tsx"
import { DeleteInterfaceDialog } from "./delete-dialog.tsx"
import { isPin, isRowCommand, withPin, withRowCommand } from "./form-commands.ts"
import { InterfaceForm, type InterfaceFormProps } from "./interface-form.tsx"
import { InterfacesPage, type InterfacesPageProps } from "./interface-page.tsx"
import { interfacePath, interfacesPath, testPath } from "./paths.ts"
import { testConnection } from "./test-connection.ts"
import { interfaceBody, interfaceForm, newInterfaceForm, postedInterfaceForm } from "./values.ts"

/** In the audit entry of a test before the interface has a name. */
const UNNAMED = "?"
const INTERFACES = "/admin/devices/:deviceId/interfaces"
const INTERFACE = `${INTERFACES}/:interfaceId` as const

export const interfacePages = [
  page("GET", INTERFACES, { device: "DEVICE_READ" }, async ({ deps, actor, access, path, view }) => {
    const props = await loadPage(deps, actor, access, path.deviceId)
    const [first] = props.interfaces
    const form = first ? savedForm(first) : null
    return renderPage(view, <InterfacesPage {...props} form={form} />)
  }),

  page(
    "GET",
    `${INTERFACES}/new`,
    { device: "DEVICE_UPDATE" },
    async ({ deps, actor, access, path, view }) => {
      const props = await loadPage(deps, actor, access, path.deviceId)
      const state = newInterfaceForm(await getRemoteDefaults(deps.db, path.deviceId))
      return renderPage(view, <InterfacesPage {...props} form={{ target: null, state, groups: [] }} />)
    },
  ),

  page("POST", `${INTERFACES}/new`, { device: "DEVICE_UPDATE" }, async (call) => {
    const { deps, actor, path } = call
    const form = await call.form()
    return answerForm(call, form, null, async () => {
      const input = parse(newInterface, interfaceBody(form, null))
      return createInterface(deps, actor, path.deviceId, input)
    })
  }),

  page("POST", `${INTERFACES}/test`, { device: "DEVICE_UPDATE" }, async (call) => {
    return answerTest(call, await call.form(), null)
  }),

  page("POST", `${INTERFACE}/test`, { device: "DEVICE_UPDATE" }, async (call) => {
    const { deps, path } = call
    const target = await getInterface(deps.db, path.deviceId, path.interfaceId)
    return answerTest(call, await call.form(), target)
  }),

  page("GET", INTERFACE, { device: "DEVICE_READ" }, async ({ deps, actor, access, path, view }) => {
    const props = await loadPage(deps, actor, access, path.deviceId)
    const target = await getInterface(deps.db, path.deviceId, path.interfaceId)
    return renderPage(view, <InterfacesPage {...props} form={savedForm(target)} />)
  }),

  page("POST", INTERFACE, { device: "DEVICE_UPDATE" }, async (call) => {
    const { deps, actor, path } = call
    const form = await call.form()
    const target = await getInterface(deps.db, path.deviceId, path.interfaceId)
    return answerForm(call, form, target, async () => {
      const input = { ...interfaceBody(form, target), version: Number(form.version) }
      const change = parse(interfaceChanges.schema, input)
      return updateInterface(deps, actor, path, change, form.force === "true" ? "end" : "refuse")
    })
  }),

  page("GET", `${INTERFACE}/delete`, { device: "DEVICE_UPDATE" }, async (call) => {
    const { deps, path } = call
    const target = await getInterface(deps.db, path.deviceId, path.interfaceId)
    const { count } = await findSessionsOnInterface(deps.db, path.interfaceId)
    const parent = interfacePath(path.deviceId, path.interfaceId)
    return renderDialog(call, parent, <DeleteInterfaceDialog target={target} runningSessions={count} />)
  }),

  page("POST", `${INTERFACE}/delete`, { device: "DEVICE_UPDATE" }, async ({ deps, actor, path, request }) => {
    await removeInterface(deps, actor, path)
    return redirect(request, interfacesPath(path.deviceId), flashHeaders("deleted"))
  }),
]

/** The call of a page that posts the form of an interface. */
interface FormCall {
  deps: Deps
  actor: Actor
  access: DeviceAccess
  path: { deviceId: string }
  request: Request
  view: View
}

/** Tests with the form's values; problems with them, or the limit of tests, are shown in the panel of the test. */
async function answerTest(
  call: FormCall & { deps: SessionDeps },
  form: NestedFormValues,
  target: TargetInterface | null,
): Promise<Response> {
  const { deps, actor, access, request, view, path } = call
  // A name is needed for saving, not for connecting.
  const body = { ...interfaceBody(form, target), name: form.name?.trim() || UNNAMED }
  const outcome = await testConnection(call, path.deviceId, target?.id ?? null, body)
  const props = { path: testPath(path.deviceId, target), test: null, ...outcome }
  if (isHtmx(request)) return renderPartial(view, <ConnectionTestPanel {...props} />)
  const page = await loadPage(deps, actor, access, path.deviceId)
  const state = postedInterfaceForm(form)
  const groups = await findOptions(deps.db, "usergroups", state.groupIds)
  return renderPage(view, <InterfacesPage {...page} form={{ target, state, groups }} tested={props} />)
}

/** Saves the form, or changes its rows and shows it again. */
async function answerForm(
  call: FormCall,
  form: NestedFormValues,
  target: TargetInterface | null,
  save: () => Promise<TargetInterface>,
): Promise<Response> {
  const { deps, request, path } = call
  const { device, ...props } = await loadPage(deps, call.actor, call.access, path.deviceId)
  const state = withRowCommand(postedInterfaceForm(withPin(form)), form)
  const groups = await findOptions(deps.db, "usergroups", state.groupIds)
  let conflict: OpenSessions | null = null
  const shown = () => ({ target, state, groups, conflict })
  const part = () => <InterfaceForm device={device} isLocked={false} {...shown()} />
  const whole = () => <InterfacesPage device={device} {...props} form={shown()} />
  if (isRowCommand(form) || isPin(form)) return renderPart(call, part(), whole())
  return submitForm(
    call,
    async () => {
      try {
        const saved = await save()
        return redirect(request, interfacePath(path.deviceId, saved.id), flashHeaders("saved"))
      } catch (error) {
        conflict = openSessionsOf(error)
        throw error
      }
    },
    part,
    whole,
  )
}

async function loadPage(
  deps: Deps,
  actor: Actor,
  access: DeviceAccess,
  deviceId: string,
): Promise<Omit<InterfacesPageProps, "form">> {
  const { maxInterfacesPerDevice } = await getLicenceStatus(deps.db, deps)
  return {
    device: await getDevice(deps.db, deviceId),
    hidden: hiddenTabs(actor, access),
    interfaces: await interfacesOfDevice(deps.db, deviceId),
    licensedMax: maxInterfacesPerDevice,
    mayUpdate: hasDeviceAuthority(actor, access, "DEVICE_UPDATE"),
  }
}

function savedForm(target: TargetInterface): Omit<InterfaceFormProps, "device" | "isLocked"> {
  const groups = target.startRemotePermissionUserGroups.map(({ id, name }) => ({ id, label: name }))
  return { target, state: interfaceForm(target), groups }
}
