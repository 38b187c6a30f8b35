/** The letters: one shape for all moments, as text and as HTML, in the recipient's language. */
import { renderToStaticMarkup } from "react-dom/server"
import { assertNever } from "../base/assert.ts"
import { translatorOf } from "../web/texts/catalogues.ts"
import { formatInstant } from "../web/texts/format.ts"
import type { TextKey, Translate } from "../web/texts/i18n.ts"
import { FALLBACK_LANGUAGE, languageOf } from "../web/texts/language.ts"
import type { RenderLetter } from "./actions.ts"
import { type MomentKind, subjectLine, type WayInChange } from "./rules.ts"

/** A letter before it is written as text and HTML. */
interface LetterShape {
  subject: string
  intro: string
  /** Label and value. */
  facts: [string, string][]
  link: string | null
  notes: string[]
}

type Content = Parameters<RenderLetter>[1]

/** Letters carry no reader's time zone; the hour they name is unmistakable. */
const ZONE = "UTC"

export const renderLetter: RenderLetter = ({ kind, language }, content, publicAddress) => {
  const lang = languageOf(language) ?? FALLBACK_LANGUAGE
  const t = translatorOf(lang)
  const path = kind === "INVITATION" ? (content.secret ?? content.path) : content.path
  const hasTimes = "start" in content.values || "at" in content.values
  const shape: LetterShape = {
    ...wordsOf(kind, content, t),
    facts: factsOf(kind, content, t),
    link: publicAddress === null || path === "" ? null : `${publicAddress}${path}`,
    notes: [
      ...(kind === "WAYS_IN_CHANGED" ? [t("mails.notYou")] : []),
      ...(hasTimes ? [t("mails.timesAreUtc")] : []),
      t("mails.footer"),
    ],
  }
  const html = renderToStaticMarkup(<LetterPage shape={shape} lang={lang} button={t("mails.openButton")} />)
  return { subject: subjectLine(shape.subject), text: textOf(shape), html: `<!doctype html>${html}` }
}

function wordsOf(kind: MomentKind, { values }: Content, t: Translate): { subject: string; intro: string } {
  const name = wordsName(kind, values)
  return {
    subject: t(`mails.${name}Subject` as TextKey, values),
    intro: t(`mails.${name}Intro` as TextKey, values),
  }
}

function wordsName(kind: MomentKind, values: Content["values"]): string {
  switch (kind) {
    case "ISSUE_ASSIGNED":
      return "issueAssigned"
    case "ISSUE_CREATED":
      return "issueCreated"
    case "WINDOW_WARNING":
      return "windowWarning"
    case "PLAN_CREATED":
      return "planCreated"
    case "APPROVAL_REQUESTED":
      return "approvalRequested"
    case "APPROVAL_DECIDED":
      return values.outcome === "APPROVED" ? "approvalApproved" : "approvalDenied"
    case "INVITATION":
      return "invitation"
    case "PASSWORD_RESET":
      return "passwordReset"
    case "WAYS_IN_CHANGED":
      return CHANGE_WORDS[values.change as WayInChange]
    default:
      return assertNever(kind)
  }
}

const CHANGE_WORDS = {
  PASSWORD_CHANGED: "passwordChanged",
  PASSWORD_RESET: "passwordWasReset",
  EMAIL_CHANGED: "emailChanged",
  OTP_DISABLED: "otpDisabled",
  PASSKEY_ADDED: "passkeyAdded",
  PASSKEY_REMOVED: "passkeyRemoved",
  FACTORS_RESET: "factorsReset",
  API_TOKEN_CREATED: "apiTokenCreated",
} as const satisfies Record<WayInChange, string>

function factsOf(kind: MomentKind, { values, secret }: Content, t: Translate): [string, string][] {
  const instant = (value: string | number) => formatInstant(new Date(value), ZONE, "minute")
  const facts: [string, string | null][] = [
    [t("terms.title"), textAt(values, "title")],
    [t("terms.machine"), textAt(values, "device")],
    [t("terms.priority"), values.priority ? t(`states.priority_${values.priority}` as TextKey) : null],
    [t("terms.start"), values.start ? instant(values.start) : null],
    [t("terms.end"), values.end ? instant(values.end) : null],
    [
      t("mails.accessRight"),
      values.accessRight
        ? t(values.accessRight === "CONTROL" ? "mails.accessControl" : "mails.accessView")
        : null,
    ],
    [t("mails.oneTimePassword"), kind === "PASSWORD_RESET" ? secret : null],
    ...(kind === "WAYS_IN_CHANGED" ? factsOfChange(values, t) : []),
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}

function factsOfChange(values: Content["values"], t: Translate): [string, string | null][] {
  return [
    [t("mails.name"), textAt(values, "name")],
    [t("mails.at"), values.at ? formatInstant(new Date(values.at), ZONE, "minute") : null],
    [t("mails.by"), textAt(values, "by")],
    [t("mails.fromAddress"), textAt(values, "address")],
    [t("mails.apiTokensEnded"), textAt(values, "apiTokensEnded")],
  ]
}

function textAt(values: Content["values"], name: string): string | null {
  const value = values[name]
  return value === undefined || value === "" ? null : subjectLine(`${value}`)
}

function textOf({ intro, facts, link, notes }: LetterShape): string {
  const rows = facts.map(([label, value]) => `${label}: ${value}`)
  return [intro, "", ...rows, ...(link ? ["", link] : []), "", "-- ", ...notes, ""].join("\n")
}

const STYLE = {
  body: { margin: 0, padding: "24px", background: "#f4f5f7", color: "#1c2330" },
  card: {
    maxWidth: "560px",
    margin: "0 auto",
    padding: "24px",
    background: "#ffffff",
    borderRadius: "8px",
    font: "15px/1.5 system-ui, sans-serif",
  },
  label: { padding: "2px 16px 2px 0", color: "#5b6472", verticalAlign: "top", whiteSpace: "nowrap" },
  value: { padding: "2px 0", overflowWrap: "anywhere" },
  link: {
    display: "inline-block",
    margin: "16px 0",
    padding: "10px 16px",
    borderRadius: "6px",
    background: "#1f5fbf",
    color: "#ffffff",
    textDecoration: "none",
  },
  notes: { color: "#5b6472", fontSize: "13px" },
} as const

/** Styles stand in the elements: mail programs take no others. */
function LetterPage({ shape, lang, button }: { shape: LetterShape; lang: string; button: string }) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <title>{shape.subject}</title>
      </head>
      <body style={STYLE.body}>
        <div style={STYLE.card}>
          <p>{shape.intro}</p>
          <table role="presentation">
            <tbody>
              {shape.facts.map(([label, value]) => (
                <tr key={label}>
                  <td style={STYLE.label}>{label}</td>
                  <td style={STYLE.value}>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {shape.link && (
            <p>
              <a href={shape.link} style={STYLE.link}>
                {button}
              </a>
            </p>
          )}
          <p style={STYLE.notes}>{shape.notes.join(" ")}</p>
        </div>
      </body>
    </html>
  )
}
