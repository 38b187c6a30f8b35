/** What the code of a machine's label leads to. Pure. */
import { REPORT_TOKEN } from "../../maintenance/faultreports/rules.ts"

/** A QR code holds up to 4296 characters; no address of a label is longer than this. */
export const CODE_CHARACTERS_MAX = 500

const MACHINE = /^\/devices\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type ScannedCode =
  /** A machine's book, or its page for fault reports, on this server. */
  | { kind: "label"; path: string }
  /** An address elsewhere, or one that no label has: it is not opened. */
  | { kind: "foreign"; address: string }
  /** What the search looks for: a name or a serial number. */
  | { kind: "text"; text: string }
  | { kind: "empty" }

/** @param origin  of this server, e.g. "https://book.example.com" */
export function readCode(code: string, origin: string): ScannedCode {
  const text = code.trim().slice(0, CODE_CHARACTERS_MAX)
  if (text === "") return { kind: "empty" }
  if (text.startsWith("/")) return labelOr(text, origin) ?? { kind: "foreign", address: text }
  if (!/^[a-z][a-z0-9+.-]*:/i.test(text)) return { kind: "text", text }
  // A word with a colon, as in "Line: 3", is no address.
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
    return isRunnable(text) ? { kind: "foreign", address: text } : { kind: "text", text }
  return labelOr(text, origin) ?? { kind: "foreign", address: text }
}

const isRunnable = (text: string) =>
  /^(javascript|data|vbscript|blob|file|mailto|tel|sms|wifi|intent):/i.test(text)

function labelOr(address: string, origin: string): ScannedCode | null {
  const url = URL.parse(address, origin)
  if (!url || url.origin !== origin || url.username !== "" || url.password !== "") return null
  const token = /^\/report\/([^/]+)$/.exec(url.pathname)?.[1]
  const isLabel = MACHINE.test(url.pathname) || (token !== undefined && REPORT_TOKEN.test(token))
  return isLabel ? { kind: "label", path: url.pathname } : null
}
