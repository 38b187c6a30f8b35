/** `<ui-island>`: mounts the component named by its attributes, keeps it across morphs, unmounts it on removal. */

import { withLoadTimeout } from "./page/load-timeout.ts"
import { toast } from "./page/toasts.ts"

type Mounted = { render: (props: object) => void; unmount: () => void }

/** How early an island that waits for sight is woken, as a margin around the window. */
const VISIBILITY_MARGIN = "200px"

class UiIsland extends HTMLElement {
  static observedAttributes = ["props"]
  private mounted: Mounted | null = null
  private pendingLoad: AbortController | null = null
  private internals = this.attachInternals()

  connectedCallback() {
    if (this.mounted || this.pendingLoad) return
    this.pendingLoad = new AbortController()
    scheduleLoad(this, this.getAttribute("when"), this.pendingLoad.signal, () => this.load())
  }

  /** Intentionally empty: its presence makes the browser's moveBefore() keep a mounted island mounted. */
  connectedMoveCallback() {}

  attributeChangedCallback(_name: string, before: string | null, after: string | null) {
    if (before !== null && after !== null && before !== after) this.mounted?.render(JSON.parse(after))
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return
      this.pendingLoad?.abort()
      this.pendingLoad = null
      this.mounted?.unmount()
      this.mounted = null
      this.internals.states.delete("ready")
    })
  }

  private async load() {
    const loaded = await withLoadTimeout(
      Promise.all([
        import("./runtime-react.ts"),
        import(/* the hashed address comes from the server */ this.getAttribute("src") ?? ""),
      ]),
    ).catch((error: unknown) => error)
    if (!Array.isArray(loaded)) return this.onLoadFailed(loaded)
    const [runtime, island] = loaded
    if (!this.isConnected || this.mounted) return
    this.mounted = runtime.mount(this, island.default)
    this.internals.states.add("ready")
  }

  /** The page goes on without the island; the content in its place stays. */
  private onLoadFailed(error: unknown) {
    if (!this.isConnected) return
    console.warn("An island did not load", error)
    toast("red", document.getElementById("toasts")?.dataset.unloaded ?? "")
  }
}

function scheduleLoad(element: Element, when: string | null, signal: AbortSignal, wake: () => void) {
  if (when === "visible") {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        wake()
      },
      { rootMargin: VISIBILITY_MARGIN },
    )
    observer.observe(element)
    signal.addEventListener("abort", () => observer.disconnect())
  } else if (when === "idle" && "requestIdleCallback" in window) {
    const handle = requestIdleCallback(wake)
    signal.addEventListener("abort", () => cancelIdleCallback(handle))
  } else wake()
}

customElements.define("ui-island", UiIsland)
