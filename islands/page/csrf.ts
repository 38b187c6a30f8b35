/** Every htmx request carries the page's CSRF token. */
import { onHtmx } from "./htmx-events.ts"

onHtmx("htmx:config:request", ({ request }) => {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content
  if (token) request.headers["X-CSRF-Token"] = token
})
