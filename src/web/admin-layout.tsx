/** The frame of the administration's pages: a rail with the pages that the reader may open. */
import type { ReactNode } from "react"
import { ADMIN_GROUPS, type AdminEntry, type AdminSection, adminEntriesFor } from "./admin-entries.ts"
import { CachedFragment } from "./cached-fragment.tsx"
import type { PageStyles } from "./document.tsx"
import { Icon } from "./icon.tsx"
import { type Crumb, Layout } from "./layout.tsx"
import { PageHeader, Panel, type Tab, Tabs } from "./panel.tsx"
import type { TextKey } from "./texts/i18n.ts"
import { useView } from "./view.ts"

/**
 * A page of the administration. Its entry in the rail is a line of `ADMIN_ENTRIES` (admin-entries.ts).
 *
 * @param title    by default the name of the section
 * @param crumbs   below "Administration" and the section, e.g. the name of the user
 * @param badges   beside the title: the state of what the page shows
 * @param subtitle one quiet line under the title
 * @param current  the id of the current one of `tabs`
 * @param styles   a style sheet that only this page needs
 */
export function AdminLayout(page: {
  title?: string
  section: AdminSection
  crumbs?: readonly Crumb[]
  tabs?: readonly Tab[]
  current?: string
  badges?: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
  styles?: PageStyles
  children: ReactNode
}) {
  const { t } = useView()
  const entries = useAdminEntries()
  const own = entries.find(({ section }) => section === page.section)
  const name = t(`admin.section_${page.section}`)
  const title = page.title ?? name
  const below = page.crumbs ?? []
  const crumbs = [
    { label: t("admin.title"), href: "/admin" },
    { label: name, href: own && below.length > 0 ? own.href : undefined },
    ...below,
  ]
  return (
    <Layout
      title={title}
      section="admin"
      crumbs={crumbs}
      rail={<AdminRail entries={entries} current={page.section} />}
      styles={page.styles}
    >
      <PageHeader title={title} badges={page.badges} actions={page.actions}>
        {page.subtitle}
      </PageHeader>
      {page.tabs && <Tabs label={title} tabs={page.tabs} current={page.current ?? ""} />}
      {page.children}
    </Layout>
  )
}

/** A page of a form alone. @param name  of what is changed; a new thing has none yet */
export function AdminFormPage({
  name,
  newTitle,
  section,
  children,
}: {
  name: string | undefined
  newTitle: TextKey
  section: AdminSection
  children: ReactNode
}) {
  const { t } = useView()
  const title = name ?? t(newTitle)
  return (
    <AdminLayout title={title} section={section} crumbs={[{ label: title }]}>
      <Panel>{children}</Panel>
    </AdminLayout>
  )
}

function useAdminEntries(): AdminEntry[] {
  return adminEntriesFor(useView().actor)
}

function AdminRail({ entries, current }: { entries: readonly AdminEntry[]; current: AdminSection | null }) {
  const { t } = useView()
  return (
    <CachedFragment
      as="nav"
      className="rail"
      aria-label={t("admin.title")}
      by={`admin rail ${current} ${entries.map(({ section }) => section).join()}`}
      draw={() => <AdminLinks entries={entries} current={current} />}
    />
  )
}

/** The entries below the names of their groups; groups without entries are left out. */
function AdminLinks({ entries, current }: { entries: readonly AdminEntry[]; current: AdminSection | null }) {
  const { t } = useView()
  return ADMIN_GROUPS.map((group) => {
    const own = entries.filter((entry) => entry.group === group)
    return own.length === 0 ? null : (
      <section key={group} className="rail-group">
        <h2>{t(`admin.group_${group}`)}</h2>
        {own.map(({ section, href, icon, label }) => (
          <a
            key={section}
            className="rail-link"
            href={href}
            aria-current={section === current ? "page" : undefined}
          >
            <Icon name={icon} />
            {t(label)}
          </a>
        ))}
      </section>
    )
  })
}

/** The page /admin: the entries of the rail as a list, for phones, which have no rail. */
export function AdminIndexPage() {
  const { t } = useView()
  return (
    <Layout title={t("admin.title")} section="admin">
      <PageHeader title={t("admin.title")} />
      <nav className="admin-index" aria-label={t("admin.title")}>
        <AdminLinks entries={useAdminEntries()} current={null} />
      </nav>
    </Layout>
  )
}
