/** The access review: every way in of everybody on one page, each ended with one click. */
import type { Page } from "../base/paging.ts"
import { Badge } from "../web/badge.tsx"
import { Button, ButtonLink } from "../web/button.tsx"
import { opensDialog } from "../web/dialog.tsx"
import { ActionForm } from "../web/form.tsx"
import { Layout } from "../web/layout.tsx"
import { List } from "../web/list.tsx"
import { listHref } from "../web/pager.tsx"
import { PageHeader, Tabs } from "../web/panel.tsx"
import type { Column } from "../web/table.tsx"
import { Time, TimeOr } from "../web/time.tsx"
import { useView } from "../web/view.ts"
import type { AccessEntry } from "./contract.ts"
import { ACCESS_KINDS, type AccessKind } from "./rules.ts"
import { EndDialog } from "./signins.tsx"

const PATH = "/admin/access"

export interface ReviewFilter {
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
    <Layout title={t("access.title")} section="access">
      <PageHeader
        title={t("access.title")}
        actions={
          <ButtonLink href={listHref("/admin/access.csv", { ...keep, search })} icon="external">
            {t("access.export")}
          </ButtonLink>
        }
      >
        {t("access.reviewIntro")}
      </PageHeader>
      <Tabs
        label={t("access.column_kind")}
        current={filter.kind ?? "ALL"}
        tabs={(["ALL", ...ACCESS_KINDS] as const).map((kind) => ({
          id: kind,
          label: t(`access.kinds_${kind}`),
          href: listHref(PATH, { kind: kind === "ALL" ? "" : kind, userId: filter.userId ?? "", search }),
        }))}
      />
      <List
        id="access-list"
        path={PATH}
        keep={keep}
        query={{ search, page: entries.page }}
        total={entries.total}
        label={t("access.title")}
        columns={useColumns(filter, mayEnd)}
        rows={entries.rows}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        actions={
          filter.userId && (
            <ButtonLink href={listHref(PATH, { kind: filter.kind ?? "" })} icon="close" kind="quiet">
              {t("access.everybody")}
            </ButtonLink>
          )
        }
      />
    </Layout>
  )
}

function useColumns(filter: ReviewFilter, mayEnd: boolean): Column<AccessEntry>[] {
  const { t } = useView()
  const end: Column<AccessEntry> = {
    id: "end",
    head: t("access.end"),
    headless: true,
    cell: (entry) => <End entry={entry} />,
  }
  return [
    {
      id: "person",
      head: t("access.person"),
      narrow: "title",
      cell: ({ user }) => (
        <a href={listHref(PATH, { kind: filter.kind ?? "", userId: user.id })} title={user.username}>
          {user.displayName}
        </a>
      ),
    },
    {
      id: "kind",
      head: t("access.column_kind"),
      cell: ({ kind, isCurrent, isResting }) => (
        <span className="access-name">
          {t(`access.kind_${kind}`)}
          {isCurrent && <Badge tone="green">{t("access.current")}</Badge>}
          {isResting && <Badge tone="amber">{t("access.resting")}</Badge>}
        </span>
      ),
    },
    { id: "name", head: t("access.column_what"), cell: ({ name }) => name || t("access.unknownDevice") },
    {
      id: "since",
      narrow: "labelled",
      head: t("access.column_since"),
      cell: ({ since }) => <Time at={new Date(since)} form="minute" />,
    },
    {
      id: "used",
      narrow: "labelled",
      head: t("access.column_lastUsed"),
      cell: ({ lastUsedOn }) => (
        <TimeOr at={lastUsedOn === null ? null : new Date(lastUsedOn)} form="minute">
          {t("access.never")}
        </TimeOr>
      ),
    },
    {
      id: "expires",
      narrow: "labelled",
      head: t("access.column_expires"),
      cell: ({ expiresOn }) => (
        <TimeOr at={expiresOn === null ? null : new Date(expiresOn)} form="minute">
          {t("access.never")}
        </TimeOr>
      ),
    },
    { id: "address", head: t("access.column_address"), cell: ({ address }) => address || "–" },
    ...(mayEnd ? [end] : []),
  ]
}

/** One click; only for one's own present sign-in a dialog asks first, as it ends what one is doing. */
function End({ entry }: { entry: AccessEntry }) {
  const { t, path } = useView()
  const fields = { kind: entry.kind, id: entry.id, userId: entry.user.id }
  if (entry.isCurrent)
    return (
      <Button kind="quiet" icon="signOut" {...opensDialog(listHref(`${PATH}/end`, fields))}>
        {t("access.end")}
      </Button>
    )
  return (
    <ActionForm action={`${PATH}/end`} fields={{ ...fields, back: path }}>
      <Button type="submit" kind="quiet" icon="signOut">
        {t("access.end")}
      </Button>
    </ActionForm>
  )
}

export function EndOwnAccessDialog({ access }: { access: { kind: AccessKind; id: string; userId: string } }) {
  const { t } = useView()
  const text = t("access.endCurrentText")
  return <EndDialog action={`${PATH}/end`} title={t("access.endTitle")} text={text} fields={{ ...access }} />
}
