/**
 * xterm writes `<style>` elements and style attributes, which the pages' Content-Security-Policy forbids. Here its
 * style elements become adopted style sheets and its style attributes go through the CSSOM; both are allowed.
 *
 * @see https://www.w3.org/TR/CSP3/#directive-style-src
 */

/**
 * Runs `open` (xterm's `open`) so that elements created meanwhile are strict.
 *
 * It reads `window.document` besides its own override, so that one is lent a strict `createElement` for the call.
 */
export function openStrictly(open: () => void): void {
  const lent = strictCreate(document)
  Object.defineProperty(document, "createElement", { value: lent, configurable: true })
  try {
    open()
  } finally {
    // Deleting the own property brings back the prototype's.
    Reflect.deleteProperty(document, "createElement")
  }
}

/** A document for xterm's `documentOverride`: the page's own, but for `createElement`. */
export function strictDocument(): Document {
  const create = strictCreate(document)
  return new Proxy(document, {
    get(target, name) {
      if (name === "createElement") return create
      const value = Reflect.get(target, name)
      return typeof value === "function" ? value.bind(target) : value
    },
  })
}

function strictCreate(owner: Document) {
  const create = Document.prototype.createElement
  return (name: string): HTMLElement => {
    const element = create.call(owner, name)
    if (name === "style") adoptStyles(element)
    else strictAttributes(element)
    return element
  }
}

/** Its text becomes an adopted sheet while the element itself stays empty. */
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

function strictAttributes(element: HTMLElement): void {
  element.setAttribute = (name: string, value: string) => {
    if (name === "style") element.style.cssText = value
    else Element.prototype.setAttribute.call(element, name, value)
  }
}
