/** The user manual: chapters by role, and the search across all of them. */
import { notFound } from "../../base/refusal.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { CHAPTERS, type Chapter, MANUAL_PATH } from "../../web/help.ts"
import { Layout, PublicLayout } from "../../web/layout.tsx"
import { parsePageRequest } from "../../web/pages.tsx"
import { LinkList, PageHeader, Panel } from "../../web/panel.tsx"
import { Card } from "../../web/public-pages.tsx"
import { renderPage } from "../../web/responses.ts"
import { MarkdownText } from "../../web/rich-text.tsx"
import { SearchBar } from "../../web/search-bar.tsx"
import { Text } from "../../web/text.ts"
import { useView } from "../../web/view.ts"
import { page } from "../page.ts"
import { type ManualDocument, type ManualHit, manualDocument, searchManual } from "./manual.ts"

export const manualPages = [
  page("GET", MANUAL_PATH, "signedIn", async ({ query, view }) => {
    const { search } = parsePageRequest(query)
    const titles = await Promise.all(
      CHAPTERS.map(async (chapter) => ({ chapter, document: await manualDocument(view.lang, chapter) })),
    )
    const hits = search === "" ? null : await searchManual(view.lang, search)
    return renderPage(view, <ContentsPage titles={titles} search={search} hits={hits} />)
  }),

  page("GET", `${MANUAL_PATH}/:chapter`, "signedIn", async ({ path, view }) => {
    const chapter = CHAPTERS.find((known) => known === path.chapter)
    if (!chapter) throw notFound("page", path.chapter)
    return renderPage(
      view,
      <ChapterPage chapter={chapter} document={await manualDocument(view.lang, chapter)} />,
    )
  }),

  page("GET", "/accessibility", "public", async ({ view }) => {
    const { title, html } = await manualDocument(view.lang, "accessibility")
    return renderPage(
      view,
      <PublicLayout title={title} styles="manual">
        <div className="card-page card-page-wide">
          <Card title={title}>
            <MarkdownText html={html} />
            <p className="card-links">
              <a href="/">{view.t("help.backToMillwright")}</a>
            </p>
          </Card>
        </div>
      </PublicLayout>,
    )
  }),
]

type Titles = readonly { chapter: Chapter; document: ManualDocument }[]

function ContentsPage({
  titles,
  search,
  hits,
}: {
  titles: Titles
  search: string
  hits: ManualHit[] | null
}) {
  const { t } = useView()
  return (
    <Layout title={t("help.manual")} section={null} styles="manual">
      <PageHeader title={t("help.manual")}>{t("help.manualIntro")}</PageHeader>
      <section id="manual-contents" className="list" aria-label={t("help.manual")}>
        <SearchBar id="manual-contents" path={MANUAL_PATH} search={search} />
        {hits === null ? <Contents titles={titles} /> : <Hits hits={hits} search={search} />}
      </section>
    </Layout>
  )
}

const Contents = ({ titles }: { titles: Titles }) => (
  <div className="manual-contents">
    {titles.map(({ chapter, document }) => (
      <Panel key={chapter} title={document.title} icon="log">
        <p className="muted">
          <Text content={`help.for_${chapter}`} />
        </p>
        <LinkList
          links={document.sections.map(({ id, title }) => [`${MANUAL_PATH}/${chapter}#${id}`, title])}
        />
      </Panel>
    ))}
  </div>
)

function Hits({ hits, search }: { hits: ManualHit[]; search: string }) {
  const { t } = useView()
  if (hits.length === 0) return <EmptyState icon="search">{t("shell.noMatch", { search })}</EmptyState>
  return (
    <Panel flush>
      <ul className="rows">
        {hits.map(({ chapter, section, title, chapterTitle, excerpt }) => (
          <li key={`${chapter} ${section}`}>
            <span>
              <a href={`${MANUAL_PATH}/${chapter}#${section}`}>{title}</a>{" "}
              <span className="muted">{chapterTitle}</span>
              <br />
              <span className="muted">{excerpt}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function ChapterPage({ chapter, document }: { chapter: Chapter; document: ManualDocument }) {
  const { t } = useView()
  const { title, html, sections } = document
  return (
    <Layout
      title={title}
      section={null}
      styles="manual"
      crumbs={[{ label: t("help.manual"), href: MANUAL_PATH }, { label: title }]}
    >
      <PageHeader title={title}>{t(`help.for_${chapter}`)}</PageHeader>
      <div className="columns manual">
        <article className="columns-main">
          <MarkdownText html={html} />
        </article>
        <nav className="columns-aside manual-nav" aria-label={t("help.onThisPage")}>
          <Panel title={t("help.onThisPage")}>
            <ul className="link-list">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </Panel>
        </nav>
      </div>
    </Layout>
  )
}
