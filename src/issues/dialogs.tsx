/** Closing an issue and extending its window: small dialogs with one decision each. */
import { Button } from "../web/button.tsx"
import { Dialog, DialogCancel, DialogClose } from "../web/dialog.tsx"
import { Select } from "../web/field.tsx"
import { Form, FormActions, Notice } from "../web/form.tsx"
import { Facts } from "../web/panel.tsx"
import { Time } from "../web/time.tsx"
import { useView } from "../web/view.ts"
import type { Issue } from "./contract.ts"
import { CLOSE_REASONS, EXTENSION_HOURS_MAX, extensionHoursLeft, windowOf } from "./rules.ts"

export function CloseDialog({ issue }: { issue: Issue }) {
  const { t } = useView()
  return (
    <Dialog id="close-issue" title={t("issues.close")} size="small">
      <Form id="close-issue-form" action={`/devices/${issue.deviceId}/issues/${issue.id}/close`}>
        <Select
          name="reason"
          label={t("issues.closeReason")}
          value="DONE"
          options={CLOSE_REASONS.map((value) => ({ value, label: t(`states.done_${value}`) }))}
          required
        />
        <Notice tone="amber">{t("issues.closeHint")}</Notice>
        <FormActions>
          <Button type="submit" kind="danger">
            {t("issues.close")}
          </Button>
          <DialogCancel />
        </FormActions>
      </Form>
    </Dialog>
  )
}

export function ExtendDialog({ issue }: { issue: Issue }) {
  const { t } = useView()
  const left = extensionHoursLeft(windowOf(issue))
  const choices = Array.from({ length: left }, (_, index) => index + 1)
  return (
    <Dialog id="extend-window" title={t("issues.extend")} size="small">
      <Facts
        facts={[
          [
            t("issues.windowEnd"),
            <Time key="end" at={new Date(issue.maintenanceWindowEndDateTime)} form="minute" />,
          ],
          [t("issues.extended"), t("terms.hours", { count: issue.extensionInHours })],
        ]}
      />
      {left === 0 ? (
        <>
          <Notice tone="amber">{t("issues.extendHint", { hours: EXTENSION_HOURS_MAX })}</Notice>
          <FormActions>
            <DialogClose />
          </FormActions>
        </>
      ) : (
        <Form id="extend-window-form" action={`/devices/${issue.deviceId}/issues/${issue.id}/extend`}>
          <Select
            name="durationInHours"
            label={t("issues.extendBy")}
            hint={t("issues.extendHint", { hours: EXTENSION_HOURS_MAX })}
            options={choices.map((hours) => ({
              value: String(hours),
              label: t("terms.hours", { count: hours }),
            }))}
            required
          />
          <FormActions>
            <Button type="submit" kind="primary">
              {t("issues.extend")}
            </Button>
            <DialogCancel />
          </FormActions>
        </Form>
      )}
    </Dialog>
  )
}
