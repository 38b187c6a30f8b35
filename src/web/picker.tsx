/**
 * A picker of users, groups or roles out of thousands: the choice, and a list that the server searches. Its options are radio
 * buttons or checkboxes of the form around it; the script moves what is picked to the choice, so that a further search keeps it.
 */

import { Initials } from "./avatar.tsx"
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

/** People and groups together have `group:` or `user:` before their ids. */
export type OptionKind = PickerKind | "assignees"

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
  kind: OptionKind
  /** The page that answers with the options of one machine, in place of that of the kind. */
  path?: `/devices/${string}`
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
  const path = picker.path ?? `/pickers/${kind}`
  const [first] = chosen
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
          {first && chosen.length === 1 && <OptionInitials kind={kind} option={first} />}
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
                  <span className="picker-name">{none}</span>
                </label>
              </li>
            )}
            {chosen.map((option) => (
              <PickerItem
                key={option.id}
                kind={kind}
                option={option}
                name={name}
                multiple={multiple}
                isChosen
              />
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
  kind,
  option,
  name,
  multiple,
  isChosen = false,
}: {
  kind: OptionKind
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
        <OptionInitials kind={kind} option={option} />
        <span className="picker-name">{option.label}</span>
        {option.detail && <small className="muted">{option.detail}</small>}
      </label>
    </li>
  )
}

/** Of a person or a group; other objects have none. */
function OptionInitials({ kind, option }: { kind: OptionKind; option: PickerOption }) {
  const isGroup = kind === "usergroups" || option.id.startsWith("group:")
  if (!isGroup && kind !== "users" && kind !== "assignees") return null
  return <Initials name={option.label} isGroup={isGroup} />
}

/** The answer to a search: options that are not chosen yet, and how many more there are. */
export function PickerResults({
  kind,
  options,
  total,
  name,
  multiple,
}: {
  kind: OptionKind
  options: readonly PickerOption[]
  total: number
  name: string
  multiple: boolean
}) {
  const { t } = useView()
  return (
    <>
      {options.map((option) => (
        <PickerItem key={option.id} kind={kind} option={option} name={name} multiple={multiple} />
      ))}
      {options.length === 0 && <li className="picker-note">{t("picker.nothingFound")}</li>}
      {total > options.length && <li className="picker-note">{t("picker.more")}</li>}
    </>
  )
}
