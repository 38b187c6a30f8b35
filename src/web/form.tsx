/** Forms that work with and without htmx: the server answers 422 with the same form and its errors. */
import { type ComponentProps, type ReactNode, useContext } from "react"
import { Button, ButtonLink } from "./button.tsx"
import { FormContext, type FormState, useFormErrors, useRefusal } from "./form-context.ts"
import type { FormErrors } from "./form-errors.ts"
import { Icon } from "./icon.tsx"
import { SUBMISSION_FIELD } from "./repeated-submissions.ts"
import { SEARCH_DELAY_MS } from "./search-bar.tsx"
import { Text } from "./text.ts"
import type { TextKey, TextRef } from "./texts/i18n.ts"
import { useView } from "./view.ts"

interface FormProps {
  /** Id of the form element: a 422 answer morphs the same element, so that input and focus stay. */
  id: string
  /** The URL it posts to; on success the server answers with HX-Redirect or HX-Location. */
  action: string
  /** In place of that of its address, where several forms post there; null for none. */
  refusal?: FormErrors | null | undefined
  /** A sentence about the whole form, already translated, in place of that of its refusal. */
  error?: string | null
  /** What the controls show, by their names. */
  values?: object
  /** What is saved now, by the names of the controls: shown beside those that differ after a concurrent save. */
  saved?: object | null | false
  /** The URL of the current state, offered after a concurrent save. */
  current?: string | null | false
  /** Input survives a reload, a failed save and an expired sign-in; `anyone`: also of a reader who is not signed in. */
  draft?: boolean | "anyone"
  /** One of the fields is a file. */
  hasFile?: boolean
  children: ReactNode
}

/** A form that is replaced by its response; the controls show the errors of their names. */
export function Form(form: FormProps) {
  const { id, action, current, draft = false, hasFile = false, children } = form
  const { csrf, t, actor } = useView()
  const refusalOfAddress = useRefusal(action)
  const refusal = form.refusal === undefined ? refusalOfAddress : form.refusal
  const error = form.error === undefined ? refusal?.error : form.error
  const conflict = refusal?.status === 409 && current
  const state = {
    values: (form.values ?? {}) as FormState["values"],
    errors: refusal?.errors ?? {},
    version: refusal?.version,
    differing: refusal?.differing,
    saved: form.saved ? (form.saved as FormState["values"]) : undefined,
  }
  return (
    <form
      id={id}
      data-draft={draft ? (actor?.username ?? (draft === "anyone" ? "" : undefined)) : undefined}
      method="post"
      action={action}
      hx-post={action}
      hx-target="this"
      hx-swap="outerMorph"
      className="form"
      encType={hasFile ? "multipart/form-data" : undefined}
      hx-encoding={hasFile ? "multipart/form-data" : undefined}
      noValidate
    >
      <input type="hidden" name="_csrf" value={csrf} />
      {actor && <input type="hidden" name={SUBMISSION_FIELD} value={crypto.randomUUID()} />}
      {error && (
        <Notice tone="red">
          {error}
          {conflict && (
            <>
              {" "}
              <a href={conflict} target="_blank" rel="noopener">
                {t("shell.currentState")}
              </a>
            </>
          )}
        </Notice>
      )}
      <FormContext.Provider value={state}>{children}</FormContext.Provider>
    </form>
  )
}

/**
 * The version that the form is about. A form that was refused keeps the one that its reader has seen: with the stored one,
 * the next attempt would silently replace what another user has saved meanwhile.
 */
export function VersionField({ stored }: { stored: number | string }) {
  return <input type="hidden" name="version" value={useContext(FormContext).version ?? stored} />
}

/**
 * The form of an object with a page of its own, `<list>/<id>`, which it posts to; that of a new one posts to `<list>/new`.
 *
 * @param entity  null for a new one
 */
export function EntityForm({
  list,
  entity,
  children,
  ...form
}: Omit<FormProps, "action" | "current" | "draft"> & {
  list: string
  entity: { id: string; version: number } | null
}) {
  return (
    <Form
      draft
      action={`${list}/${entity?.id ?? "new"}`}
      current={entity && `${list}/${entity.id}`}
      {...form}
    >
      {entity && <VersionField stored={entity.version} />}
      {children}
    </Form>
  )
}

/** The `hx-trigger` of what the server computes from the fields in an element, while they change. */
export const FIELDS_TRIGGER = `input delay:${SEARCH_DELAY_MS}ms, change delay:${SEARCH_DELAY_MS}ms`

/** Fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className="field-row">{children}</div>

/** Fields that belong together, below their name. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form-section">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

/** A part of a form that is folded away, and open where one of its fields has an error. */
export function FormFold({
  title,
  fields,
  children,
}: {
  title: string
  /** Names of the fields, or of the records that they belong to. */
  fields: readonly string[]
  children: ReactNode
}) {
  const errors = useFormErrors()
  const isWrong = Object.keys(errors).some((name) =>
    fields.some((field) => name === field || name.startsWith(`${field}.`)),
  )
  return (
    <details className="fold" open={isWrong || undefined}>
      <summary>{title}</summary>
      <div className="form">{children}</div>
    </details>
  )
}

/** A heading in a long form, with a quiet remark beside it. */
export function Legend({ children, note }: { children: ReactNode; note?: string }) {
  return (
    <h2 className="legend">
      {children}
      {note && <small className="muted">{note}</small>}
    </h2>
  )
}

/** The button that sends a form. */
export function SubmitButton({ text }: { text: TextKey }) {
  const { t } = useView()
  return (
    <Button type="submit" kind="primary">
      {t(text)}
    </Button>
  )
}

/** The buttons at the end of a form, the main one first. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className="form-actions">{children}</div>
)

/** Filled by `islands/page/unsaved-changes.ts`. */
function UnsavedChanges() {
  const { t } = useView()
  const [names, number] = ["{{names}}", "{{number}}"]
  return (
    <small
      className="muted"
      role="status"
      data-unsaved=""
      data-one={t("shell.unsavedOne", { names })}
      data-many={t("shell.unsavedMany", { names, number })}
    />
  )
}

/**
 * The end of a form that saves, or goes back to `home`; `children` are further ways to save.
 *
 * @param discards  `home` is this form as it was saved: so is the page's own address
 */
export function SaveOrCancel({
  home,
  isSticky = false,
  save,
  discards,
  after,
  namesChanges = false,
  children,
}: {
  home: string
  /** Stays in view while a long form scrolls. */
  isSticky?: boolean
  /** In the place of the button that saves. */
  save?: ReactNode
  discards?: boolean
  /** Says which fields are not as they were saved, for a long form. */
  namesChanges?: boolean
  /** Behind the two. */
  after?: ReactNode
  children?: ReactNode
}) {
  const { t, path } = useView()
  const isSamePage = pathOf(home) === pathOf(path)
  return (
    <div className={isSticky ? "form-actions sticky-save" : "form-actions"}>
      {save ?? <SubmitButton text="shell.save" />}
      {children}
      <ButtonLink href={home} kind="quiet">
        {t((discards ?? isSamePage) ? "shell.discard" : "shell.cancel")}
      </ButtonLink>
      {namesChanges && <UnsavedChanges />}
      {after}
    </div>
  )
}

const pathOf = (address: string) => address.split("?", 1)[0]

/** A sentence that must not be missed. */
export function Notice({
  tone,
  children,
}: {
  tone: "red" | "amber" | "blue" | "green"
  children: ReactNode
}) {
  return (
    <div className={`notice tone-${tone}`} role={tone === "red" ? "alert" : "status"}>
      <Icon name={tone === "green" ? "check" : tone === "blue" ? "info" : "warning"} />
      <div>{children}</div>
    </div>
  )
}

/** A button that posts by itself, e.g. "Take". */
export function ActionButton({
  action,
  fields,
  target,
  text,
  ...button
}: Pick<ComponentProps<typeof ActionForm>, "action" | "fields" | "target"> &
  ComponentProps<typeof Button> & { text: TextRef }) {
  return (
    <ActionForm action={action} fields={fields} target={target}>
      <Button type="submit" {...button}>
        <Text content={text} />
      </Button>
    </ActionForm>
  )
}

/**
 * A form of a single button that is drawn by itself. `fields` travel as hidden inputs. The answer is HX-Redirect for htmx, 303
 * without, or takes the place of `target`, or goes where attributes of htmx say; a refusal is shown as a toast and leaves the
 * page as it is.
 */
export function ActionForm({
  action,
  fields = {},
  target,
  children,
  ...rest
}: ComponentProps<"form"> & {
  action: string
  fields?: Record<string, string> | undefined
  /** A selector. */
  target?: string | undefined
}) {
  const { csrf } = useView()
  return (
    <form
      method="post"
      action={action}
      hx-post={action}
      hx-target={target}
      hx-swap={target ? "outerHTML" : "none"}
      {...rest}
    >
      <input type="hidden" name="_csrf" value={csrf} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
