/** The page /admin/settings: general settings, legal texts, mail. */
import type { ReactNode } from "react"
import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { parse, problemsOf, withProblems } from "../../base/parse.ts"
import { getUser } from "../../identity/users/store.ts"
import { updateGeneralSettings } from "../../system/environment/actions.ts"
import { saveEnvironmentInfo } from "../../system/environment/contract.ts"
import { getInstallation } from "../../system/environment/store.ts"
import { getMailState, sendTestEmail } from "../../system/notifications/mail-server/actions.ts"
import { sendTestEmail as testInput } from "../../system/notifications/mail-server/contract.ts"
import { updateSettings } from "../../system/settings/actions.ts"
import { settingsChanges } from "../../system/settings/contract.ts"
import {
  GENERAL_SETTINGS_FIELDS,
  RICH_TEXT_FIELDS,
  TEXT_SETTINGS_FIELDS,
} from "../../system/settings/fields.ts"
import { getSettings } from "../../system/settings/store.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { bodyFromForm, postedFormValues } from "../../web/fields.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { numberFromForm, submitForm } from "../../web/form-submission.ts"
import { Panel } from "../../web/panel.tsx"
import { redirect, renderPage, renderPart } from "../../web/responses.ts"
import { useView } from "../../web/view.ts"
import { page } from "../page.ts"
import { findOptions } from "../pickers/store.ts"
import { GeneralForm, SETTINGS_PATH, type SettingsFormProps, TEXTS_TAB_PATH, TextsForm } from "./general.tsx"
import { MAIL_TAB_PATH, MAIL_TEST_PATH, type MailProps, MailTab, MailTestForm } from "./mail.tsx"

/** The rule of the calls that read the settings. */
const READ_GATE = { system: "LICENSE_INSTALL" } as const

export const settingsPages = [
  page("GET", SETTINGS_PATH, READ_GATE, async ({ deps, actor, query, view }) => {
    if (query.tab === "mail") return renderPage(view, <MailPage {...(await mailProps(deps, actor))} />)
    const props = await settingsProps(deps)
    return renderPage(view, query.tab === "texts" ? <TextsPage {...props} /> : <GeneralPage {...props} />)
  }),

  page("POST", SETTINGS_PATH, "superuser", async (call) => {
    const { deps, actor, request, address, view } = call
    const values = await call.form()
    const emergencyUserGroup = await findOptions(deps.db, "usergroups", [values.emergencyUserGroupId ?? ""])
    const props = { ...(await settingsProps(deps)), emergencyUserGroup, values }
    return submitForm(
      call,
      async () => {
        const readCompany = () => parse(saveEnvironmentInfo, { customerName: values.customerName ?? "" })
        const typed = {
          ...bodyFromForm(GENERAL_SETTINGS_FIELDS, values, view.zone),
          emergencyUserGroupId: values.emergencyUserGroupId || null,
          version: numberFromForm(values.version),
        }
        const change = withProblems(() => parse(settingsChanges.schema, typed), problemsOf(readCompany))
        await updateGeneralSettings(deps, actor, { ...change, ...readCompany() }, address)
        return redirect(request, SETTINGS_PATH, flashHeaders("saved"))
      },
      <GeneralForm {...props} />,
      <GeneralPage {...props} />,
    )
  }),

  page("POST", `${SETTINGS_PATH}/texts`, "superuser", async (call) => {
    const { deps, actor, request, address, view } = call
    const form = await call.form()
    const props = await settingsProps(deps)
    const texts = bodyFromForm(TEXT_SETTINGS_FIELDS, form, view.zone, props.settings)
    const typed = postedFormValues(RICH_TEXT_FIELDS, form, props.settings)
    const again = { ...props, values: { ...form, ...typed } }
    return submitForm(
      call,
      async () => {
        const version = numberFromForm(form.version)
        const change = parse(settingsChanges.schema, { ...texts, version })
        await updateSettings(deps, actor, change, address)
        return redirect(request, TEXTS_TAB_PATH, flashHeaders("saved"))
      },
      <TextsForm {...again} />,
      <TextsPage {...again} />,
    )
  }),

  page("POST", MAIL_TEST_PATH, "superuser", async (call) => {
    const { deps, actor } = call
    const { recipient = "" } = await call.form()
    const props = { ...(await mailProps(deps, actor)), recipient }
    return submitForm(
      call,
      async () => {
        const input = parse(testInput, { recipient })
        await sendTestEmail(deps, actor, input.recipient)
        const sent = { ...props, sentTo: input.recipient }
        return renderPart(call, <MailTestForm {...sent} />, <MailPage {...sent} />)
      },
      <MailTestForm {...props} />,
      <MailPage {...props} />,
    )
  }),
]

async function settingsProps(deps: Deps): Promise<SettingsFormProps> {
  const [settings, { customerName }] = await Promise.all([getSettings(deps.db), getInstallation(deps.db)])
  const emergencyUserGroup = await findOptions(deps.db, "usergroups", [settings.emergencyUserGroupId ?? ""])
  return { settings, customerName, emergencyUserGroup }
}

async function mailProps(deps: Deps, actor: Actor): Promise<MailProps> {
  const [mail, { email }] = await Promise.all([
    getMailState(deps),
    getUser(deps.db, actor.userId, deps.clock()),
  ])
  return { mail, recipient: email }
}

function SettingsPage({ current, children }: { current: string; children: ReactNode }) {
  const { t } = useView()
  const tabs = [
    { id: "general", label: t("settings.general"), href: SETTINGS_PATH },
    { id: "texts", label: t("settings.texts"), href: TEXTS_TAB_PATH },
    { id: "mail", label: t("settings.mail"), href: MAIL_TAB_PATH },
  ]
  return (
    <AdminLayout title={t("settings.title")} section="settings" tabs={tabs} current={current}>
      {children}
    </AdminLayout>
  )
}

function GeneralPage(props: SettingsFormProps) {
  return (
    <SettingsPage current="general">
      <Panel>
        <GeneralForm {...props} />
      </Panel>
    </SettingsPage>
  )
}

function TextsPage(props: SettingsFormProps) {
  return (
    <SettingsPage current="texts">
      <TextsForm {...props} />
    </SettingsPage>
  )
}

function MailPage(props: MailProps) {
  return (
    <SettingsPage current="mail">
      <MailTab {...props} />
    </SettingsPage>
  )
}
