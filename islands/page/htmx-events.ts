/** What the page's scripts read of htmx 4's events, and call of htmx. */

type HtmxContext = {
  request: { headers: Record<string, string>; method: string; action: string }
  /** Missing when the server did not answer. */
  response?: { status: number; headers: Headers }
  text?: string
  /** Where the answer goes. */
  target?: Element
  /** How it goes there; "none" for a refusal that changes nothing. */
  swap?: string
  /** The element that sent the request, and the event that triggered it. */
  sourceElement?: Element
  sourceEvent?: Event
}

declare global {
  interface Window {
    htmx: {
      ajax(method: "GET", path: string, options: { target: Element; swap: string }): Promise<unknown>
      swap(context: { text: string; target: Element; swap: string }): Promise<unknown>
    }
  }
}

/** Calls `listener` for every htmx event called `name`, anywhere on the page. */
export function onHtmx(name: string, listener: (context: HtmxContext) => void) {
  document.addEventListener(name, (event) => {
    const context = (event as CustomEvent<{ ctx?: HtmxContext }>).detail?.ctx
    if (context) listener(context)
  })
}
