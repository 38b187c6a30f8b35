/** How long recordings are kept: an own policy or the inherited one, with the number of recordings that a change deletes. */
import type { RetentionPolicy } from "../../sessions/retention/contract.ts"
import { RETENTION_DAYS, RETENTION_DIRECTIONS } from "../../sessions/retention/rules.ts"
import { Checkbox, NumberField, Select } from "../../web/field.tsx"
import { FIELDS_TRIGGER, FieldRow, Form, Notice, SaveOrCancel, VersionField } from "../../web/form.tsx"
import { useFormError } from "../../web/form-context.ts"
import type { NestedFormValues } from "../../web/form-values.ts"
import { DescriptionList, Panel } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"

export interface RetentionFormProps {
  address: string
  policy: RetentionPolicy
  values: NestedFormValues
  isLocked: boolean
  /** Recordings that the form's policy deletes. */
  losses: number
}

const LOSS_ID = "retention-loss"

export function RetentionForm({ address, policy, values, isLocked, losses }: RetentionFormProps) {
  const { t } = useView()
  return (
    <Form id="retention-form" draft action={address} values={values} current={address}>
      <VersionField stored={policy.version} />
      <fieldset className="plain form" disabled={isLocked}>
        <div
          className="form"
          hx-get={`${address}/loss`}
          hx-include="#retention-form"
          hx-trigger={FIELDS_TRIGGER}
          hx-target={`#${LOSS_ID}`}
          hx-swap="outerHTML"
        >
          <Select
            required
            name="source"
            label="retention.policy"
            options={[
              { value: "INHERITED", label: t("retention.inherited") },
              { value: "OWN", label: t("retention.own"), has: "own" },
            ]}
          />
          <div data-if="own">
            <FieldRow>
              <NumberField
                name="retentionPeriodInDays"
                label="retention.days"
                hint="retention.daysHint"
                range={RETENTION_DAYS}
              />
              <Select
                required
                name="direction"
                label="retention.direction"
                options={RETENTION_DIRECTIONS}
                optionLabels="retention."
              />
            </FieldRow>
          </div>
        </div>
        <RetentionLoss losses={losses} />
      </fieldset>
      {!isLocked && <SaveOrCancel home={address} />}
    </Form>
  )
}

/** What the policy of the form deletes, and the box that confirms it. */
export function RetentionLoss({ losses }: { losses: number }) {
  const { t } = useView()
  const error = useFormError("confirmed")
  return (
    <div id={LOSS_ID} role="status">
      {losses > 0 && (
        <Notice tone="red">
          {t("retention.recordingsToDelete", { count: losses })}
          <Checkbox name="confirmed" label={["retention.confirm", { count: losses }]} />
          {error && <p className="field-error">{t("retention.confirmationRequired")}</p>}
        </Notice>
      )}
    </div>
  )
}

export function RetentionState({ policy }: { policy: RetentionPolicy }) {
  const { t } = useView()
  const { retentionPeriodInDays: days } = policy
  return (
    <Panel title={t("retention.effective")} icon="info">
      <DescriptionList
        facts={[
          [
            t("retention.retentionPeriod"),
            days === null
              ? t("retention.unlimited")
              : `${t("deviceadmin.days", { count: days })}, ${t(`retention.${policy.direction}`)}`,
          ],
          [
            t("retention.setBy"),
            policy.inheritedFrom?.name ?? (policy.inherited ? t("retention.setByNone") : t("retention.own")),
          ],
          [t("retention.dueNow"), policy.recordingsToDelete],
        ]}
      />
      <p className="muted">{t("retention.keepsLonger")}</p>
    </Panel>
  )
}
