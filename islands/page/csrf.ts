/** Every htmx request carries the page's CSRF token. */
import { onHtmx } from "./htmx-events.ts"

/** Empty on pages without a signed-in user. */
export function csrfToken(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content ?? ""
}

onHtmx("htmx:config:request", ({ request }) => {
  const token = csrfToken()
  if (token) request.headers["X-CSRF-Token"] = token
})
