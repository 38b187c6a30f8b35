/** The frame of identity providers and directories: the list, the form of one, and its test. */
import type { ComponentProps, ReactNode } from "react"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { Badge } from "../../web/badge.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { InUseDialog } from "../../web/confirm-dialog.tsx"
import { Dialog, DialogActions, dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { PasswordField } from "../../web/field.tsx"
import { Form, Notice, SaveOrCancel, VersionField } from "../../web/form.tsx"
import { Icon } from "../../web/icon.tsx"
import { Panel } from "../../web/panel.tsx"
import type { TextKey } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"

/** A kind of source of users: identity providers or directories. */
export interface SourceKindProps {
  section: "providers" | "directories"
  path: string
  /** Of the form; its checks name it. */
  formId: string
}

export interface SourceEntry {
  id: string
  name: string
  /** Address of the source: issuer or server. */
  place: string
  enabled: boolean
  /** Users who come from it. */
  users: number
}

/** @param current  id of the one that is shown; null for a new one, undefined for none */
export function SourcesPage({
  kind,
  entries,
  current,
  form,
  test,
}: {
  kind: SourceKindProps
  entries: readonly SourceEntry[]
  current: string | null | undefined
  form?: ReactNode
  test?: ReactNode
}) {
  const { t } = useView()
  return (
    <AdminLayout
      title={t(`admin.section_${kind.section}`)}
      section={kind.section}
      subtitle={t(`sources.intro_${kind.section}`)}
      actions={
        <ButtonLink href={`${kind.path}/new`} icon="plus">
          {t(`sources.add_${kind.section}`)}
        </ButtonLink>
      }
    >
      <Panel flush>
        {entries.length === 0 && current === undefined ? (
          <EmptyState icon="external">{t(`sources.none_${kind.section}`)}</EmptyState>
        ) : (
          <div className="master">
            <nav className="picks" aria-label={t(`admin.section_${kind.section}`)}>
              {entries.map(({ id, name, place, enabled, users }) => (
                <a
                  key={id}
                  className="pick"
                  href={`${kind.path}/${id}`}
                  aria-current={id === current ? "true" : undefined}
                >
                  <Icon name="external" />
                  <span className="pick-head">
                    <strong>{name}</strong>
                    <Badge tone={enabled ? "green" : "neutral"}>
                      {t(enabled ? "sources.on" : "sources.off")}
                    </Badge>
                  </span>
                  <small className="muted">
                    {place} · {t("sources.userCount", { count: users })}
                  </small>
                </a>
              ))}
              {current === null && (
                <span className="pick" aria-current="true">
                  <Icon name="plus" />
                  <strong>{t(`sources.new_${kind.section}`)}</strong>
                </span>
              )}
              <p className="picks-end field-hint">{t("sources.localSuperusersHint")}</p>
            </nav>
            <div className="form-test">
              <div className="form-test-form">{form}</div>
              {test}
            </div>
          </div>
        )}
      </Panel>
    </AdminLayout>
  )
}

/** A secret that is never shown: blank keeps the stored one. */
export const StoredSecretField = ({
  isStored,
  ...field
}: {
  name: string
  label: TextKey
  isStored: boolean
}) => (
  <PasswordField
    {...field}
    hint={isStored ? "sources.secretStoredHint" : "sources.secretNotStored"}
    autoComplete="off"
  />
)

/** The address that the form of a source posts to. @param source  null for a new one */
export const sourceAddress = (kind: SourceKindProps, source: { id: string } | null) =>
  `${kind.path}/${source?.id ?? "new"}`

/** The form of a source, with its buttons. */
export function SourceForm({
  kind,
  source,
  children,
  ...form
}: Pick<ComponentProps<typeof Form>, "values" | "children"> & {
  kind: SourceKindProps
  /** Null for a new one. */
  source: { id: string; version: number } | null
}) {
  return (
    <Form id={kind.formId} {...form} action={sourceAddress(kind, source)} draft>
      {source && <VersionField stored={source.version} />}
      {children}
      <SourceActions kind={kind} id={source?.id ?? null} />
    </Form>
  )
}

/** The buttons below the form; a saved one can be deleted. */
function SourceActions({ kind, id }: { kind: SourceKindProps; id: string | null }) {
  const { t } = useView()
  return (
    <SaveOrCancel
      home={id ? `${kind.path}/${id}` : kind.path}
      isSticky
      discards={id !== null}
      after={
        id && (
          <ButtonLink
            href={`${kind.path}/${id}/delete`}
            kind="quiet"
            icon="delete"
            {...dialogTrigger(`${kind.path}/${id}/delete`)}
          >
            {t("shell.delete")}
          </ButtonLink>
        )
      }
    />
  )
}

interface DeleteProps {
  kind: SourceKindProps
  id: string
  name: string
}

/** @param usage  how many users and user groups have it; while there are any, it cannot be deleted */
export function DeleteSourceDialog({
  usage: { users, groups },
  ...props
}: DeleteProps & { usage: { users: number; groups: number } }) {
  const { t } = useView()
  const title = ["sources.deleteTitle", { name: props.name }] as const
  const uses = [
    users > 0 && t("sources.use_users", { count: users }),
    groups > 0 && t("sources.use_groups", { count: groups }),
  ].filter((use) => use !== false)
  if (uses.length > 0)
    return <InUseDialog id="delete-source" title={title} text="sources.inUse" uses={uses} />
  return (
    <Dialog id="delete-source" title={t(...title)} size="small">
      <DeleteSourceForm {...props} />
    </Dialog>
  )
}

export function DeleteSourceForm({ kind, id }: DeleteProps) {
  const { t } = useView()
  return (
    <Form id="delete-source-form" action={`${kind.path}/${id}/delete`}>
      <Notice tone="amber">{t("sources.deleteConsequence")}</Notice>
      <DialogActions submit="shell.delete" kind="danger" />
    </Form>
  )
}
