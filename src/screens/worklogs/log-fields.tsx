/** The input fields of a log, shared by every form that edits one, and what they send. */

import { LOG_DESCRIPTION_CHARACTERS_MAX, LOG_TITLE_CHARACTERS_MAX } from "../../maintenance/worklogs/rules.ts"
import { TextField } from "../../web/field.tsx"
import { RichTextField, richTextFromForm } from "../../web/rich-text.tsx"
import type { TextKey } from "../../web/texts/i18n.ts"

export function logFromForm(form: Record<string, string>) {
  return { title: form.title ?? "", description: richTextFromForm(form, "description") }
}

/** The form has the values of both; the description is sanitised HTML. */
export function LogFields({ hint }: { hint?: TextKey }) {
  return (
    <>
      <TextField name="title" label="worklogs.logTitle" max={LOG_TITLE_CHARACTERS_MAX} autoFocus required />
      <RichTextField
        name="description"
        label="worklogs.logDescription"
        max={LOG_DESCRIPTION_CHARACTERS_MAX}
        hint={hint}
      />
    </>
  )
}
