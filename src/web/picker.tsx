/**
 * A picker of users, groups or roles out of thousands: the choice, and a list that the server searches. Its options are radio
 * buttons or checkboxes of the form around it; the script moves what is picked to the choice, so that a further search keeps it.
 */

import { FieldNotes, type Hint, noteAttributes } from "./field-frame.tsx"
import { useFormError, useSavedInstead } from "./form-context.ts"
import { idFieldName } from "./form-values.ts"
import { Icon } from "./icon.tsx"
import { SEARCH_DELAY_MS } from "./search-bar.tsx"
import { resolveText, type TextRef } from "./texts/i18n.ts"
import { useView } from "./view.ts"

/** What pickers search; `/pickers/<kind>` answers with the options. */
const PICKER_KINDS = ["users", "usergroups", "devices", "devicegroups", "deviceroles", "systemroles"] as const
export type PickerKind = (typeof PICKER_KINDS)[number]

/** Name of the search field, which must differ from the search of a list around it. */
export const PICKER_SEARCH = "pick"

export interface PickerOption {
  id: string
  label: string
  /** Distinguishes options with the same label. */
  detail?: string
}

interface PickerProps {
  name: string
  label: TextRef
  /** What is searched, or the path of a page that answers with the options of one machine. */
  kind: PickerKind | `/devices/${string}`
  chosen: readonly PickerOption[]
  /** What no choice means; "None" without it. */
  none?: TextRef
  /** Any number of options, as checkboxes. */
  multiple?: boolean
  required?: boolean
  hint?: Hint
  /** A validation message key. */
  error?: string
  /** Options that cannot be chosen, such as a group as its own parent. */
  excludedId?: string
}

export function Picker(picker: PickerProps) {
  const { name, kind, chosen, multiple = false, required = false, hint } = picker
  const formError = useFormError(name)
  const error = picker.error ?? formError
  // The form knows the identifier alone.
  const saved = useSavedInstead(name) === undefined ? undefined : null
  const { t } = useView()
  const label = resolveText(t, picker.label)
  const id = pickerId(name)
  const query = new URLSearchParams({ name })
  if (multiple) query.set("multiple", "true")
  if (picker.excludedId) query.set("excluded", picker.excludedId)
  const path = kind.startsWith("/") ? kind : `/pickers/${kind}`
  const hasNone = !multiple && !required
  const none = resolveText(t, picker.none ?? "picker.none")
  const nothing = hasNone ? none : t("picker.choose")
  return (
    <div className={error ? "field picker field-invalid" : "field picker"} id={id}>
      <span className="field-label" id={`${id}-label`}>
        {label}
        {!required && !multiple && <span className="field-optional">{t("shell.optional")}</span>}
      </span>
      <details className="picker-box">
        <summary
          className="input picker-summary"
          aria-labelledby={`${id}-label ${id}-shown`}
          {...noteAttributes({ id, hint, error, saved })}
        >
          <span className="picker-shown" id={`${id}-shown`} data-none={nothing}>
            {chosen.map((option) => option.label).join(", ") || nothing}
          </span>
          <Icon name="down" />
        </summary>
        <div className="picker-panel">
          <ul className="picker-chosen">
            {hasNone && (
              <li>
                <label className="picker-option">
                  <input type="radio" name={name} value="" defaultChecked={chosen.length === 0} />
                  <span>{none}</span>
                </label>
              </li>
            )}
            {chosen.map((option) => (
              <PickerItem key={option.id} option={option} name={name} multiple={multiple} isChosen />
            ))}
          </ul>
          <input
            type="search"
            className="input picker-search"
            name={PICKER_SEARCH}
            placeholder={t("shell.search")}
            aria-label={`${t("shell.search")}: ${label}`}
            autoComplete="off"
            hx-get={`${path}?${query}`}
            hx-trigger={`input delay:${SEARCH_DELAY_MS}ms`}
            hx-target={`#${id}-results`}
            hx-swap="innerHTML"
            hx-sync="this:replace"
          />
          <ul className="picker-results" id={`${id}-results`} />
        </div>
      </details>
      <FieldNotes id={id} hint={hint} error={error} saved={saved} />
    </div>
  )
}

/** Ids have no dots: selectors would take what follows one for a class. */
function pickerId(name: string): string {
  return `picker-${name.replaceAll(".", "-")}`
}

function PickerItem({
  option,
  name,
  multiple,
  isChosen = false,
}: {
  option: PickerOption
  name: string
  multiple: boolean
  isChosen?: boolean
}) {
  const control = multiple
    ? { type: "checkbox", name: idFieldName(name, option.id), value: "true" }
    : { type: "radio", name, value: option.id }
  return (
    <li>
      <label className="picker-option">
        <input {...control} defaultChecked={isChosen} />
        <span>{option.label}</span>
        {option.detail && <small className="muted">{option.detail}</small>}
      </label>
    </li>
  )
}

/** The answer to a search: options that are not chosen yet, and how many more there are. */
export function PickerResults({
  options,
  total,
  name,
  multiple,
}: {
  options: readonly PickerOption[]
  total: number
  name: string
  multiple: boolean
}) {
  const { t } = useView()
  return (
    <>
      {options.map((option) => (
        <PickerItem key={option.id} option={option} name={name} multiple={multiple} />
      ))}
      {options.length === 0 && <li className="picker-note">{t("picker.nothingFound")}</li>}
      {total > options.length && <li className="picker-note">{t("picker.more")}</li>}
    </>
  )
}
