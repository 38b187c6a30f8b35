/** What a server answers that could not start: a page that needs nothing else of it, and for the API the error in JSON. */

import { renderToStaticMarkup } from "react-dom/server"
import type { StartFailure } from "../base/reasons.ts"
import { Refusal } from "../base/refusal.ts"
import { refusalResponse, type Translate } from "../http/errors.ts"
import { FIXED_HEADERS } from "../http/security-headers.ts"
import { languageOfRequest } from "./request-view.ts"
import { translatorOf } from "./texts/catalogues.ts"
import type { Lang } from "./texts/language.ts"

/** For clients that try again by themselves. */
const RETRY_SECONDS = 5
const CODE = "INITIALIZATION_ERROR"

export function startFailureResponse(request: Request, failure: StartFailure): Response {
  const lang = languageOfRequest(request)
  const { pathname, search } = new URL(request.url)
  const answer = pathname.startsWith("/api/")
    ? apiAnswer(request, lang, failure)
    : page(lang, failure, pathname + search)
  for (const [name, value] of FIXED_HEADERS) answer.headers.set(name, value)
  answer.headers.set("retry-after", `${RETRY_SECONDS}`)
  return answer
}

function apiAnswer(request: Request, lang: Lang, failure: StartFailure): Response {
  const refusal = new Refusal(CODE, "the server could not start", { text: failure })
  return refusalResponse(refusal, translatorOf(lang) as Translate, request)
}

function page(lang: Lang, failure: StartFailure, path: string): Response {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64")
  const html = renderToStaticMarkup(<FailurePage lang={lang} failure={failure} path={path} nonce={nonce} />)
  return new Response(`<!doctype html>${html}`, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
}

function FailurePage({
  lang,
  failure,
  path,
  nonce,
}: {
  lang: Lang
  failure: StartFailure
  path: string
  nonce: string
}) {
  const t = translatorOf(lang)
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${t("errorPage.title_notReady")} · Millwright`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style nonce={nonce}>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{t("errorPage.title_notReady")}</h1>
          <p>{t(`errors.${failure}`)}</p>
          <h2>{t("errorPage.whatToDo")}</h2>
          <p>{t(`errorPage.${failure}`)}</p>
          <p>
            {t("errorPage.code")}: <code>{CODE}</code> <code>{failure}</code>
          </p>
          <p>
            <a href={path}>{t("errorPage.reload")}</a>
          </p>
        </main>
      </body>
    </html>
  )
}

/** The style sheet of the product is served by the app, which is not there. */
const STYLE = `
body { margin: 0; padding: 3rem 1rem; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 36rem; margin: 0 auto }
h1 { font-size: 1.5rem; margin: 0 0 .5rem }
h2 { font-size: 1rem; margin: 1.5rem 0 .25rem }
p { margin: 0 0 .75rem }
a { display: inline-block; padding: .25rem 0 }`
