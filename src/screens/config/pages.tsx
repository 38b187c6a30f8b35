/** The page /admin/config: licence and password policy. */

import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { readForm } from "../../http/body.ts"
import { updatePasswordPolicy } from "../../identity/passwords/actions.ts"
import { passwordPolicyChanges } from "../../identity/passwords/contract.ts"
import { PASSWORD_POLICY_FIELDS } from "../../identity/passwords/fields.ts"
import { getPasswordPolicy } from "../../identity/passwords/store.ts"
import { getLicenceState, importLicence, previewLicence } from "../../system/licence/actions.ts"
import { licenceText } from "../../system/licence/contract.ts"
import { findLicenceEnd } from "../../system/licence/reminders/actions.ts"
import { licencesPage } from "../../system/licence/store.ts"
import { uniqueRecipients } from "../../system/notifications/rules.ts"
import { findRecipientsWithAuthority } from "../../system/notifications/store.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { Button } from "../../web/button.tsx"
import { bodyFromForm } from "../../web/fields.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { redirect, renderPage, renderPart } from "../../web/responses.ts"
import { useView } from "../../web/view.ts"
import { page } from "../page.ts"
import { FINISHED_PATH, setupPath } from "../setup/frame.tsx"
import {
  INSTALLATION_ID_ELEMENT,
  LICENCE_IMPORT_PATH,
  LicenceForm,
  type LicenceImport,
  type LicenceProps,
  LicenceTab,
} from "./licence.tsx"
import {
  PASSWORD_POLICY_PATH,
  PASSWORD_TAB_PATH,
  PasswordPolicyTab,
  PolicyForm,
  type PolicyProps,
} from "./password-policy.tsx"
import { getPasswordUsage } from "./password-usage.ts"
import { getLicenceUsage } from "./usage.ts"

const CONFIG_PATH = "/admin/config"
/** The specification's gate of this page: the authority to install licences. */
const GATE = { system: "LICENSE_INSTALL" } as const

export const configPages = [
  page("GET", CONFIG_PATH, GATE, async ({ deps, query, view }) =>
    query.tab === "password-policy"
      ? renderPage(view, <PolicyPage {...(await policyProps(deps))} />)
      : renderPage(view, <LicencePage {...(await licenceProps(deps))} />),
  ),

  page("POST", LICENCE_IMPORT_PATH, GATE, async (call) => {
    const { deps, actor, request } = call
    const { text, isInstalling, home } = await readLicenceForm(request)
    const props = await licenceProps(deps)
    const again = (given: LicenceImport) => ({ ...props, given: { text, home, ...given } })
    return submitForm(
      call,
      async () => {
        if (isInstalling) {
          await importLicence(deps, actor, parse(licenceText, text))
          const next = home === CONFIG_PATH ? home : FINISHED_PATH
          return redirect(request, next, flashHeaders("licenceInstalled"))
        }
        const shown = again({ preview: await previewLicence(deps, actor, parse(licenceText, text)) })
        return renderPart(call, <LicenceForm {...shown} />, <LicencePage {...shown} />)
      },
      <LicenceForm {...again({})} />,
      <LicencePage {...again({})} />,
    )
  }),

  page("POST", PASSWORD_POLICY_PATH, GATE, async (call) => {
    const { deps, actor, request, view } = call
    const values = await call.form()
    const props = { ...(await policyProps(deps)), values }
    return submitForm(
      call,
      async () => {
        const body = bodyFromForm(PASSWORD_POLICY_FIELDS, values, view.zone)
        const change = parse(passwordPolicyChanges.schema, { ...body, version: Number(values.version) })
        await updatePasswordPolicy(deps, actor, change)
        return redirect(request, PASSWORD_TAB_PATH, flashHeaders("saved"))
      },
      <PolicyForm {...props} />,
      <PolicyPage {...props} />,
    )
  }),
]

/** A chosen file counts only while the text field is empty. */
async function readLicenceForm(
  request: Request,
): Promise<{ text: string; isInstalling: boolean; home: string }> {
  const data = await readForm(request)
  const typed = data.get("text")
  const file = data.get("file")
  const text = typeof typed === "string" ? typed.trim() : ""
  const fromFile = text === "" && file instanceof Blob ? (await file.text()).trim() : ""
  const home = data.get("home") === setupPath("licence") ? setupPath("licence") : CONFIG_PATH
  return { text: text || fromFile, isInstalling: data.get("step") === "install", home }
}

async function licenceProps(deps: Deps): Promise<LicenceProps> {
  const [state, end, recipients, usage, licences] = await Promise.all([
    getLicenceState(deps),
    findLicenceEnd(deps),
    findRecipientsWithAuthority(deps.db, "LICENSE_INSTALL", deps.clock()),
    getLicenceUsage(deps.db),
    licencesPage(deps.db, deps, parsePageRequest({})),
  ])
  const reminders = { recipients: uniqueRecipients(recipients).length, areSent: deps.mailer !== null }
  return { state, end, reminders, usage, licences }
}

async function policyProps(deps: Deps): Promise<PolicyProps> {
  const policy = await getPasswordPolicy(deps.db)
  return { policy, usage: await getPasswordUsage(deps.db, policy.validityInDays, deps.clock()) }
}

function useTabs() {
  const { t } = useView()
  return [
    { id: "licence", label: t("settings.licence"), href: CONFIG_PATH },
    { id: "password-policy", label: t("settings.passwordPolicy"), href: PASSWORD_TAB_PATH },
  ]
}

function LicencePage(props: LicenceProps) {
  const { t } = useView()
  return (
    <AdminLayout
      title={t("settings.config")}
      section="config"
      tabs={useTabs()}
      current="licence"
      actions={
        <Button icon="copy" data-copies={INSTALLATION_ID_ELEMENT}>
          {t("settings.copyInstallation")}
        </Button>
      }
    >
      <LicenceTab {...props} />
    </AdminLayout>
  )
}

function PolicyPage(props: PolicyProps) {
  const { t } = useView()
  return (
    <AdminLayout title={t("settings.config")} section="config" tabs={useTabs()} current="password-policy">
      <PasswordPolicyTab {...props} />
    </AdminLayout>
  )
}
