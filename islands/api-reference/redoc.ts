/** Loads Redoc's browser bundle under the page's Content-Security-Policy. */
import type { RedocTheme } from "./theme.ts"

/** @see https://redocly.com/docs/redoc/config: what is used of it */
interface RedocOptions {
  theme: RedocTheme
  nonce: string
  disableSearch: boolean
  hideDownloadButtons: boolean
  nativeScrollbars: boolean
  pathInMiddlePanel: boolean
  scrollYOffset: string
}

export interface Redoc {
  /** @param done  is called with an error when the document could not be loaded or read */
  init(document: string, options: RedocOptions, host: HTMLElement, done: (error?: unknown) => void): void
  /** Ends what `init` drew into `host`, with its listeners for scrolling. */
  destroy(host: HTMLElement): void
}

const bundleOf = (): Redoc | undefined => (window as { Redoc?: Redoc }).Redoc

/**
 * Gives every style element that a script of this page creates the page's nonce: Redoc writes some before it has read
 * its `nonce` option. The nonce is the page's own, so the policy stays as strict as on every other page.
 *
 * @returns puts back the browser's own function
 */
export function allowStyles(nonce: string): () => void {
  const create = Document.prototype.createElement
  const value = (name: string, options?: ElementCreationOptions): HTMLElement => {
    const element = create.call(document, name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
  Object.defineProperty(document, "createElement", { value, configurable: true })
  return () => {
    // Deleting the own property brings back the prototype's.
    Reflect.deleteProperty(document, "createElement")
  }
}

/** @throws Error when the bundle cannot be loaded */
export function loadRedoc(address: string): Promise<Redoc> {
  const loaded = bundleOf()
  if (loaded) return Promise.resolve(loaded)
  const { promise, resolve, reject } = Promise.withResolvers<Redoc>()
  const script = document.createElement("script")
  const fail = () => reject(new Error(`${address} could not be loaded`))
  script.src = address
  script.onerror = fail
  script.onload = () => {
    const bundle = bundleOf()
    if (bundle) resolve(bundle)
    else fail()
  }
  document.head.append(script)
  return promise
}

/** The nonce of the page; browsers hide the attribute, not the property. */
export const pageNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ""
