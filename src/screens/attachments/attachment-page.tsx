/** One file of an issue: what it shows, its scan, and what may be done with it. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Attachment } from "../../maintenance/attachments/contract.ts"
import { downloadProblem } from "../../maintenance/attachments/rules.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { ActionRow } from "../../web/action-row.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { Dialog, DialogActions, dialogTrigger } from "../../web/dialog.tsx"
import { ActionButton, Form, Notice } from "../../web/form.tsx"
import { Layout } from "../../web/layout.tsx"
import { Columns, PageHeader, Panel } from "../../web/panel.tsx"
import { formatSize } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"
import { attachmentPath, FileFacts, FilePreview } from "./file-parts.tsx"
import { ScanBadge } from "./scan-badge.tsx"

interface AttachmentPageProps {
  issue: Issue
  file: Attachment
  actor: Actor
  access: DeviceAccess
  /** The beginning of a text file; null for files without a text preview. */
  text: string | null
}

export function AttachmentPage(props: AttachmentPageProps) {
  const { t, lang } = useView()
  const { issue, file } = props
  const home = `/devices/${issue.deviceId}/issues/${issue.id}`
  const crumbs = [
    { label: t("terms.machines"), href: "/devices" },
    { label: issue.deviceName, href: `/devices/${issue.deviceId}` },
    { label: issue.title, href: home },
    { label: t("files.title"), href: `${home}?tab=attachments` },
    { label: file.fileName },
  ]
  return (
    <Layout title={file.fileName} section="issues" crumbs={crumbs}>
      <PageHeader
        title={file.fileName}
        badges={<ScanBadge scanState={file.antivirusScanState} infectionFound={file.infectionFound} />}
        actions={<Actions {...props} />}
      >
        {formatSize(file.sizeBytes, lang)} · {file.createdBy.displayName}
      </PageHeader>
      {file.infectionFound && (
        <div className="page-notice">
          <Notice tone="red">{t("files.infectedNotice")}</Notice>
        </div>
      )}
      <Columns
        aside={
          <Panel title={t("files.fileDetails")} icon="file">
            <FileFacts file={file} issueId={issue.id} />
          </Panel>
        }
      >
        <Panel title={t("files.preview")} icon="eye">
          <FilePreview path={attachmentPath(issue, file)} file={file} text={props.text} />
        </Panel>
      </Columns>
    </Layout>
  )
}

function Actions({ issue, file, actor, access }: AttachmentPageProps) {
  const { t } = useView()
  const path = attachmentPath(issue, file)
  const { downloadDisabled, antivirusScanState: scanState } = file
  const problem = downloadProblem({ downloadDisabled, scanState })
  const mayUpdate = hasDeviceAuthority(actor, access, "ATTACHMENT_UPDATE")
  return (
    <ActionRow>
      {problem ? (
        <Button icon="lock" disabledReason={t(`errors.${problem}`, { name: file.fileName })}>
          {t("files.download")}
        </Button>
      ) : (
        <ButtonLink href={`/api${path}/file`} icon="download" kind="primary">
          {t("files.download")}
        </ButtonLink>
      )}
      {mayUpdate && (
        <Button icon="edit" {...dialogTrigger(`${path}/rename`)}>
          {t("files.rename")}
        </Button>
      )}
      {mayUpdate && (
        <ActionButton
          action={`${path}/download`}
          fields={{ version: String(file.version), disabled: String(!downloadDisabled) }}
          icon={downloadDisabled ? "check" : "lock"}
          text={downloadDisabled ? "files.allowDownload" : "files.forbidDownload"}
        />
      )}
      {mayUpdate && <ActionButton action={`${path}/scan`} icon="shield" text="files.rescan" />}
      {hasDeviceAuthority(actor, access, "ATTACHMENT_DELETE") && (
        <Button icon="delete" {...dialogTrigger(`${path}/delete`)}>
          {t("files.delete")}
        </Button>
      )}
    </ActionRow>
  )
}

export function DeleteFileDialog({ path, file }: { path: string; file: Attachment }) {
  const { t } = useView()
  return (
    <Dialog id="delete-file" title={t("files.deleteTitle")} size="small">
      <Form id="delete-file-form" action={`${path}/delete`}>
        <p>{t("files.deleteConfirm", { name: file.fileName })}</p>
        <DialogActions submit="files.delete" kind="danger" />
      </Form>
    </Dialog>
  )
}
