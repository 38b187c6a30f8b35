/** The field on an issue's page in which the next log is written; it saves what the form of a log saves. */
import type { Issue } from "../../maintenance/issues/contract.ts"
import { LOG_DESCRIPTION_CHARACTERS_MAX, LOG_TITLE_CHARACTERS_MAX } from "../../maintenance/worklogs/rules.ts"
import { Button } from "../../web/button.tsx"
import { TextField } from "../../web/field.tsx"
import { Form, FormActions } from "../../web/form.tsx"
import { RichTextField } from "../../web/rich-text.tsx"
import { useView } from "../../web/view.ts"
import { UploadZone } from "../attachments/upload-zone.tsx"

interface LogComposerProps {
  issue: Pick<Issue, "id" | "deviceId">
  title: string
  description: string
  /** Files can be added beside the log. */
  mayAttach?: boolean
}

export function LogComposer({ issue, title, description, mayAttach }: LogComposerProps) {
  const { t } = useView()
  return (
    <div className="panel composer">
      <Form
        id="log-composer"
        draft
        action={`/devices/${issue.deviceId}/issues/${issue.id}/logs`}
        values={{ title, description }}
      >
        <TextField
          name="title"
          id="log-title"
          label="book.composerTitle"
          max={LOG_TITLE_CHARACTERS_MAX}
          shortcut="l"
          required
        />
        <RichTextField
          name="description"
          id="log-description"
          label="book.composerText"
          max={LOG_DESCRIPTION_CHARACTERS_MAX}
          rows={3}
        />
        <FormActions>
          {mayAttach && <UploadZone issue={issue} isCompact />}
          <Button type="submit">{t("book.saveLog")}</Button>
        </FormActions>
      </Form>
    </div>
  )
}
