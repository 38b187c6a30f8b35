/** Keeps the filters of the issue list under a name. */
import { FILTER_NAME_CHARACTERS_MAX } from "../../../maintenance/issues/saved-filters/store.ts"
import { DialogActions } from "../../../web/dialog.tsx"
import { TextField } from "../../../web/field.tsx"
import { Form } from "../../../web/form.tsx"
import { TRIAGE_PATH } from "./addresses.ts"

interface FilterFormProps {
  query: string
  name?: string
}

export function FilterForm({ query, name }: FilterFormProps) {
  return (
    <Form id="filter-form" draft action={`${TRIAGE_PATH}/filters/new`} values={{ name }}>
      <input type="hidden" name="query" value={query} />
      <TextField
        name="name"
        label="triage.filterName"
        hint="triage.filterHint"
        max={FILTER_NAME_CHARACTERS_MAX}
        required
        autoFocus
      />
      <DialogActions submit="triage.saveFilter" />
    </Form>
  )
}
