/** What word processors, spreadsheets and web pages put on the clipboard, as the document of the editor can hold it. */

/** Word writes an item of a list as a paragraph with its level among the styles, and its marker as text. */
const LIST_LEVEL = /mso-list:[^;]*\blevel(\d)/i
const LIST_MARKER = /mso-list:\s*ignore/i
const ORDERED_MARKER = /^\s*(?:\d+|[a-z]+)[.)]/i
/** In a cell of a table; one with others inside lays out a page and is read as the blocks that it holds. */
const INLINE_BLOCKS = "p, div"
const OTHER_BLOCKS = "table, ul, ol, pre, h1, h2, h3, h4, h5, h6"
const CELL_SEPARATOR = " | "

/** @param html  of the clipboard */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), "text/html")
  makeLists(body)
  for (const table of body.querySelectorAll("table")) if (!table.querySelector(OTHER_BLOCKS)) makeRows(table)
  return body.innerHTML
}

/** Even a document that is never shown may not have styles or handlers by the policy of the page, and the browser reports each. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on[a-z]+)\s*=/gi, " data-$1="))
}

const styleOf = (element: Element) => element.getAttribute("data-style") ?? ""

interface OpenList {
  list: Element
  level: number
}

/** Paragraphs that are items become lists within lists. */
function makeLists(body: HTMLElement) {
  let open: OpenList[] = []
  for (const paragraph of body.querySelectorAll("p")) {
    const level = Number(LIST_LEVEL.exec(styleOf(paragraph))?.[1])
    if (!level) continue
    const marker = [...paragraph.querySelectorAll("span")].find((span) => LIST_MARKER.test(styleOf(span)))
    const tag = ORDERED_MARKER.test(marker?.textContent ?? "") ? "ol" : "ul"
    marker?.remove()
    if (open[0]?.list !== paragraph.previousElementSibling) open = []
    open = open.filter(
      ({ list, level: other }) => other < level || (other === level && list.localName === tag),
    )
    if (open.at(-1)?.level !== level) open.push({ list: startList(tag, open.at(-1), paragraph), level })
    const item = document.createElement("li")
    item.append(...paragraph.childNodes)
    open.at(-1)?.list.append(item)
    paragraph.remove()
  }
}

function startList(tag: string, outer: OpenList | undefined, paragraph: Element): Element {
  const list = document.createElement(tag)
  if (outer) outer.list.lastElementChild?.append(list)
  else paragraph.before(list)
  return list
}

/** Each row becomes a paragraph: without tables its cells would become one word, or lose each other. */
function makeRows(table: HTMLTableElement) {
  const rows = [...table.rows].map((row) => {
    const paragraph = document.createElement("p")
    for (const [at, cell] of [...row.cells].entries()) {
      for (const block of cell.querySelectorAll(INLINE_BLOCKS)) block.replaceWith(...block.childNodes, " ")
      paragraph.append(at === 0 ? "" : CELL_SEPARATOR, ...cell.childNodes)
    }
    return paragraph
  })
  table.replaceWith(...rows)
}
