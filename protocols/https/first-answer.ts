/** What the machine answers to the first request for a page: why there is none to show is known from it at once. */
import type { LinkEnd } from "../link.ts"
import { printableLine } from "../printable.ts"
import type { CdpValue } from "./cdp.ts"
import { endOfLoadError, LOAD_GIVEN_UP } from "./end-reasons.ts"

const NO_CONTENT = 204
const RESET_CONTENT = 205
const FORBIDDEN = 403
const SERVER_ERROR_MIN = 500
/** What Chromium says of a status that stands for an error, without a body. */
const WITHOUT_CONTENT = "net::ERR_HTTP_RESPONSE_CODE_FAILURE"
const ADDRESS_CHARACTERS_MAX = 200

export class FirstAnswer {
  private readonly origin: string
  /** Of the page's last request, behind redirects; "" before the first. */
  private url = ""
  private status: number | null = null
  private isFile = false

  /** @param origin  the machine's */
  constructor(origin: string) {
    this.origin = origin
  }

  /** A request for the page was sent, also for what it redirects to. */
  onRequest(url: string): void {
    this.url = url
    this.status = null
    this.isFile = false
  }

  onResponse({ status }: CdpValue): void {
    this.status = Number(status)
  }

  /** The browser took the answer for a file. */
  onFile(): void {
    this.isFile = true
  }

  /**
   * @param error  of the browser, e.g. "net::ERR_ABORTED"
   * @returns null where a page may still come
   */
  endOf(error: string): LinkEnd | null {
    const { url, status } = this
    if (url !== "" && URL.parse(url)?.origin !== this.origin)
      return {
        code: "CLIENT_BAD_REQUEST",
        detail: `the machine's page leads to ${printableLine(url, ADDRESS_CHARACTERS_MAX)}`,
        diagnosis: "webOtherAddress",
      }
    if (this.isFile)
      return {
        code: "CLIENT_BAD_REQUEST",
        detail: "the machine's address delivers a file",
        diagnosis: "webNoPage",
      }
    if (status === NO_CONTENT || status === RESET_CONTENT || error === WITHOUT_CONTENT)
      return endOfStatus(status ?? 0)
    return error === LOAD_GIVEN_UP ? null : endOfLoadError(error)
  }
}

/** An answer without a page in it. */
function endOfStatus(status: number): LinkEnd {
  const detail = `the machine answers with the status ${status} and no page`
  if (status >= SERVER_ERROR_MIN) return { code: "DEVICE_ERROR", detail }
  if (status === FORBIDDEN) return { code: "CLIENT_FORBIDDEN", detail, diagnosis: "webForbidden" }
  return { code: "CLIENT_BAD_REQUEST", detail, diagnosis: "webNoPage" }
}
