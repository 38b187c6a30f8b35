/** What a page shows within its frame: breadcrumbs and main, and for the frame its title and its place. */
import { Fragment, type ReactNode } from "react"
import { type PageStyles, useFrame } from "./document.tsx"
import { Icon } from "./icon.tsx"
import type { Section } from "./navigation.tsx"
import { CRUMBS_ID, MAIN_ID } from "./panel.tsx"
import type { Toast } from "./toast.tsx"
import { useView } from "./view.ts"

export type Crumb = { label: string; href?: string }
/**
 * A page of a signed-in user.
 *
 * @param crumbs  the chain machine › issue › log › session up to this page; the last one is the page itself
 * @param wide    use the whole width: a remote screen
 * @param rail    navigation within the section, at the left; hidden on phones
 * @param styles  a style sheet that only this page needs: `PAGE_STYLE_FILES` of the client build
 */
export function Layout(page: {
  title: string
  section: Section
  crumbs?: readonly Crumb[]
  toast?: Toast
  wide?: boolean
  rail?: ReactNode
  styles?: PageStyles
  children: ReactNode
}) {
  const { title, section, toast, styles } = page
  useFrame({ title, section, toast, styles })
  const content = (
    <>
      {page.crumbs && <Breadcrumbs crumbs={page.crumbs} />}
      <Main wide={page.wide}>{page.children}</Main>
    </>
  )
  return page.rail ? (
    <div className="railed">
      {page.rail}
      <div>{content}</div>
    </div>
  ) : (
    content
  )
}

/** The content of a page; a page that is a template has nothing else. */
export function Main({ wide = false, children }: { wide?: boolean | undefined; children: ReactNode }) {
  return (
    <main id={MAIN_ID} className={wide ? "main main-wide" : "main"} tabIndex={-1}>
      {children}
    </main>
  )
}

/** A page anyone may see: sign-in, first start, errors. */
export function PublicLayout(page: { title: string; styles?: PageStyles; children: ReactNode }) {
  const { title, styles } = page
  useFrame({ title, styles })
  return (
    <main id={MAIN_ID} className="public" tabIndex={-1}>
      {page.children}
    </main>
  )
}

/** Of a deep path the first and the last levels; those between are in the tooltip of the dots. */
const CRUMBS_FIRST = 2
const CRUMBS_LAST = 3

function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useView()
  const between = crumbs.slice(CRUMBS_FIRST, -CRUMBS_LAST)
  const isDeep = between.length > 1
  const shown = isDeep ? [...crumbs.slice(0, CRUMBS_FIRST), ...crumbs.slice(-CRUMBS_LAST)] : crumbs
  return (
    <nav id={CRUMBS_ID} className="crumbs" aria-label={t("shell.breadcrumbs")}>
      <ol>
        {shown.map((crumb, index) => (
          <Fragment key={crumb.href ?? crumb.label}>
            {isDeep && index === CRUMBS_FIRST && (
              <li>
                <Icon name="right" />
                <span title={between.map(({ label }) => label).join(" / ")}>…</span>
              </li>
            )}
            <li>
              {index > 0 && <Icon name="right" />}
              {crumb.href ? (
                <a href={crumb.href}>{crumb.label}</a>
              ) : (
                <span aria-current="page">{crumb.label}</span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
