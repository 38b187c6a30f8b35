/** The password policy: what new passwords must have, with an example that is judged in the browser. */
import passwordExampleIsland from "../../../islands/password-example.tsx"
import type { PasswordPolicyResponse } from "../../identity/passwords/contract.ts"
import { PASSWORD_POLICY_FIELDS } from "../../identity/passwords/fields.ts"
import { fieldControls, formValues } from "../../web/fields.tsx"
import { FieldRow, Form, SaveOrCancel, VersionField } from "../../web/form.tsx"
import { Island } from "../../web/island.tsx"
import { Columns, Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import type { PasswordUsage } from "./password-usage.ts"

export const PASSWORD_POLICY_PATH = "/admin/config/password-policy"
export const PASSWORD_TAB_PATH = "/admin/config?tab=password-policy"

export interface PolicyProps {
  policy: PasswordPolicyResponse
  usage: PasswordUsage
  /** What was typed before a refusal. */
  values?: Record<string, string>
}

export function PasswordPolicyTab(props: PolicyProps) {
  const { t } = useView()
  const { policy, usage } = props
  return (
    <Columns
      aside={
        <>
          <Panel title={t("settings.policyAppliesTo")} icon="user">
            <p>{t("settings.localUsers", { count: usage.localUsers })}</p>
            <p className="muted">{t("settings.externalUsersOwnPolicy")}</p>
            {policy.validityInDays > 0 && (
              <p>{t("settings.passwordsExpired", { count: usage.expiredPasswords })}</p>
            )}
          </Panel>
          <Panel title={t("settings.passkeysInsteadOfPasswords")} icon="key">
            <p>
              {t("settings.usersWithPasskey", { count: usage.withPasskey, total: usage.localUsers })}{" "}
              {t("settings.passkeyNeedsNoRule")}
            </p>
          </Panel>
        </>
      }
    >
      <Panel>
        <PolicyForm {...props} />
      </Panel>
      <Panel title={t("settings.tryExample")} icon="eye">
        <p className="field-hint panel-hint">{t("settings.exampleStaysInBrowser")}</p>
        <Island
          of={passwordExampleIsland}
          props={{ form: "password-policy", policy }}
          id="password-example"
        />
      </Panel>
    </Columns>
  )
}

export function PolicyForm({ policy, values }: PolicyProps) {
  const view = useView()
  const { t } = view
  const { name, validityInDays, ...counts } = fieldControls(PASSWORD_POLICY_FIELDS)
  const shown = formValues(PASSWORD_POLICY_FIELDS, { posted: values, saved: policy }, view)
  return (
    <Form id="password-policy" action={PASSWORD_POLICY_PATH} values={shown} saved={policy} draft>
      <VersionField stored={policy.version} />
      <FieldRow>
        {name}
        {validityInDays}
      </FieldRow>
      <h2 className="form-heading">{t("settings.passwordRequirements")}</h2>
      <div className="field-row field-row-five">{Object.values(counts)}</div>
      <p className="field-hint">{t("settings.lengthHint")}</p>
      <SaveOrCancel home={PASSWORD_TAB_PATH} discards namesChanges />
    </Form>
  )
}
