/** What setting up a one-time password shows: the picture, the secret, and the codes that are shown once. */
import encodeQr from "qr"
import { formatRecoveryCode } from "../../identity/otp/rules.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { TextField } from "../../web/field.tsx"
import { Form, FormActions, Notice, SubmitButton } from "../../web/form.tsx"
import { useView } from "../../web/view.ts"

/** Modules of white around the picture (ISO/IEC 18004 §5.3.8). */
const QUIET_ZONE = 4

/** A QR code as one path of unit squares. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQr(text, "raw", { ecc: "medium", border: QUIET_ZONE })
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

export interface Enrolment {
  secret: string
  /** For the picture. */
  uri: string
}

/** The answer to the first code is the recovery codes, in the form's place. */
export function EnrolmentForm({
  enrolment: { secret, uri },
  action,
}: {
  enrolment: Enrolment
  action: string
}) {
  const { t } = useView()
  return (
    <Form id="otp-enrolment" action={action}>
      <p>{t("factors.scan")}</p>
      <QrCode text={uri} label={t("factors.qrCode")} />
      <div className="field">
        <span className="field-label">{t("factors.secret")}</span>
        <code className="secret">{secret.match(/.{1,4}/g)?.join(" ")}</code>
      </div>
      <CodeField autoFocus />
      <FormActions>
        <SubmitButton text="factors.activate" />
      </FormActions>
    </Form>
  )
}

export function CodeField({
  name = "code",
  error,
  autoFocus,
}: {
  name?: string
  error?: string | undefined
  autoFocus?: boolean
}) {
  return (
    <TextField
      name={name}
      label="factors.code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      error={error || undefined}
      autoFocus={autoFocus || undefined}
    />
  )
}

/** @param href  target of the link to continue with once the codes are saved */
export function RecoveryCodes({ codes, href }: { codes: readonly string[]; href: string }) {
  const { t } = useView()
  const shown = codes.map(formatRecoveryCode)
  const file = `${t("factors.codesFile")}\n\n${shown.join("\n")}\n`
  return (
    <section className="form recovery" id="otp-codes">
      <Notice tone="amber">{t("factors.codesShownOnce")}</Notice>
      <ul className="codes" id="recovery-codes">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <FormActions>
        <ButtonLink href={href} kind="primary">
          {t("factors.codesStored")}
        </ButtonLink>
        <Button icon="copy" data-copies="recovery-codes">
          {t("factors.copyCodes")}
        </Button>
        <Button data-prints="">{t("factors.printCodes")}</Button>
        <a
          className="button button-secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${t("factors.codesFile")}.txt`}
        >
          {t("factors.downloadCodes")}
        </a>
      </FormActions>
    </section>
  )
}
