/** The reference of the API, drawn on the server from the OpenAPI document: an index to search, and a page per noun. */
import { Refusal } from "../../base/refusal.ts"
import { OPENAPI_PATH } from "../../http/openapi/document.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { Layout } from "../../web/layout.tsx"
import { parsePageRequest } from "../../web/pages.tsx"
import { PageHeader, Panel } from "../../web/panel.tsx"
import { renderPage } from "../../web/responses.ts"
import { SearchInput } from "../../web/search-bar.tsx"
import { useView } from "../../web/view.ts"
import { page } from "../page.ts"
import { Call, Marked, Method, Record } from "./call.tsx"
import { type Reference, type ReferenceNoun, referenceOf, searchReference } from "./rules.ts"

const PATH = "/api-reference"
/** The document and its page are English in every language of the product. */
const DOCUMENT_LANGUAGE = "en-GB"

/** @param document  made at the first request */
export function apiReferencePages(document: () => Record<string, unknown>) {
  let known: Reference | null = null
  const read = () => {
    known ??= referenceOf(document())
    return known
  }
  return [
    page("GET", PATH, "signedIn", ({ view, query }) =>
      renderPage(view, <IndexPage reference={read()} search={parsePageRequest(query).search} />),
    ),
    page("GET", `${PATH}/:noun`, "signedIn", ({ view, path }) => {
      const { nouns } = read()
      const noun = nouns.find(({ slug }) => slug === path.noun)
      if (!noun) throw new Refusal("PAGE_NOT_FOUND", `the API has no noun "${path.noun}"`)
      return renderPage(view, <NounPage nouns={nouns} noun={noun} />)
    }),
  ]
}

function IndexPage({ reference: { description, nouns }, search }: { reference: Reference; search: string }) {
  const { t } = useView()
  const found = searchReference(nouns, search)
  return (
    <Layout title={t("access.apiReference")} section={null} styles="reference">
      <PageHeader title={t("access.apiReference")}>
        {t("access.apiReferenceIntro")} <a href={OPENAPI_PATH}>{t("access.openApiDocument")}</a>
      </PageHeader>
      <div className="reference">
        <Nouns nouns={nouns} current={null} />
        <div className="reference-main">
          <Search search={search} />
          {search === "" && (
            <div lang={DOCUMENT_LANGUAGE}>
              <Panel>
                <div className="reference-text">
                  {description.split(/\n{2,}/).map((paragraph) => (
                    <p key={paragraph}>
                      <Marked text={paragraph} />
                    </p>
                  ))}
                </div>
              </Panel>
            </div>
          )}
          {found.length === 0 && <EmptyState icon="search">{t("access.apiNoMatch")}</EmptyState>}
          {found.map((noun) => (
            <section key={noun.slug} className="reference-noun" lang={DOCUMENT_LANGUAGE}>
              <h2>
                <a href={`${PATH}/${noun.slug}`}>{noun.name}</a>
              </h2>
              <ul className="reference-calls">
                {noun.calls.map(({ id, method, path, summary }) => (
                  <li key={id}>
                    <a href={`${PATH}/${noun.slug}#${id}`}>
                      <Method method={method} />
                      <code>{path}</code>
                      <span className="muted">{summary}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Layout>
  )
}

function NounPage({ nouns, noun }: { nouns: readonly ReferenceNoun[]; noun: ReferenceNoun }) {
  const { t, lang } = useView()
  const crumbs = [{ label: t("access.apiReference"), href: PATH }, { label: noun.name }]
  return (
    <Layout
      title={`${noun.name} · ${t("access.apiReference")}`}
      section={null}
      crumbs={crumbs}
      styles="reference"
    >
      <PageHeader title={noun.name}>
        <span lang={DOCUMENT_LANGUAGE}>{noun.description}</span>
      </PageHeader>
      <div className="reference">
        <Nouns nouns={nouns} current={noun.slug} />
        <div className="reference-main" lang={DOCUMENT_LANGUAGE}>
          {noun.calls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
          {noun.records.length > 0 && <h2 lang={lang}>{t("access.apiSchemas")}</h2>}
          {noun.records.map((record) => (
            <Record key={record.name} record={record} />
          ))}
        </div>
      </div>
    </Layout>
  )
}

function Nouns({ nouns, current }: { nouns: readonly ReferenceNoun[]; current: string | null }) {
  const { t } = useView()
  return (
    <nav className="reference-nouns" aria-label={t("access.apiAreas")} lang={DOCUMENT_LANGUAGE}>
      <ul>
        {nouns.map(({ slug, name }) => (
          <li key={slug}>
            <a
              className="rail-link"
              href={`${PATH}/${slug}`}
              aria-current={slug === current ? "page" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Search = ({ search }: { search: string }) => (
  <search>
    <form className="search" action={PATH}>
      <SearchInput label="access.apiSearch" defaultValue={search} />
    </form>
  </search>
)
