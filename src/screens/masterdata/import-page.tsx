import { COLUMNS } from "../../maintenance/masterdata/fields-kinds.ts"
import {
  IMPORT_BYTES_MAX,
  IMPORT_KEPT_HOURS,
  IMPORT_ROWS_MAX,
  type MasterDataKind,
} from "../../maintenance/masterdata/rules.ts"
import type { Column as FileColumn } from "../../maintenance/masterdata/rules-cells.ts"
import type { ImportRun } from "../../maintenance/masterdata/store.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { FileField } from "../../web/field.tsx"
import { FormActions, Notice, SubmitButton } from "../../web/form.tsx"
import { Columns, Panel } from "../../web/panel.tsx"
import { type Column, Table } from "../../web/table.tsx"
import { formatNumber, formatSize, spreadsheetSeparator } from "../../web/texts/format.ts"
import type { TextKey } from "../../web/texts/i18n.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { StateBadge } from "./badges.tsx"

export const IMPORT_PATH = "/admin/import"

interface ImportPageProps {
  kind: MasterDataKind
  /** Those that the reader may export and import. */
  kinds: readonly MasterDataKind[]
  imports: readonly ImportRun[]
  hasMailer: boolean
}

export function ImportPage({ kind, kinds, imports, hasMailer }: ImportPageProps) {
  const view = useView()
  const { t } = view
  const separator = spreadsheetSeparator(view.lang)
  const address = (more: Record<string, string>) =>
    `/api/masterdata/${kind}/export?${new URLSearchParams({ separator, ...more })}`
  return (
    <AdminLayout
      section="import"
      subtitle={t("masterdata.intro")}
      tabs={kinds.map((id) => ({ id, label: t(`masterdata.kind_${id}`), href: `${IMPORT_PATH}?kind=${id}` }))}
      current={kind}
    >
      <Columns
        aside={
          <>
            <Panel title={t("masterdata.export")} icon="download">
              <p className="muted">{t(`masterdata.exportHint_${kind}`)}</p>
              <FormActions>
                <ButtonLink href={address({})} icon="download">
                  {t("masterdata.exportCsv")}
                </ButtonLink>
                <ButtonLink href={address({ template: "true" })} kind="quiet">
                  {t("masterdata.template")}
                </ButtonLink>
              </FormActions>
            </Panel>
            {imports.length > 0 && <RecentImports imports={imports} />}
          </>
        }
      >
        <Panel title={t("masterdata.upload")} icon="upload">
          {kind === "users" && (
            <Notice tone={hasMailer ? "blue" : "amber"}>
              {t(hasMailer ? "masterdata.newUsersGetEmail" : "masterdata.newUsersGetNoEmail")}
            </Notice>
          )}
          <UploadForm kind={kind} />
        </Panel>
        <details className="fold">
          <summary>{t("masterdata.columns")}</summary>
          <p className="muted">{t("masterdata.missingColumns")}</p>
          <ColumnTable kind={kind} />
        </details>
      </Columns>
    </AdminLayout>
  )
}

/** Sent by `islands/page/file-import.ts`: larger than a form may be. */
function UploadForm({ kind }: { kind: MasterDataKind }) {
  const { t, lang } = useView()
  return (
    <form
      className="form"
      data-file-import={`/api/masterdata/${kind}/imports`}
      data-opens={IMPORT_PATH}
      data-uploading={t("masterdata.uploading")}
      data-choose={t("masterdata.chooseFile")}
      noValidate
    >
      <FileField
        name="file"
        label="masterdata.file"
        hint={[
          "masterdata.fileHint",
          {
            rows: formatNumber(IMPORT_ROWS_MAX, lang),
            size: formatSize(IMPORT_BYTES_MAX, lang),
          },
        ]}
        accept=".csv,text/csv"
        required
      />
      <FormActions>
        <SubmitButton text="masterdata.check" />
        <span className="field-hint" role="status" />
      </FormActions>
    </form>
  )
}

function RecentImports({ imports }: { imports: readonly ImportRun[] }) {
  const { t, lang } = useView()
  const rows = (count: number) => formatNumber(count, lang)
  return (
    <Panel title={t("masterdata.recent")} icon="clock">
      <div className="stack">
        {imports.map(({ id, kind, fileName, state, createdOn, nextRow, rowCount }) => (
          <div key={id} className="cell-lines">
            <a href={`${IMPORT_PATH}/${id}`}>{fileName}</a>
            <span className="muted">
              {t(`masterdata.kind_${kind}`)} · <Time at={createdOn} form="minute" />
            </span>
            <span>
              <StateBadge state={state} />
            </span>
            {(state === "CHECKING" || state === "IMPORTING") && (
              <span className="muted">
                {t("masterdata.continues", { done: rows(nextRow - 1), total: rows(rowCount) })}
              </span>
            )}
          </div>
        ))}
      </div>
      <p className="field-hint">{t("masterdata.recentHint", { count: IMPORT_KEPT_HOURS })}</p>
    </Panel>
  )
}

function ColumnTable({ kind }: { kind: MasterDataKind }) {
  const { t } = useView()
  const columns: Column<FileColumn>[] = [
    {
      id: "name",
      head: "masterdata.columnName",
      narrow: "title",
      cell: ({ name, required }) => (
        <>
          <code>{name}</code>
          {required && <span className="muted"> ({t("masterdata.requiredColumn")})</span>}
        </>
      ),
    },
    {
      id: "meaning",
      head: "masterdata.columnMeaning",
      narrow: "labelled",
      cell: ({ label }) => <span className="cell-wrap">{t(label as TextKey)}</span>,
    },
    {
      id: "format",
      head: "masterdata.columnFormat",
      narrow: "labelled",
      cell: ({ kind: format, refers, options }) => (
        <span className="cell-wrap">
          {t(`masterdata.format_${format}${refers ? `_${refers}` : ""}` as TextKey, {
            options: options?.join(", ") ?? "",
          })}
        </span>
      ),
    },
  ]
  return <Table label="masterdata.columns" columns={columns} rows={COLUMNS[kind]} />
}
