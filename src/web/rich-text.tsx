/** Rich text shown, and edited as far as a plain text field can. */
import { htmlOfText, textOfHtml } from "../base/rich-text.ts"
import { TextArea } from "./field.tsx"
import { useView } from "./view.ts"

/**
 * Shows rich text.
 *
 * @param html  sanitised when it was written (`base/rich-text`); htmx must not read attributes in it
 */
export function RichText({ html }: { html: string }) {
  if (html === "") return <p className="muted">–</p>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on write to a list of tags without attributes but href
  return <div className="prose" hx-ignore="" dangerouslySetInnerHTML={{ __html: html }} />
}

/** A text field over rich text. Text with markup is edited as its HTML, so that none of it is lost. */
export function RichTextField(field: {
  name: string
  label: string
  html: string
  max: number
  error?: string
  hint?: string
}) {
  const { t } = useView()
  const text = textOfHtml(field.html)
  return (
    <>
      <input type="hidden" name={`${field.name}Form`} value={text === null ? "html" : "text"} />
      <TextArea
        name={field.name}
        label={field.label}
        value={text ?? field.html}
        max={field.max}
        error={field.error}
        hint={text === null ? t("shell.editedAsHtml") : field.hint}
        rows={6}
      />
    </>
  )
}

/** What a posted `RichTextField` says, as HTML. */
export function richTextOf(form: Record<string, string>, name: string): string {
  const given = form[name] ?? ""
  return form[`${name}Form`] === "html" ? given : htmlOfText(given)
}
