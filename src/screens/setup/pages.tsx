/** The first-run guide: company and mail, first machine, first interface, first issue, people, licence. */
import type { ReactNode } from "react"
import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import { textToHtml } from "../../base/rich-text.ts"
import { getPasswordPolicy } from "../../identity/passwords/store.ts"
import { createDevicePermission } from "../../identity/roles/device-permissions/actions.ts"
import { findBuiltInRoleId } from "../../identity/roles/store.ts"
import { addInvitedUser } from "../../identity/signin/password-reset/actions.ts"
import { addUser } from "../../identity/users/actions.ts"
import { invitedUser, newUser } from "../../identity/users/contract.ts"
import { getUser } from "../../identity/users/store.ts"
import { deviceGroupsPage } from "../../machines/devicegroups/store.ts"
import { createDevice } from "../../machines/devices/actions.ts"
import { saveDevice } from "../../machines/devices/contract.ts"
import { createInterface } from "../../machines/interfaces/actions.ts"
import { newInterface } from "../../machines/interfaces/contract.ts"
import { createIssue, takeIssue } from "../../maintenance/issues/actions.ts"
import { createIssue as issueInput } from "../../maintenance/issues/contract.ts"
import type { SessionDeps } from "../../sessions/start/session-deps.ts"
import { renameCustomer } from "../../system/environment/actions.ts"
import { saveEnvironmentInfo } from "../../system/environment/contract.ts"
import { SETUP_STEPS, type SetupStep } from "../../system/environment/rules.ts"
import { dismissSetup, saveSetupStep } from "../../system/environment/store.ts"
import { getLicenceState } from "../../system/licence/actions.ts"
import { getMailState } from "../../system/notifications/mail-server/actions.ts"
import { numberFromForm, submitForm } from "../../web/form-submission.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { redirect, renderPage, renderPartial } from "../../web/responses.ts"
import type { Translate } from "../../web/texts/i18n.ts"
import type { View } from "../../web/view.ts"
import { ConnectionTestPanel, PIN_FIELD, USUAL_PORT_FIELD } from "../interfaces/connection-test.tsx"
import { testConnection } from "../interfaces/test-connection.ts"
import { page } from "../page.ts"
import { SETUP_INTERFACE_TYPES, SETUP_ROLES, type StepFormState } from "./forms.tsx"
import { FINISHED_PATH, nextPath, SETUP_PATH, SETUP_TEST_PATH, setupPath } from "./frame.tsx"
import { getSetupState, type SetupState } from "./state.ts"
import {
  CompanyStep,
  FinishedPage,
  InterfaceStep,
  IssueStep,
  LicenceStep,
  MachineStep,
  PeopleStep,
  stepForm,
} from "./steps.tsx"

/** Every step can be finished by superusers alone; they see no step that refuses them. */
const GATE = "superuser"

interface StepCall {
  deps: SessionDeps
  actor: Actor
  request: Request
  address: string
  view: View
}
type Fields = Record<string, string>

export const setupPages = [
  page("GET", SETUP_PATH, GATE, async ({ deps, request }) => {
    const { next } = await getSetupState(deps.db)
    return redirect(request, next ? setupPath(next) : FINISHED_PATH)
  }),

  page("GET", FINISHED_PATH, GATE, async ({ deps, view }) =>
    renderPage(view, <FinishedPage state={await getSetupState(deps.db)} />),
  ),

  page("POST", `${SETUP_PATH}/dismiss`, GATE, async ({ deps, request }) => {
    await dismissSetup(deps.db, deps.clock())
    return redirect(request, "/")
  }),

  page("GET", `${SETUP_PATH}/:step`, GATE, async (call) =>
    renderPage(call.view, await stepPage(call, toStep(call.path.step))),
  ),

  page("POST", `${SETUP_PATH}/:step`, GATE, async (call) => {
    const step = toStep(call.path.step)
    const values = await call.form()
    const state = await getSetupState(call.deps.db)
    const shown = { values, ...(await formState(call.deps, state, step)) }
    return submitForm(
      call,
      async () => {
        await SAVE[step](call, values, state)
        await saveSetupStep(call.deps.db, step, "DONE")
        return redirect(call.request, nextPath(step))
      },
      stepForm(step, shown),
      pageOf(step, state, shown),
    )
  }),

  page("POST", SETUP_TEST_PATH, GATE, async (call) => {
    const { device } = (await getSetupState(call.deps.db)).found
    if (!device) throw machineMissing()
    const form = await call.form()
    const outcome = await testConnection(call, device.id, null, interfaceInput(form, call.view.t))
    const panel = { path: SETUP_TEST_PATH, test: null, isGuide: true, pinned: pinnedIn(form), ...outcome }
    return renderPartial(call.view, <ConnectionTestPanel {...panel} />)
  }),

  page("POST", `${SETUP_PATH}/:step/skip`, GATE, async ({ deps, path, request }) => {
    const step = toStep(path.step)
    const { steps } = await getSetupState(deps.db)
    if (steps[step] === null) await saveSetupStep(deps.db, step, "SKIPPED")
    return redirect(request, nextPath(step))
  }),
]

function toStep(text: string): SetupStep {
  const step = SETUP_STEPS.find((known) => known === text)
  if (!step) throw notFound("page", text)
  return step
}

async function stepPage(call: StepCall, step: SetupStep): Promise<ReactNode> {
  const { deps, actor } = call
  const state = await getSetupState(deps.db)
  const props = await formState(deps, state, step)
  if (step === "company") {
    const { email } = await getUser(deps.db, actor.userId, deps.clock())
    const mail = await getMailState(deps)
    const values = { customerName: state.found.customerName }
    return <CompanyStep {...props} state={state} values={values} mail={mail} recipient={email} />
  }
  if (step === "licence") return <LicenceStep state={state} licence={await getLicenceState(deps)} />
  return pageOf(step, state, props)
}

async function formState(deps: Deps, { steps, found }: SetupState, step: SetupStep) {
  const policy = await getPasswordPolicy(deps.db)
  const hasMachine = found.device !== null
  return { sendsMail: deps.mailer !== null, policy, hasMachine, isDone: steps[step] === "DONE" }
}

/** The page of a step, with nothing beside its form that has to be read first. */
function pageOf(step: SetupStep, state: SetupState, props: StepFormState): ReactNode {
  switch (step) {
    case "machine":
      return <MachineStep state={state} {...props} />
    case "interface":
      return <InterfaceStep state={state} {...props} />
    case "issue":
      return <IssueStep state={state} {...props} />
    case "people":
      return <PeopleStep state={state} {...props} />
    default:
      return <CompanyStep state={state} {...props} mail={null} recipient="" />
  }
}

/** The body of the call that saves the interface of the form, with the identity that a test has shown, if it is trusted. */
function interfaceInput(form: Fields, t: Translate): object {
  const type = SETUP_INTERFACE_TYPES.find((known) => known === form.type) ?? "VNC"
  const port = numberFromForm(form[USUAL_PORT_FIELD] ?? form.port)
  return {
    name: form.name?.trim() || t(`setup.type_${type}`),
    type,
    host: form.host,
    port: port !== "" ? port : undefined,
    authType: form.password ? "PASSWORD" : "NONE",
    username: form.username ?? "",
    password: form.password ?? "",
    knownHost: form[PIN_FIELD.HOST_KEY] ?? "",
    certificate: form[PIN_FIELD.CERTIFICATE] ?? "",
    maxSessions: 1,
  }
}

/** The identity that was trusted in a test, before the form is saved. */
function pinnedIn(form: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.values(PIN_FIELD).flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])),
  )
}

/** Saves a step; each is the action of the call with the same name. */
const SAVE: Record<SetupStep, (call: StepCall, form: Fields, state: SetupState) => Promise<unknown>> = {
  company: ({ deps, actor }, form) =>
    renameCustomer(
      deps,
      actor,
      parse(saveEnvironmentInfo, { customerName: form.customerName ?? "" }).customerName,
    ),

  async machine({ deps, actor }, { name, manufacturer, type, serial, location }) {
    const groups = await deviceGroupsPage(deps.db, parsePageRequest({}))
    const deviceGroupId = groups.rows[0]?.id ?? ""
    const input = { name, manufacturer, type, serial, location, deviceGroupId }
    await createDevice(deps, actor, parse(saveDevice, input))
  },

  async interface({ deps, actor, view }, form, { found }) {
    if (!found.device) throw machineMissing()
    await createInterface(deps, actor, found.device.id, parse(newInterface, interfaceInput(form, view.t)))
  },

  async issue({ deps, actor }, form, { found }) {
    if (!found.device) throw machineMissing()
    const input = {
      title: form.title,
      description: textToHtml(form.description ?? ""),
      issueType: "MAINTENANCE",
      priority: "NORMAL",
      enableRemoteAccess: true,
      activationDateTime: deps.clock().toISOString(),
      maintenanceWindowInHours: numberFromForm(form.maintenanceWindowInHours),
    }
    const issue = await createIssue(deps, actor, found.device.id, parse(issueInput, input))
    // Assigned to the administrator, so that a session can be started right away; an approval comes first.
    if (issue.state === "OPEN") await takeIssue(deps, actor, { deviceId: found.device.id, issueId: issue.id })
  },

  async people({ deps, actor, address }, form, { found }) {
    const { role, password = "", ...person } = form
    const { username, firstname, surname, email = "" } = person
    const fields = { username, firstname, surname, email }
    const userId =
      password === "" && deps.mailer !== null
        ? await addInvitedUser(deps, actor, parse(invitedUser, fields), address)
        : await addUser(deps, actor, parse(newUser, { ...fields, password, passwordExpired: true }))
    const builtIn = SETUP_ROLES.find((known) => known === role) ?? "MAINTENANCE"
    const deviceRoleId = await findBuiltInRoleId(deps.db, builtIn)
    if (found.device && deviceRoleId)
      await createDevicePermission(deps, actor, found.device.id, {
        userId,
        userGroupId: null,
        deviceRoleId,
      })
  },

  // The licence has a form of its own; this step is only passed.
  licence: async () => undefined,
}

function machineMissing(): Refusal {
  return new Refusal("CONFLICT", "the step machine comes first", { text: "setupMachineFirst" })
}
