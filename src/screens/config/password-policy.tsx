/** The password policy: what new passwords must have, with an example that is judged in the browser. */
import passwordExampleIsland from "../../../islands/password-example.tsx"
import type { PasswordPolicyResponse } from "../../identity/passwords/contract.ts"
import {
  CHARACTER_CLASS_COUNT_MAX,
  MINIMUM_LENGTH_MAX,
  POLICY_NAME_CHARACTERS_MAX,
  POLICY_NAME_LETTERS_MIN,
  VALIDITY_DAYS_MAX,
} from "../../identity/passwords/rules.ts"
import { NumberField, TextField } from "../../web/field.tsx"
import { FieldRow, Form, SaveOrCancel } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import { Island } from "../../web/island.tsx"
import { Columns, Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import type { PasswordUsage } from "./password-usage.ts"

export const PASSWORD_POLICY_PATH = "/admin/config/password-policy"
export const PASSWORD_TAB_PATH = "/admin/config?tab=password-policy"

/** The counts of the policy, in the order of the form. */
const COUNTS = ["lowercase", "uppercase", "digits", "symbols"] as const

export interface PolicyProps {
  policy: PasswordPolicyResponse
  usage: PasswordUsage
  /** What was typed before a refusal. */
  values?: Record<string, string>
  formErrors?: FormErrors
}

export function PasswordPolicyTab(props: PolicyProps) {
  const { t } = useView()
  const { policy, usage } = props
  return (
    <Columns
      aside={
        <>
          <Panel title={t("settings.whoFollows")} icon="user">
            <p>{t("settings.localUsers", { count: usage.localUsers })}</p>
            <p className="muted">{t("settings.othersFollowTheirs")}</p>
            {policy.validityInDays > 0 && (
              <p>{t("settings.passwordsExpired", { count: usage.expiredPasswords })}</p>
            )}
          </Panel>
          <Panel title={t("settings.insteadOfPasswords")} icon="key">
            <p>
              {t("settings.havePasskey", { count: usage.withPasskey, total: usage.localUsers })}{" "}
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
        <p className="field-hint panel-hint">{t("settings.staysInBrowser")}</p>
        <Island
          of={passwordExampleIsland}
          props={{ form: "password-policy", policy }}
          id="password-example"
        />
      </Panel>
    </Columns>
  )
}

export function PolicyForm({ policy, values, formErrors }: PolicyProps) {
  const { t } = useView()
  const field = (name: keyof PasswordPolicyResponse) => ({
    name,
    value: values?.[name] ?? String(policy[name]),
    error: formErrors?.errors[name],
    required: true,
  })
  return (
    <Form id="password-policy" action={PASSWORD_POLICY_PATH} formErrors={formErrors} draft>
      <input type="hidden" name="version" value={values?.version ?? policy.version} />
      <FieldRow>
        <TextField
          {...field("name")}
          label={t("terms.name")}
          hint={t("settings.policyNameHint", { n: POLICY_NAME_LETTERS_MIN })}
          max={POLICY_NAME_CHARACTERS_MAX}
        />
        <NumberField
          {...field("validityInDays")}
          label={t("settings.validDays")}
          hint={t("settings.validDaysHint")}
          min={0}
          max={VALIDITY_DAYS_MAX}
        />
      </FieldRow>
      <h2 className="form-heading">{t("settings.passwordNeeds")}</h2>
      <FieldRow>
        <NumberField
          {...field("minimumLength")}
          label={t("settings.count_length")}
          min={1}
          max={MINIMUM_LENGTH_MAX}
        />
        {COUNTS.map((name) => (
          <NumberField
            key={name}
            {...field(name)}
            label={t(`settings.count_${name}`)}
            min={0}
            max={CHARACTER_CLASS_COUNT_MAX}
          />
        ))}
      </FieldRow>
      <p className="field-hint">{t("settings.lengthProtects")}</p>
      <SaveOrCancel home={PASSWORD_TAB_PATH} />
    </Form>
  )
}
