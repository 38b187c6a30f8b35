/** The rows of a checklist in a form: added, moved and removed by buttons and keys (`islands/page/checklist-editor.ts`). */
import {
  CHECKLIST_ITEMS_MAX,
  ITEM_KINDS,
  ITEM_TEXT_CHARACTERS_MAX,
  ITEM_UNIT_CHARACTERS_MAX,
} from "../../../maintenance/issues/checklist/rules.ts"
import { Button, IconButton } from "../../../web/button.tsx"
import { useFormErrors } from "../../../web/form-context.ts"
import { validationText } from "../../../web/texts/i18n.ts"
import { useView } from "../../../web/view.ts"
import { EMPTY_ROW, type ItemRow, rowErrors } from "./editor-values.ts"

/** Key of the row that the script copies. */
const TEMPLATE_KEY = "new"
/** Key of the row for browsers without script. */
const FURTHER_KEY = "further"

export function ChecklistEditor({
  rows,
  list,
}: {
  rows: readonly ItemRow[]
  /** Name of the list in the body of the call. */
  list: string
}) {
  const { t } = useView()
  const errors = useFormErrors()
  const own = rowErrors(errors, list, rows)
  return (
    <div data-item-editor={CHECKLIST_ITEMS_MAX}>
      <ol className="item-rows" data-item-rows="">
        {rows.map((row) => (
          <ItemRowFields key={row.key} row={row} errors={own} />
        ))}
      </ol>
      <noscript>
        <ol className="item-rows">
          <ItemRowFields row={{ ...EMPTY_ROW, key: FURTHER_KEY }} errors={{}} />
        </ol>
      </noscript>
      <template data-item-template="">
        <ItemRowFields row={{ ...EMPTY_ROW, key: TEMPLATE_KEY }} errors={{}} />
      </template>
      {errors[list] && (
        <p className="field-error" role="alert">
          {validationText(t, errors[list])}
        </p>
      )}
      <p
        className="visually-hidden"
        role="status"
        data-item-status=""
        data-moved={t("checklist.moved", { position: "{{position}}", count: "{{count}}" as never })}
        data-removed={t("checklist.removed")}
      />
      <Button icon="plus" data-item-add="">
        {t("checklist.addItem")}
      </Button>
    </div>
  )
}

function ItemRowFields({ row, errors }: { row: ItemRow; errors: Record<string, string> }) {
  const { t } = useView()
  const name = (field: string) => `item.${row.key}.${field}`
  const [field, message] = ["text", "unit", "minimum", "maximum", "kind"]
    .map((one) => [one, errors[`${row.key}.${one}`]] as const)
    .find(([, found]) => found !== undefined) ?? [null, undefined]
  const errorId = `item-${row.key}-error`
  const invalid = (one: string) =>
    one === field ? { "aria-invalid": true as const, "aria-describedby": errorId } : {}
  return (
    <li className="item-row" data-item="">
      <input type="hidden" name={name("id")} defaultValue={row.id} />
      <input
        className="input item-text"
        name={name("text")}
        defaultValue={row.text}
        aria-label={t("checklist.itemText")}
        data-counter={ITEM_TEXT_CHARACTERS_MAX}
        autoComplete="off"
        {...invalid("text")}
      />
      <span>
        <IconButton label={t("checklist.moveUp")} icon="up" data-item-up="" />
        <IconButton label={t("checklist.moveDown")} icon="down" data-item-down="" />
        <IconButton label={t("checklist.remove")} icon="delete" data-item-remove="" />
      </span>
      <span className="item-options">
        <select
          className="input"
          name={name("kind")}
          defaultValue={row.kind}
          aria-label={t("checklist.kind")}
          {...invalid("kind")}
        >
          {ITEM_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`checklist.kind_${kind}`)}
            </option>
          ))}
        </select>
        {(["minimum", "maximum", "unit"] as const).map((one) => (
          <label key={one} className="item-number">
            <span>{t(`checklist.${one}`)}</span>
            <input
              className="input"
              name={name(one)}
              defaultValue={row[one]}
              inputMode={one === "unit" ? undefined : "decimal"}
              maxLength={one === "unit" ? ITEM_UNIT_CHARACTERS_MAX : undefined}
              autoComplete="off"
              {...invalid(one)}
            />
          </label>
        ))}
        <label className="checkbox">
          <input type="checkbox" name={name("required")} value="true" defaultChecked={row.required} />
          <span>{t("checklist.required")}</span>
        </label>
      </span>
      {message && (
        <p className="field-error" id={errorId}>
          {validationText(t, message)}
        </p>
      )}
    </li>
  )
}
