/** The user manual: Markdown files per language, rendered to HTML and indexed for the search. */
import { join } from "node:path"
import MarkdownIt from "markdown-it"
import MiniSearch from "minisearch"
import { itemAt, required } from "../../base/assert.ts"
import { Cache } from "../../base/cache.ts"
import { CHAPTERS, type Chapter } from "../../web/help.ts"
import type { Lang } from "../../web/texts/language.ts"
import { checkedPicture, type ManualPictures, readPictures } from "./pictures.ts"

/** Pages from Markdown that are no chapters of the manual. */
const STATEMENTS = ["accessibility"] as const
type Document = Chapter | (typeof STATEMENTS)[number]

interface ManualSection {
  /** Anchor within its chapter, the same in every language. */
  id: string
  title: string
  /** Without markup. */
  text: string
}

export interface ManualDocument {
  title: string
  html: string
  sections: ManualSection[]
}

export interface ManualHit {
  chapter: Chapter
  section: string
  title: string
  chapterTitle: string
  /** The words around the first match. */
  excerpt: string
}

/** All documents in three languages, with room for a few more. */
const DOCUMENTS_MAX = 50
const documents = new Cache<Promise<ManualDocument>>({ max: DOCUMENTS_MAX })
const LANGUAGES_MAX = 10
const indexes = new Cache<Promise<MiniSearch<IndexedSection>>>({ max: LANGUAGES_MAX })
const HITS_MAX = 30
const EXCERPT_CHARACTERS = 180

type IndexedSection = ManualSection & { chapter: Chapter; chapterTitle: string; key: string }

/** HTML in the files is shown as text, and the library refuses addresses that run scripts. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

const renderImage = required(markdown.renderer.rules.image, "image")
/** Each picture keeps its place until it loads, which it does near the screen, and leads to itself in full size. */
markdown.renderer.rules.image = (tokens, at, options, env, renderer) => {
  const image = itemAt(tokens, at)
  const { pictures } = env as { pictures: ManualPictures }
  const { address, width, height } = checkedPicture(pictures, `${image.attrGet("src")}`, image.content)
  const attributes = { src: address, width, height, loading: "lazy", decoding: "async" }
  for (const [name, value] of Object.entries(attributes)) image.attrSet(name, `${value}`)
  return `<a href="${markdown.utils.escapeHtml(address)}">${renderImage(tokens, at, options, env, renderer)}</a>`
}

/** "## Start a session {#start-session}" -> the words and the anchor. */
const ANCHOR = /\s*\{#([a-z][a-z0-9-]*)\}$/

/** Reads and renders a document once per language. */
export function manualDocument(lang: Lang, name: Document): Promise<ManualDocument> {
  return documents.getOrCompute(`${lang} ${name}`, async () => {
    const file = join(import.meta.dir, "chapters", lang, `${name}.md`)
    return renderManual(await Bun.file(file).text(), await readPictures(lang))
  })
}

/**
 * @param source  Markdown; its first line is the title, headings may end in an anchor: `{#name}`
 * @throws Error for a picture that is not among `pictures`
 */
export function renderManual(source: string, pictures: ManualPictures = new Map()): ManualDocument {
  const tokens = markdown.parse(source, {})
  const sections: ManualSection[] = []
  let title = ""
  for (const [at, token] of tokens.entries()) {
    const inline = tokens[at + 1]
    if (token.type === "heading_open" && inline) {
      const anchor = ANCHOR.exec(inline.content)
      const last = inline.children?.at(-1)
      if (anchor && last) last.content = last.content.replace(ANCHOR, "")
      const words = inline.content.replace(ANCHOR, "")
      if (token.tag === "h1") title = words
      else if (anchor) {
        token.attrSet("id", anchor[1] ?? "")
        sections.push({ id: anchor[1] ?? "", title: words, text: "" })
      }
    } else if (token.type === "inline" && tokens[at - 1]?.type !== "heading_open") {
      const section = sections.at(-1)
      if (section) section.text += `${plainText(token)} `
    }
  }
  const isTitle = (at: number) => tokens[at]?.tag === "h1" || tokens[at - 1]?.tag === "h1"
  const body = tokens.filter((_, at) => !isTitle(at))
  return { title, sections, html: markdown.renderer.render(body, markdown.options, { pictures }) }
}

/** Ends of lines are spaces; emphasis, links and pictures leave nothing. */
function plainText(token: { children: { type: string; content: string }[] | null }): string {
  return (token.children ?? [])
    .map(({ type, content }) => (type.endsWith("break") ? " " : type === "image" ? "" : content))
    .join("")
}

/** The sections that contain the words, in any form that begins like them or has a letter wrong; best first. */
export async function searchManual(lang: Lang, words: string): Promise<ManualHit[]> {
  const index = await indexes.getOrCompute(lang, () => indexManual(lang))
  return index
    .search(words, { prefix: true, fuzzy: 0.2, boost: { title: 3 }, combineWith: "AND" })
    .slice(0, HITS_MAX)
    .map((hit) => ({
      chapter: hit.chapter as Chapter,
      section: hit.section as string,
      title: hit.title as string,
      chapterTitle: hit.chapterTitle as string,
      excerpt: excerptOf(hit.text as string, hit.terms),
    }))
}

async function indexManual(lang: Lang): Promise<MiniSearch<IndexedSection>> {
  const index = new MiniSearch<IndexedSection>({
    idField: "key",
    fields: ["title", "text"],
    storeFields: ["chapter", "section", "title", "chapterTitle", "text"],
    extractField: (section, field) =>
      field === "section" ? section.id : (section[field as keyof IndexedSection] as string),
  })
  for (const chapter of CHAPTERS) {
    const { title, sections } = await manualDocument(lang, chapter)
    index.addAll(
      sections.map((section) => ({
        ...section,
        chapter,
        chapterTitle: title,
        key: `${chapter}#${section.id}`,
      })),
    )
  }
  return index
}

function excerptOf(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase()
  const found = Math.min(
    ...terms.map((term) => lower.indexOf(term.toLowerCase())).filter((at) => at >= 0),
    text.length,
  )
  const from = found === text.length ? 0 : Math.max(0, text.lastIndexOf(" ", found - 40))
  const part = text.slice(from, from + EXCERPT_CHARACTERS).trim()
  return `${from > 0 ? "… " : ""}${part}${from + EXCERPT_CHARACTERS < text.length ? " …" : ""}`
}
