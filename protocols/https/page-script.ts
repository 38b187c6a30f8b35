/**
 * What runs beside the machine's own scripts in every page, in a world that they cannot see: it reports the pointer's shape,
 * what is copied, and a login form, and keeps links in the one page. Each function here is sent to the browser as its
 * source, so none may use anything outside itself.
 */

/** The world's name, and that of the function by which it reports. */
export const WORLD = "millwright-session"
export const REPORT = "millwrightReport"
/** By which the page's own world tells that an element has a shadow root now. */
const SHADOW_EVENT = "millwright-shadow"

/** What the script reports, as JSON. */
export type PageReport =
  | { about: "cursor"; cursor: string }
  | { about: "copied"; text: string }
  | { about: "login" }
  /** It has another title than before. */
  | { about: "title" }

/** @returns the source of a script that runs when a document begins */
export function pageScript(): string {
  return `(${String(observePage)})(${JSON.stringify(REPORT)}, ${JSON.stringify(SHADOW_EVENT)})`
}

function observePage(report: string, shadowEvent: string): void {
  const world = globalThis as unknown as Record<string, unknown>
  const send = (message: object) => {
    const binding = world[report]
    if (typeof binding === "function") binding(JSON.stringify(message))
  }

  // The pointer's shape, when it changes.
  let cursor = ""
  const cursorOf = (event: MouseEvent): string => {
    const path = event.composedPath()
    const element = path.find((one): one is Element => one instanceof Element)
    if (!element) return "default"
    const named = getComputedStyle(element).cursor.split(",").at(-1)?.trim() ?? "auto"
    if (named !== "auto") return named
    if (element.closest("a[href]")) return "pointer"
    if (
      element.matches(
        "textarea, input:not([type]), input[type=text], input[type=password], input[type=search]",
      )
    )
      return "text"
    if ((element as HTMLElement).isContentEditable) return "text"
    const caret = document.caretPositionFromPoint?.(event.clientX, event.clientY)
    if (caret?.offsetNode.nodeType !== Node.TEXT_NODE) return "default"
    const range = document.createRange()
    range.selectNodeContents(caret.offsetNode)
    const isOverText = [...range.getClientRects()].some(
      (box) =>
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom,
    )
    return isOverText && getComputedStyle(element).userSelect !== "none" ? "text" : "default"
  }
  window.addEventListener(
    "mousemove",
    (event) => {
      const next = cursorOf(event)
      if (next === cursor) return
      cursor = next
      send({ about: "cursor", cursor })
    },
    { capture: true, passive: true },
  )

  // Each frame has a script of its own: the pointer may have had another shape in another one when it comes back.
  window.addEventListener(
    "mouseout",
    () => {
      cursor = ""
    },
    { capture: true, passive: true },
  )

  // What is copied, after the page's own handlers.
  const onCopy = (event: ClipboardEvent) => {
    if (world.isSettingClipboard === true) return
    let field = document.activeElement
    while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement
    const inField =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== "password")
        ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
        : ""
    const text = event.clipboardData?.getData("text/plain") || inField || String(getSelection() ?? "")
    if (text) send({ about: "copied", text })
  }
  window.addEventListener("copy", onCopy)
  window.addEventListener("cut", onCopy)

  // There is one page: links and forms for other windows open in it.
  const toThisPage = (element: Element | null) => {
    const target = element?.getAttribute("target")
    if (element && target && !/^_(self|top|parent)$/i.test(target) && !isFrame(target))
      element.setAttribute("target", "_self")
  }
  const isFrame = (name: string) =>
    [...document.querySelectorAll("iframe, frame")].some((frame) => frame.getAttribute("name") === name)
  const elementsOf = (event: Event) =>
    event.composedPath().filter((one): one is Element => one instanceof Element)
  window.addEventListener(
    "click",
    (event) => {
      for (const element of elementsOf(event)) {
        if (element.matches("a[target], area[target]")) toThisPage(element)
        if (element.matches("button, input")) {
          toThisPage((element as HTMLButtonElement).form)
          if (element.hasAttribute("formtarget")) element.setAttribute("formtarget", "_self")
        }
      }
    },
    { capture: true },
  )
  window.addEventListener("submit", (event) => toThisPage(elementsOf(event)[0] ?? null), { capture: true })

  // Lists open inside the page: a window of their own would not be seen.
  const lists = new CSSStyleSheet()
  lists.replaceSync(
    "select:not([multiple]):not([size]), select:not([multiple])[size='1'] { &, &::picker(select) { appearance: base-select } }",
  )
  // The document and its open shadow roots, whose changes no observer of the document sees.
  const roots = new Set<Document | ShadowRoot>()
  const lookForRoots = (root: Document | ShadowRoot) => {
    if (!roots.has(root)) {
      roots.add(root)
      root.adoptedStyleSheets.push(lists)
      observer.observe(root, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ["style", "class", "hidden", "type"],
      })
    }
    for (const { shadowRoot } of root.querySelectorAll("*")) if (shadowRoot) lookForRoots(shadowRoot)
  }
  const forgetRoots = () => {
    for (const root of roots) if (root instanceof ShadowRoot && !root.isConnected) roots.delete(root)
  }

  // A login form, once it is visible.
  const isVisible = (element: Element) => element.getClientRects().length > 0
  const lookForLogin = () => {
    const fields = [...roots].flatMap((root) => [...root.querySelectorAll("input[type=password]")])
    if (fields.filter(isVisible).length === 1) send({ about: "login" })
  }
  // A title that a script gives, of the page itself.
  let { title } = document
  const lookForTitle = () => {
    if (document.title === title || window !== window.top) return
    title = document.title
    send({ about: "title" })
  }
  let isLookingSoon = false
  const lookSoon = () => {
    if (isLookingSoon) return
    isLookingSoon = true
    setTimeout(() => {
      isLookingSoon = false
      forgetRoots()
      lookForRoots(document)
      lookForLogin()
      lookForTitle()
    }, 100)
  }
  const observer = new MutationObserver(lookSoon)
  const start = () => {
    lookForRoots(document)
    lookForLogin()
    document.addEventListener(shadowEvent, lookSoon)
  }
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start)
  else start()
}

/** @returns an expression that puts text on the browser's clipboard; to be evaluated as if the user had acted */
export function setClipboardExpression(text: string): string {
  return `(${String(setClipboard)})(${JSON.stringify(text)})`
}

function setClipboard(text: string): void {
  const world = globalThis as unknown as Record<string, unknown>
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData("text/plain", text)
  }
  world.isSettingClipboard = true
  window.addEventListener("copy", onCopy, { capture: true })
  document.execCommand("copy")
  window.removeEventListener("copy", onCopy, { capture: true })
  world.isSettingClipboard = false
}

/** @returns an expression that fills in and sends the login form; its value is whether there was one */
export function loginExpression(username: string, password: string, clearAfterMs: number): string {
  return `(${String(logIn)})(${JSON.stringify([username, password, clearAfterMs])})`
}

function logIn([username, password, clearAfterMs]: [string, string, number]): boolean {
  const isVisible = (element: Element) => element.getClientRects().length > 0
  // In the order of the page, those of open shadow roots behind their host.
  const elements: Element[] = []
  const collect = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll("*")) {
      elements.push(element)
      if (element.shadowRoot) collect(element.shadowRoot)
    }
  }
  collect(document)
  const parentOf = (element: Element): Element | null => {
    const root = element.getRootNode()
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  const formOf = (element: Element) => {
    let one: Element | null = element
    while (one && !(one instanceof HTMLFormElement)) one = parentOf(one)
    return one
  }
  const fields = elements.filter(
    (one): one is HTMLInputElement => one.matches("input[type=password]") && isVisible(one),
  )
  const [secret] = fields
  if (!secret || fields.length !== 1 || secret.disabled || secret.readOnly) return false
  const form = secret.form ?? formOf(secret)
  const scope = form ? elements.filter((one) => formOf(one) === form) : elements
  const isBefore = (one: Element) => elements.indexOf(one) < elements.indexOf(secret)
  const texts = scope.filter(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement &&
      /^(text|email|tel|)$/.test(one.getAttribute("type")?.toLowerCase() ?? "") &&
      isVisible(one) &&
      !one.disabled,
  )
  const before = texts.filter(isBefore)
  const name = texts.find((one) => /username|email/.test(one.autocomplete)) ?? before.at(-1)
  const fill = (field: HTMLInputElement, value: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value)
    field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText" }))
    field.dispatchEvent(new Event("change", { bubbles: true }))
  }
  if (name && username) fill(name, username)
  else if (username) {
    // Panels with few users list them.
    const called = ({ value, text }: HTMLOptionElement) => value === username || text.trim() === username
    for (const list of scope) {
      if (!(list instanceof HTMLSelectElement)) continue
      const option = [...list.options].find(called)
      if (!option) continue
      list.value = option.value
      list.dispatchEvent(new Event("change", { bubbles: true }))
    }
  }
  fill(secret, password)
  // It is never shown as text, and does not stay.
  const clear = () => {
    if (secret.value === password) secret.value = ""
  }
  new MutationObserver(clear).observe(secret, { attributes: true, attributeFilter: ["type"] })
  setTimeout(clear, clearAfterMs)
  // Clicked as a user does, because panels hash the password or choose the address in the button's own handler.
  const visible = (selector: string) =>
    scope.filter((one): one is HTMLElement => one.matches(selector) && isVisible(one))
  const isBehind = (one: Element) => !isBefore(one)
  const [submit] = form
    ? visible("button[type=submit], input[type=submit], input[type=image], button:not([type])")
    : []
  const button =
    submit ??
    visible("button, input[type=button], [role=button]").find(isBehind) ??
    visible(form ? "a[onclick], a[href^='javascript:']" : "a").find(isBehind)
  const send = () => {
    if (button && !button.matches(":disabled")) button.click()
    else form?.requestSubmit()
  }
  // Some pages enable it a moment after the fields are filled.
  if (button?.matches(":disabled")) setTimeout(send, 100)
  else send()
  return true
}

/**
 * @returns the source of a script in the page's own world: what it copies by a button is reported as what a user copies,
 * and a window that it opens is the one page
 */
export function ownWorldScript(): string {
  return `(${String(replaceFunctions)})(${JSON.stringify(SHADOW_EVENT)})`
}

function replaceFunctions(shadowEvent: string): void {
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (this: Element, init: ShadowRootInit) {
    const root = attachShadow.call(this, init)
    document.dispatchEvent(new Event(shadowEvent))
    return root
  }
  const openWindow = window.open.bind(window)
  const isHere = (target: string) =>
    /^_(self|top|parent)$/i.test(target) ||
    [...document.querySelectorAll("iframe, frame")].some((frame) => frame.getAttribute("name") === target)
  window.open = (url, target = "_blank", features) => {
    if (isHere(target)) return openWindow(url, target, features)
    if (url && navigator.userActivation.isActive) location.assign(url)
    return null
  }
  const clipboard = navigator.clipboard
  if (!clipboard) return
  clipboard.writeText = (text: string) => {
    const onCopy = (event: ClipboardEvent) => {
      event.preventDefault()
      event.clipboardData?.setData("text/plain", String(text))
    }
    window.addEventListener("copy", onCopy, { capture: true, once: true })
    return document.execCommand("copy")
      ? Promise.resolve()
      : Promise.reject(new DOMException("not allowed", "NotAllowedError"))
  }
}
