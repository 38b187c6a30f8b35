/** The dialog that starts an emergency session: its consequences, the reason, and the interface. */
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { USERNAME_CHARACTERS_MAX } from "../../machines/interfaces/rules.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import type { NotifiedUser } from "../../sessions/emergency/store.ts"
import { EMERGENCY_REASON_CHARACTERS } from "../../sessions/session/rules-emergency.ts"
import { Button } from "../../web/button.tsx"
import { Consequences } from "../../web/confirm-dialog.tsx"
import { Dialog, DialogCancel } from "../../web/dialog.tsx"
import { PasswordField, Select, TextArea, TextField } from "../../web/field.tsx"
import { Form, FormActions, Notice } from "../../web/form.tsx"
import { useView } from "../../web/view.ts"

/** Named one by one; of more the rest is counted. */
const NAMED_USERS_MAX = 4

export interface EmergencyStartProps {
  issue: Issue
  /** Those that the user may start sessions on. */
  interfaces: readonly TargetInterface[]
  notified: readonly NotifiedUser[]
  minutes: number
  values?: Record<string, string>
  /** Log of an attempt that failed after it was written. */
  logId?: string | undefined
}

export function emergencyPath({ deviceId, id }: Pick<Issue, "deviceId" | "id">): string {
  return `/devices/${deviceId}/issues/${id}/emergency`
}

export function EmergencyDialog(props: EmergencyStartProps) {
  const { t } = useView()
  return (
    <Dialog id="emergency-start" title={t("emergency.startTitle", { device: props.issue.deviceName })}>
      <EmergencyForm {...props} />
    </Dialog>
  )
}

export function EmergencyForm(props: EmergencyStartProps) {
  const { issue, interfaces, logId } = props
  const { t } = useView()
  const values = { interfaceId: interfaces[0]?.id, ...props.values }
  const asking = interfaces.filter(({ askCredentials }) => askCredentials)
  const onlySome = asking.length < interfaces.length
  return (
    <Form id="emergency-form" action={emergencyPath(issue)} values={values} draft>
      {logId && <input type="hidden" name="logId" value={logId} />}
      <EmergencyConsequences {...props} />
      <TextArea
        name="reason"
        label="emergency.reason"
        hint={["emergency.reasonHint", { count: EMERGENCY_REASON_CHARACTERS.min }]}
        max={EMERGENCY_REASON_CHARACTERS.max}
        rows={3}
        required
      />
      <Select
        name="interfaceId"
        label="terms.interface"
        options={interfaces.map(({ id, name, type }) => ({ value: id, label: `${name} · ${type}` }))}
        required
      />
      {asking.length > 0 && (
        <TextField
          name="username"
          label="signin.username"
          hint={onlySome ? "emergency.credentialsHint" : undefined}
          max={USERNAME_CHARACTERS_MAX}
        />
      )}
      {asking.length > 0 && (
        <PasswordField
          name="password"
          label="signin.password"
          hint={onlySome ? "emergency.credentialsHint" : undefined}
          autoComplete="off"
        />
      )}
      <FormActions>
        <Button type="submit" kind="danger" icon="warning">
          {t("emergency.start")}
        </Button>
        <DialogCancel />
      </FormActions>
    </Form>
  )
}

function EmergencyConsequences({ notified, minutes }: EmergencyStartProps) {
  const { t } = useView()
  const named = notified.slice(0, NAMED_USERS_MAX).map(({ displayName }) => displayName)
  const rest = notified.length - named.length
  const names = rest > 0 ? [...named, t("emergency.more", { count: rest })] : named
  return (
    <>
      <Notice tone="amber">{t("emergency.intro")}</Notice>
      <Consequences
        lines={[
          t("emergency.recordingNotice"),
          t("emergency.limitNotice", { count: minutes }),
          t("emergency.notifiedNotice", { names: names.join(", ") }),
          t("emergency.reviewNotice"),
        ]}
      />
    </>
  )
}
