/**
 * React elements to HTML, synchronous and without React's own renderer, which takes four times the CPU for a page: pages
 * have no state, no effects and no suspense. The text is that of `renderToStaticMarkup` (tests/rules/markup.test.tsx).
 */
import type { ReactElement, ReactNode } from "react"
import { isProvider, type Provided } from "./render-context.ts"

const ELEMENT = Symbol.for("react.transitional.element")
const FRAGMENT = Symbol.for("react.fragment")

type Props = Record<string, unknown> & { children?: ReactNode }

/**
 * The HTML of a node. Links outside of a document's head (modules that an island needs) move to its end, or before a part.
 *
 * @throws Error for what cannot be rendered: a class component, an object, an unsafe name of an element or attribute
 */
export function toMarkup(node: ReactNode): string {
  return new MarkupWriter().write(node)
}

const VOID_TAGS = new Set("area base br col embed hr img input link meta param source track wbr".split(" "))

class MarkupWriter {
  /** After the head, as far as it is written. */
  private html = ""
  /** The document up to the end of its head; empty before that, and in a part. */
  private head = ""
  private isInHead = false
  private readonly links = new Set<string>()
  /** Value of the select element around the options. */
  private selected: unknown

  write(node: ReactNode): string {
    this.addNode(node)
    return this.head + [...this.links].join("") + this.html
  }

  private addNode(node: unknown): void {
    if (typeof node === "string") this.html += escapeHtml(node)
    else if (node === null || node === undefined || typeof node === "boolean") return
    else if (typeof node === "number" || typeof node === "bigint") this.html += node
    else if (Array.isArray(node)) for (const child of node) this.addNode(child)
    else if ((node as { $$typeof?: symbol }).$$typeof === ELEMENT)
      this.addElement(node as ReactElement<Props>)
    else if (typeof (node as Iterable<unknown>)[Symbol.iterator] === "function")
      for (const child of node as Iterable<unknown>) this.addNode(child)
    else throw new Error(`not renderable: ${typeof node}`)
  }

  private addElement({ type, props }: ReactElement<Props>): void {
    if (typeof type === "string") this.addTag(type, props)
    else if (isProvider(type))
      type.provide((props as unknown as Provided).value, () => this.addNode(props.children))
    else if (typeof type === "function") this.addNode((type as (given: Props) => ReactNode)(props))
    else if ((type as unknown) === FRAGMENT) this.addNode(props.children)
    else throw new Error("not renderable: only elements and functions are components of pages")
  }

  private addTag(tag: string, props: Props): void {
    switch (tag) {
      case "input":
        return this.addInput(props)
      case "link":
        return this.addLink(props)
      case "option":
        return this.addOption(props)
      case "select":
        return this.addSelect(props)
      case "textarea":
        return this.addTextarea(props)
      case "head":
        return this.addHead(props)
    }
    this.html += openTag(tag, props)
    if (VOID_TAGS.has(tag)) this.html += "/>"
    else {
      this.html += ">"
      this.addContent(tag, props)
    }
  }

  private addContent(tag: string, { children, dangerouslySetInnerHTML: inner }: Props): void {
    if (inner) this.html += (inner as { __html: string }).__html
    // As is: a script of a page contains data only as escaped JSON.
    else if (tag === "script" || tag === "style") this.html += typeof children === "string" ? children : ""
    else this.addNode(children)
    this.html += `</${tag}>`
  }

  private addHead(props: Props): void {
    this.html += `${openTag("head", props)}>`
    this.isInHead = true
    this.addNode(props.children)
    this.isInHead = false
    this.head = this.html
    this.html = "</head>"
  }

  private addLink(props: Props): void {
    const html = `${openTag("link", props)}/>`
    if (this.isInHead) this.html += html
    else this.links.add(html)
  }

  /** The state of a control comes last, from its given or its first value. */
  private addInput({ value, defaultValue, checked, defaultChecked, name, ...props }: Props): void {
    this.html += openTag("input", props) + attributeOf("name", name)
    if (checked ?? defaultChecked) this.html += ' checked=""'
    this.html += `${attributeOf("value", value ?? defaultValue)}/>`
  }

  private addTextarea({ value, defaultValue, children, ...props }: Props): void {
    const text = String(value ?? defaultValue ?? children ?? "")
    // The parser drops the first line break.
    const first = text.startsWith("\n") ? "\n" : ""
    this.html += `${openTag("textarea", props)}>${first}${escapeHtml(text)}</textarea>`
  }

  private addSelect({ value, defaultValue, ...props }: Props): void {
    const outer = this.selected
    this.selected = value ?? defaultValue
    this.html += `${openTag("select", props)}>`
    this.addContent("select", props)
    this.selected = outer
  }

  private addOption({ selected, ...props }: Props): void {
    const chosen = this.selected
    const value = String(props.value ?? textOf(props.children))
    const isSelected = Array.isArray(chosen)
      ? chosen.some((one) => String(one) === value)
      : String(chosen) === value
    const isOn = chosen === null || chosen === undefined ? selected : isSelected
    this.html += `${openTag("option", props)}${isOn ? ' selected=""' : ""}>`
    this.addContent("option", props)
  }
}

function openTag(tag: string, props: Props): string {
  if (!isKnownTag(tag)) throw new Error(`not the name of an element: ${tag}`)
  let html = `<${tag}`
  for (const name in props) {
    const value = props[name]
    if (value !== null && value !== undefined) html += attributeHtml(name, value)
  }
  return html
}

const textOf = (children: unknown): string =>
  Array.isArray(children)
    ? children.map(textOf).join("")
    : typeof children === "object"
      ? ""
      : String(children ?? "")

const attributeOf = (name: string, value: unknown): string =>
  value === null || value === undefined ? "" : attributeHtml(name, value)

/** How an attribute's value is written. */
type AttributeKind = "none" | "text" | "url" | "flag" | "flagOrText" | "word"

interface Attribute {
  kind: AttributeKind
  /** The attribute without its value: ` class`. */
  html: string
}

/** Names of JSX that differ from those of HTML. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  acceptCharset: "accept-charset",
  autoFocus: "autofocus",
  className: "class",
  crossOrigin: "crossorigin",
  htmlFor: "for",
  httpEquiv: "http-equiv",
  tabIndex: "tabindex",
}

/** Names of JSX for attributes of SVG with a hyphen. */
const SVG_NAMES =
  /^(?:(?:clip|fill|stop|stroke|text|dominant|font|paint|pointer|shape|color|vector)[A-Z]|marker(?:End|Mid|Start)$)/

const KINDS: readonly [AttributeKind, string][] = [
  ["none", "children dangerouslySetInnerHTML ref key defaultValue defaultChecked innerHTML"],
  ["none", "suppressContentEditableWarning suppressHydrationWarning"],
  ["url", "src href action formAction"],
  [
    "flag",
    "allowFullScreen async autoFocus autoPlay controls default defer disabled hidden inert loop multiple muted",
  ],
  ["flag", "noModule noValidate formNoValidate open playsInline readOnly required reversed itemScope"],
  ["flagOrText", "capture download"],
  ["word", "contentEditable spellCheck draggable value focusable"],
]

const KIND_BY_NAME = new Map(
  KINDS.flatMap(([kind, names]) => names.split(" ").map((name) => [name, kind] as const)),
)

/** The names come from code, not from users; the bound is for a mistake. */
const NAMES_MAX = 2000
const attributes = new Map<string, Attribute>()
const tags = new Set<string>()

function isKnownTag(tag: string): boolean {
  if (tags.has(tag)) return true
  if (!/^[a-zA-Z][\w:.-]*$/.test(tag)) return false
  if (tags.size < NAMES_MAX) tags.add(tag)
  return true
}

function attributeNamed(name: string): Attribute {
  const known = attributes.get(name)
  if (known) return known
  if (!/^[a-zA-Z_:][\w:.-]*$/.test(name)) throw new Error(`not the name of an attribute: ${name}`)
  const isHandler = /^on[A-Z]/.test(name)
  const kind = KIND_BY_NAME.get(name) ?? (isHandler ? "none" : "text")
  const attribute = { kind, html: ` ${htmlNameOf(name)}` }
  if (attributes.size < NAMES_MAX) attributes.set(name, attribute)
  return attribute
}

function htmlNameOf(name: string): string {
  if (name in HTML_NAMES) return HTML_NAMES[name] ?? name
  return SVG_NAMES.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name
}

function attributeHtml(name: string, value: unknown): string {
  const { kind, html } = attributeNamed(name)
  if (kind === "none" || typeof value === "function" || typeof value === "symbol") return ""
  switch (kind) {
    case "text":
      // Only data and ARIA have the words true and false.
      if (typeof value === "boolean" && !/^(?:data|aria)-/.test(name)) return ""
      if (name === "style")
        throw new Error("pages have no style attributes: the Content-Security-Policy forbids them")
      return `${html}="${escapeHtml(String(value))}"`
    case "url":
      if (typeof value === "boolean") return ""
      return `${html}="${escapeHtml(safeUrl(String(value)))}"`
    case "flag":
      return value ? `${html}=""` : ""
    case "flagOrText":
      if (typeof value === "boolean") return value ? `${html}=""` : ""
      return `${html}="${escapeHtml(String(value))}"`
    case "word":
      return `${html}="${escapeHtml(String(value))}"`
  }
}

/** No address runs a script: browsers ignore control characters and spaces before a scheme, and line breaks within it. */
function safeUrl(url: string): string {
  if (/^[/#?]/.test(url)) return url
  return /^[\0-\x20]*javascript:/i.test(url.replace(/[\t\n\r]/g, "")) ? "about:invalid" : url
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
}

const escapeHtml = (text: string): string =>
  /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (character) => ESCAPES[character] ?? "") : text
