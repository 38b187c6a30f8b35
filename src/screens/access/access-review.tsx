/** The access review: the sign-ins and other access of all users on one page, each ended with one click. */
import type { Page } from "../../base/page-request.ts"
import type { AccessEntry } from "../../identity/access/contract.ts"
import { ACCESS_KINDS, ACCESS_SORTS, type AccessKind } from "../../identity/access/rules.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { Badge } from "../../web/badge.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { ActionButton } from "../../web/form.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import { listHref } from "../../web/pager.tsx"
import { Tabs } from "../../web/panel.tsx"
import type { ColumnList } from "../../web/table.tsx"
import { Time, TimeOrNever } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { EndDialog } from "./sign-ins.tsx"

export const ACCESS_REVIEW_PATH = "/admin/access"

interface ReviewFilter {
  search: string
  kind?: AccessKind
  userId?: string
}

export function AccessPage({
  entries,
  filter,
  mayEnd,
}: {
  entries: Page<AccessEntry>
  filter: ReviewFilter
  mayEnd: boolean
}) {
  const { t } = useView()
  const { search, ...rest } = filter
  const keep = rest as Record<string, string>
  return (
    <AdminLayout
      title={t("access.title")}
      section="access"
      subtitle={t("access.reviewIntro")}
      actions={
        <ButtonLink
          href={listHref("/admin/access.csv", { ...keep, search })}
          icon="download"
          data-same-query=""
        >
          {t("access.export")}
        </ButtonLink>
      }
    >
      <Tabs
        label={t("access.column_kind")}
        current={filter.kind ?? "ALL"}
        tabs={(["ALL", ...ACCESS_KINDS] as const).map((kind) => ({
          id: kind,
          label: t(`access.kinds_${kind}`),
          href: listHref(ACCESS_REVIEW_PATH, {
            kind: kind === "ALL" ? "" : kind,
            userId: filter.userId ?? "",
            search,
          }),
        }))}
      />
      <List
        {...accessList(filter, mayEnd)}
        path={ACCESS_REVIEW_PATH}
        keep={keep}
        page={entries}
        actions={
          filter.userId && (
            <ButtonLink
              href={listHref(ACCESS_REVIEW_PATH, { kind: filter.kind ?? "" })}
              icon="close"
              kind="quiet"
            >
              {t("access.showAllPeople")}
            </ButtonLink>
          )
        }
      />
    </AdminLayout>
  )
}

function accessList(filter: ReviewFilter, mayEnd: boolean): ListDeclaration<AccessEntry> {
  const columns: ColumnList<AccessEntry> = [
    {
      id: "person",
      sort: "user",
      head: "access.person",
      narrow: "title",
      cell: ({ user }) => (
        <a
          href={listHref(ACCESS_REVIEW_PATH, { kind: filter.kind ?? "", userId: user.id })}
          title={user.username}
        >
          {user.displayName}
        </a>
      ),
    },
    {
      id: "kind",
      head: "access.column_kind",
      cell: ({ kind, isCurrent, isSuspended }, { t }) => (
        <span className="access-name">
          {t(`access.kind_${kind}`)}
          {isCurrent && <Badge tone="green">{t("access.current")}</Badge>}
          {isSuspended && <Badge tone="amber">{t("access.suspended")}</Badge>}
        </span>
      ),
    },
    {
      id: "name",
      head: "access.column_what",
      cell: ({ name, address }, { t }) => (
        <span className="cell-lines">
          <span>{name || t("access.unknownDevice")}</span>
          {address && <span className="muted">{address}</span>}
        </span>
      ),
    },
    {
      id: "since",
      sort: "since",
      narrow: "wide",
      head: "access.column_since",
      cell: ({ since }) => <Time at={since} form="minute" />,
    },
    {
      id: "used",
      sort: "lastUsedOn",
      narrow: "labelled",
      head: "access.column_lastUsed",
      cell: ({ lastUsedOn }) => <TimeOrNever at={lastUsedOn} />,
    },
    {
      id: "expires",
      sort: "expiresOn",
      narrow: "labelled",
      head: "access.column_expires",
      cell: ({ expiresOn }) => <TimeOrNever at={expiresOn} />,
    },
    mayEnd && {
      id: "end",
      head: "access.end",
      isHeaderHidden: true,
      cell: (entry) => <EndButton entry={entry} />,
    },
  ]
  return { id: "access-list", label: "access.title", sorts: ACCESS_SORTS, columns }
}

/** One click; only the user's own current sign-in needs a confirmation, because ending it signs the user out. */
function EndButton({ entry }: { entry: AccessEntry }) {
  const { t, path } = useView()
  const fields = { kind: entry.kind, id: entry.id, userId: entry.user.id }
  if (entry.isCurrent)
    return (
      <Button kind="quiet" icon="signOut" {...dialogTrigger(listHref(`${ACCESS_REVIEW_PATH}/end`, fields))}>
        {t("access.end")}
      </Button>
    )
  return (
    <ActionButton
      action={`${ACCESS_REVIEW_PATH}/end`}
      fields={{ ...fields, back: path }}
      kind="quiet"
      icon="signOut"
      text="access.end"
    />
  )
}

export function EndOwnAccessDialog({ access }: { access: { kind: AccessKind; id: string; userId: string } }) {
  return (
    <EndDialog
      action={`${ACCESS_REVIEW_PATH}/end`}
      title="access.endTitle"
      text="access.endCurrentText"
      fields={{ ...access }}
    />
  )
}
