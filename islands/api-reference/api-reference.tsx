/** Shows the OpenAPI document with Redoc, in the page's colours. */
import { useEffect, useRef, useState } from "react"
import type { ApiReferenceProps } from "./props.ts"
import { allowStyles, loadRedoc, pageNonce } from "./redoc.ts"
import { currentTheme, onThemeChange } from "./theme.ts"

type State = "loading" | "shown" | "failed"

export function ApiReference(props: ApiReferenceProps) {
  const host = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>("loading")
  const { script, document: openApi } = props
  useEffect(() => {
    const nonce = pageNonce()
    const forbidStyles = allowStyles(nonce)
    let end = () => {}
    // Drawn anew for another theme: Redoc cannot change the one of what it has drawn.
    const draw = async () => {
      try {
        const redoc = await loadRedoc(script)
        end()
        const target = document.createElement("div")
        host.current?.replaceChildren(target)
        end = () => redoc.destroy(target)
        redoc.init(openApi, optionsOf(nonce), target, (error) => setState(error ? "failed" : "shown"))
      } catch {
        setState("failed")
      }
    }
    void draw()
    const ignoreThemes = onThemeChange(() => void draw())
    return () => {
      ignoreThemes()
      end()
      forbidStyles()
    }
  }, [script, openApi])
  return (
    <>
      {state === "loading" && <p role="status">{props.loading}</p>}
      {state === "failed" && <p role="alert">{props.failed}</p>}
      {/* The OpenAPI document is in English. */}
      <div ref={host} lang="en" hidden={state === "failed"} />
    </>
  )
}

const optionsOf = (nonce: string) => ({
  nonce,
  theme: currentTheme(),
  // Its search runs in a Worker made of a blob, which the policy forbids; the browser's own finds what is on the page.
  disableSearch: true,
  // The page has a link to the document.
  hideDownloadButtons: true,
  nativeScrollbars: true,
  pathInMiddlePanel: true,
  scrollYOffset: ".top",
})
