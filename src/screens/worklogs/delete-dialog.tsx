/** The confirmation before a log is deleted. */
import type { WorkLog } from "../../maintenance/worklogs/contract.ts"
import { DialogActions } from "../../web/dialog.tsx"
import { Form } from "../../web/form.tsx"
import { useView } from "../../web/view.ts"

interface DeleteLogProps {
  /** Path of the log's page. */
  path: string
  log: WorkLog
}

export function DeleteLogForm({ path, log }: DeleteLogProps) {
  const { t } = useView()
  return (
    <Form id="delete-log-form" action={`${path}/delete`}>
      <p>{t("book.deleteLogConfirm", { title: log.title })}</p>
      <DialogActions submit="book.deleteLog" kind="danger" />
    </Form>
  )
}
