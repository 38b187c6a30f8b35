/** The mail tab: the configured server, the state of the queue, and a test e-mail. */
import { EMAIL_CHARACTERS_MAX } from "../../base/email.ts"
import type { MailState } from "../../system/notifications/mail-server/contract.ts"
import { Badge } from "../../web/badge.tsx"
import { Button, type ButtonKind } from "../../web/button.tsx"
import { CheckList, type CheckStep } from "../../web/check-list.tsx"
import { reasonText } from "../../web/failure-text.ts"
import { TextField } from "../../web/field.tsx"
import { Form, FormActions, Notice } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import { Columns, DescriptionList, Panel } from "../../web/panel.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { ReadOnlyNotice } from "./general.tsx"

export const MAIL_TAB_PATH = "/admin/settings?tab=mail"
export const MAIL_TEST_PATH = "/admin/settings/mail/test"

export interface MailProps {
  mail: MailState
  /** Suggested: the reader's own address. */
  recipient: string
  /** Recipient of the test e-mail. */
  sentTo?: string
}

export function MailTab(props: MailProps) {
  const { t } = useView()
  const { mail } = props
  return (
    <Columns aside={<QueuePanel mail={mail} />}>
      <Panel title={t("settings.mailServer")} icon="interface">
        {mail.server ? (
          <DescriptionList
            facts={[
              [t("terms.host"), <code key="host">{`${mail.server.host}:${mail.server.port}`}</code>],
              [t("settings.encryption"), t(`settings.encryption_${mail.server.encryption}`)],
              [t("settings.mailUser"), mail.server.username ?? t("settings.mailServerWithoutSignIn")],
              [t("settings.sender"), mail.server.sender],
              [t("settings.linkAddress"), mail.publicAddress ?? t("settings.linksDisabled")],
            ]}
          />
        ) : (
          <Notice tone="amber">{t("settings.mailOff")}</Notice>
        )}
        <p className="field-hint panel-hint">{t("settings.mailConfigured")}</p>
        <pre className="code-block">
          <code>
            {
              "--smtp-url smtp://user:password@mail.example.com:587\n--mail-from book@example.com\n--public-address https://book.example.com"
            }
          </code>
        </pre>
      </Panel>
      <Panel title={t("settings.testMail")} icon="check">
        <MailTestForm {...props} />
      </Panel>
    </Columns>
  )
}

/** @param kind  of its button, where the page has a primary one already */
export function MailTestForm({
  mail,
  recipient,
  sentTo,
  kind = "primary",
}: MailProps & { kind?: ButtonKind }) {
  const { t } = useView()
  const refusal = useRefusal(MAIL_TEST_PATH)?.error
  const steps: CheckStep[] = [
    mail.server
      ? { state: "passed", text: t("settings.mailStep_configured"), note: mail.server.host }
      : { state: "failed", text: t("settings.mailStep_configured") },
    refusal && mail.server
      ? { state: "failed", text: t("settings.mailStep_accepted"), note: refusal }
      : { state: sentTo ? "passed" : "notReached", text: t("settings.mailStep_accepted"), note: sentTo },
  ]
  return (
    <Form id="mail-test" action={MAIL_TEST_PATH} values={{ recipient }}>
      <ReadOnlyNotice />
      <TextField
        name="recipient"
        label="settings.testRecipient"
        type="email"
        max={EMAIL_CHARACTERS_MAX}
        required
      />
      {(refusal || sentTo) && <CheckList steps={steps} label={t("settings.testMail")} />}
      {sentTo && <Notice tone="green">{t("settings.testSent", { recipient: sentTo })}</Notice>}
      <FormActions>
        <Button type="submit" kind={kind}>
          {t("settings.sendTest")}
        </Button>
      </FormActions>
    </Form>
  )
}

function QueuePanel({ mail }: { mail: MailState }) {
  const { t } = useView()
  return (
    <Panel title={t("settings.outbox")} icon="clock">
      <DescriptionList
        facts={[
          [t("settings.mailWaiting"), mail.waiting],
          [
            t("settings.mailFailed"),
            mail.failed > 0 ? (
              <Badge key="failed" tone="red">
                {mail.failed}
              </Badge>
            ) : (
              0
            ),
          ],
          [t("settings.lastSent"), mail.lastSentOn && <Time key="sent" at={mail.lastSentOn} form="minute" />],
          [t("settings.lastError"), reasonText(t, mail.lastError)],
        ]}
      />
    </Panel>
  )
}
