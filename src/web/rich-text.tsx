/** Rich text shown, and edited as far as a plain text field can. */
import { htmlToText, textToHtml } from "../base/rich-text.ts"
import { TextArea } from "./field.tsx"
import type { Hint } from "./field-frame.tsx"
import { useFormValue } from "./form-context.ts"
import type { TextRef } from "./texts/i18n.ts"
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

/** What the editor's toolbar is called by (`islands/rich-text/toolbar.ts`). */
const EDITOR_LABELS = [
  ...(["toolbar", "bold", "italic", "underline", "strike", "heading", "bullets", "numbers"] as const),
  ...(["code", "undo", "redo", "link", "address", "apply", "invalidLink"] as const),
]

/** Text of the product itself, rendered from Markdown that allows no HTML (`screens/manual`). */
export function MarkdownText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes all HTML of its source
  return <div className="markdown" hx-ignore="" dangerouslySetInnerHTML={{ __html: html }} />
}

/** A text field over rich text, which the script replaces by an editor. Text with markup is edited as its HTML, so that none of it is lost. */
export function RichTextField(field: {
  name: string
  /** Id of the control; needed where a page and a dialog over it have fields of the same name. */
  id?: string
  label: TextRef
  /** In place of the value of the form. */
  html?: string
  max: number
  hint?: Hint
  /** Lines shown before it grows. */
  rows?: number
}) {
  const { t } = useView()
  const formValue = useFormValue(field.name)
  const html = field.html ?? formValue ?? ""
  const text = htmlToText(html)
  const labels = Object.fromEntries(EDITOR_LABELS.map((name) => [name, t(`editor.${name}`)]))
  return (
    <>
      <input type="hidden" name={`${field.name}Form`} value={text === null ? "html" : "text"} />
      <TextArea
        name={field.name}
        id={field.id}
        label={field.label}
        value={text ?? html}
        max={field.max}
        hint={text === null ? <noscript>{t("shell.editedAsHtml")}</noscript> : field.hint}
        rows={field.rows ?? 6}
        before={
          <div
            id={`editor-${field.id ?? field.name}`}
            className="rich-editor"
            data-labels={JSON.stringify(labels)}
          />
        }
      />
    </>
  )
}

/**
 * The value of a posted `RichTextField`, as HTML.
 *
 * @param saved  the HTML that the form was rendered from: returned unchanged when the field was not edited, because a
 *               text field does not preserve every space and line break
 */
export function richTextFromForm(form: Record<string, string>, name: string, saved = ""): string {
  const given = form[name] ?? ""
  const shown = htmlToText(saved) ?? saved
  if (normalizeLineEndings(given) === normalizeLineEndings(shown)) return saved
  return form[`${name}Form`] === "html" ? given : textToHtml(given)
}

/** Browsers send CR LF for each line break of a text field, and drop one at its start. */
function normalizeLineEndings(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/^\n/, "")
}
