/**
 * xterm writes `<style>` elements and style attributes, which the pages' Content-Security-Policy forbids. Here its
 * style elements become adopted style sheets and its style attributes go through the CSSOM; both are allowed.
 *
 * @see https://www.w3.org/TR/CSP3/#directive-style-src
 */
import type { Terminal } from "@xterm/xterm"

/** xterm internals that hold its row factory; not part of its public API. */
interface XtermInternals {
  _core?: { _renderService?: { _renderer?: { value?: { _rowFactory?: { _document?: Document } } } } }
}

/**
 * Opens the terminal in `host`. xterm makes its style elements while it opens, with the page's document, so that one is
 * lent a strict `createElement` for the call; the spans of its rows are made later, by a factory with a document of its
 * own. Should a later xterm hide that factory, 24-bit colours would be lost and a browser test fails.
 */
export function openWithStrictStyles(terminal: Terminal, host: HTMLElement): void {
  Object.defineProperty(document, "createElement", {
    value: createStrictElementFactory(document),
    configurable: true,
  })
  try {
    terminal.open(host)
  } finally {
    // Deleting the own property brings back the prototype's.
    Reflect.deleteProperty(document, "createElement")
  }
  const rows = (terminal as unknown as XtermInternals)._core?._renderService?._renderer?.value?._rowFactory
  if (rows) rows._document = strictDocument()
}

function strictDocument(): Document {
  const create = createStrictElementFactory(document)
  return new Proxy(document, {
    get(target, name) {
      if (name === "createElement") return create
      const value = Reflect.get(target, name)
      return typeof value === "function" ? value.bind(target) : value
    },
  })
}

function createStrictElementFactory(owner: Document) {
  const create = Document.prototype.createElement
  return (name: string): HTMLElement => {
    // Even an empty style element would be a violation.
    const element = create.call(owner, name === "style" ? "template" : name)
    if (name === "style") adoptStyles(element)
    else routeStyleAttribute(element)
    return element
  }
}

/** The text given to `element` becomes an adopted sheet, until the element is removed. */
function adoptStyles(element: HTMLElement): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let text = ""
  Object.defineProperty(element, "textContent", {
    get: () => text,
    set: (css: string) => {
      text = css
      sheet.replaceSync(css)
    },
  })
  element.remove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    Element.prototype.remove.call(element)
  }
}

function routeStyleAttribute(element: HTMLElement): void {
  element.setAttribute = (name: string, value: string) => {
    if (name === "style") element.style.cssText = value
    else Element.prototype.setAttribute.call(element, name, value)
  }
}
