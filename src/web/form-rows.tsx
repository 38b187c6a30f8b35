/** Buttons of a form that add a row to it or remove one; the server answers with the form. */
import { Button, IconButton } from "./button.tsx"
import { rowCommand } from "./form-values.ts"
import { Text } from "./text.ts"
import { resolveText, type TextRef } from "./texts/i18n.ts"
import { useView } from "./view.ts"

interface RowButtonProps {
  /** Name of the button: that of the rows' list. */
  command: string
  text: TextRef
}

export const AddRowButton = ({ command, text }: RowButtonProps) => (
  <div>
    <Button type="submit" icon="plus" name={command} value={rowCommand("add", 0)}>
      <Text content={text} />
    </Button>
  </div>
)

/** @param at  the place of the row, from 0 */
export function RemoveRowButton({ command, at, text }: RowButtonProps & { at: number }) {
  const { t } = useView()
  return (
    <IconButton
      type="submit"
      formNoValidate
      name={command}
      value={rowCommand("remove", at)}
      label={resolveText(t, text)}
      icon="delete"
    />
  )
}
