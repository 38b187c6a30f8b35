/** Giving a file another name. */
import type { Attachment } from "../../maintenance/attachments/contract.ts"
import { FILE_NAME_CHARACTERS_MAX } from "../../maintenance/attachments/rules.ts"
import { extensionOf } from "../../system/files/rules.ts"
import { DialogActions } from "../../web/dialog.tsx"
import { TextField } from "../../web/field.tsx"
import { Form, VersionField } from "../../web/form.tsx"

interface RenameProps {
  /** Path of the file. */
  path: string
  file: Attachment
  /** The name as typed before a refusal. */
  given?: string
}

export function RenameForm({ path, file, given }: RenameProps) {
  const extension = extensionOf(file.fileName)
  return (
    <Form
      id="rename-file-form"
      draft
      action={`${path}/rename`}
      values={{ fileName: given ?? file.fileName }}
      current={path}
    >
      <VersionField stored={file.version} />
      <TextField
        name="fileName"
        label="files.newName"
        hint={extension !== "" && ["files.extensionStays", { extension }]}
        max={FILE_NAME_CHARACTERS_MAX}
        required
        autoFocus
      />
      <DialogActions submit="files.rename" />
    </Form>
  )
}
