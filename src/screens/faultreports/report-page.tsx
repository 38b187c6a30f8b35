/** What a visitor without an account sees after scanning the label of a machine: the form, and the thanks. */
import type { ReactNode } from "react"
import {
  REPORT_PHOTO_BYTES_MAX,
  REPORT_PHOTOS_MAX,
  REPORT_TEXT_CHARACTERS_MAX,
  REPORTER_CHARACTERS_MAX,
} from "../../maintenance/faultreports/rules.ts"
import { ISSUE_TITLE_CHARACTERS_MAX } from "../../maintenance/issues/rules.ts"
import { ButtonLink } from "../../web/button.tsx"
import { FileField, TextArea, TextField } from "../../web/field.tsx"
import { Form, SubmitButton } from "../../web/form.tsx"
import { PublicLayout } from "../../web/layout.tsx"
import { Card } from "../../web/public-pages.tsx"
import { formatSize } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"
import { FORM_QUERY, PHOTOS_FIELD } from "./paths.ts"

interface ReportFormProps {
  /** The path of the page. */
  action: string
  /** Id of this form: a report that is sent twice with it is one report. */
  submission: string
  values?: Record<string, string>
}

/** Shows only the name of the machine. */
export function ReportPage({ machine, ...form }: ReportFormProps & { machine: string }) {
  const { t } = useView()
  return (
    <ReportCard title={t("reports.title")} machine={machine}>
      <p className="muted">{t("reports.intro")}</p>
      <ReportForm {...form} />
    </ReportCard>
  )
}

/** Telephones turn what they photograph into one of these. */
const ACCEPTED_PHOTOS = "image/jpeg,image/png,image/webp"

export function ReportForm({ action, submission, values }: ReportFormProps) {
  const { lang } = useView()
  const limits = { count: REPORT_PHOTOS_MAX, size: formatSize(REPORT_PHOTO_BYTES_MAX, lang) }
  return (
    <Form id="report" draft="anyone" action={action} values={values} hasFile>
      <input type="hidden" name="submission" value={submission} />
      <TextArea
        name="description"
        label="reports.description"
        hint="reports.descriptionHint"
        max={REPORT_TEXT_CHARACTERS_MAX}
        rows={4}
        required
      />
      <TextField
        name="title"
        label="reports.shortTitle"
        hint="reports.shortTitleHint"
        max={ISSUE_TITLE_CHARACTERS_MAX}
      />
      <TextField
        name="reporter"
        label="reports.reporter"
        hint="reports.reporterHint"
        max={REPORTER_CHARACTERS_MAX}
        autoComplete="name"
      />
      <FileField
        name={PHOTOS_FIELD}
        id="field-camera"
        // Shown below the other field of this name.
        error=""
        label="reports.takePhoto"
        accept={ACCEPTED_PHOTOS}
        capture="environment"
      />
      <FileField
        name={PHOTOS_FIELD}
        label="reports.choosePhotos"
        hint={["reports.photosHint", limits]}
        accept={ACCEPTED_PHOTOS}
        multiple
      />
      <SubmitButton text="reports.send" />
    </Form>
  )
}

export function ReportThanksPage({
  machine,
  path,
  reference,
}: {
  machine: string
  path: string
  reference: string
}) {
  const { t } = useView()
  return (
    <ReportCard title={t("reports.thanksTitle")} machine={machine}>
      <p>{t("reports.thanks")}</p>
      <p className="report-reference">
        <span className="muted">{t("reports.reference")}</span>
        <strong>{reference}</strong>
      </p>
      <p className="muted">{t("reports.referenceHint")}</p>
      <ButtonLink href={`${path}?${FORM_QUERY}`} icon="plus">
        {t("reports.reportAnother")}
      </ButtonLink>
    </ReportCard>
  )
}

function ReportCard({ title, machine, children }: { title: string; machine: string; children: ReactNode }) {
  return (
    <PublicLayout title={title} styles="label">
      <Card title={title}>
        <p className="report-machine">{machine}</p>
        {children}
      </Card>
    </PublicLayout>
  )
}
