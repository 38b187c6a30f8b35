/** The e-mails: one layout for all events, as text and as HTML, in the recipient's language. */
import { renderToStaticMarkup } from "react-dom/server"
import { assertNever } from "../../base/assert.ts"
import { printableLine } from "../../base/text.ts"
import { translatorOf } from "../../web/texts/catalogues.ts"
import { formatInstant, namesPlace } from "../../web/texts/format.ts"
import type { TextKey, Translate } from "../../web/texts/i18n.ts"
import { FALLBACK_LANGUAGE, languageOf } from "../../web/texts/language.ts"
import { PLANT_TIME_ZONE } from "../../web/time.tsx"
import type { RenderEmail } from "./actions-sending.ts"
import { type CredentialsChange, type NotificationKind, subjectLine } from "./rules.ts"

/** An e-mail before it is rendered as text and HTML. */
interface EmailLayout {
  subject: string
  intro: string
  /** Label and value. */
  details: [string, string][]
  /** The first one leads to where the others are done too. */
  links: { label: string; href: string }[]
  notes: string[]
}

type EmailTemplateContent = Parameters<RenderEmail>[1]

/** For recipients whose time zone is not known: the plant's, where the server's zone names a place. */
const DEFAULT_TIME_ZONE = namesPlace(PLANT_TIME_ZONE) ? PLANT_TIME_ZONE : "UTC"

export const renderEmail: RenderEmail = ({ kind, language, timeZone }, content, publicAddress) => {
  const lang = languageOf(language) ?? FALLBACK_LANGUAGE
  const t = translatorOf(lang)
  const path = kind === "INVITATION" ? (content.secret ?? content.path) : content.path
  const zone = timeZone ?? DEFAULT_TIME_ZONE
  const hasTimes = ["start", "end", "at", "validFrom", "validUntil"].some((name) => name in content.values)
  const shape: EmailLayout = {
    ...emailTexts(kind, content, t),
    details: emailDetails(kind, content, t, zone),
    links:
      publicAddress === null || path === "" ? [] : emailLinks(kind, content, `${publicAddress}${path}`, t),
    notes: [
      ...(kind === "CREDENTIALS_CHANGED" ? [t("mails.notYou")] : []),
      ...(hasTimes ? [t("mails.timesAreIn", { zone })] : []),
      t("mails.footer"),
    ],
  }
  const html = renderToStaticMarkup(<EmailHtml shape={shape} lang={lang} />)
  return { subject: subjectLine(shape.subject), text: plainTextBody(shape), html: `<!doctype html>${html}` }
}

/**
 * A vote is cast on the page, after signing in: its links choose an answer beforehand and change nothing when a mail
 * program opens them.
 */
function emailLinks(
  kind: NotificationKind,
  { values }: EmailTemplateContent,
  href: string,
  t: Translate,
): EmailLayout["links"] {
  const open = { label: t("mails.openButton"), href }
  if (kind !== "APPROVAL_REQUESTED" || values.stage === undefined) return [open]
  const votes = (["approve", "deny"] as const).map((vote) => ({
    label: t(`approvals.${vote}`),
    href: `${href}?${new URLSearchParams({ vote, stage: `${values.stage}` })}`,
  }))
  return [open, ...votes]
}

function emailTexts(
  kind: NotificationKind,
  { values, secret }: EmailTemplateContent,
  t: Translate,
): { subject: string; intro: string } {
  const name = textKeyPrefix(kind, values)
  const intro = t(`mails.${name}Intro` as TextKey, values)
  // Guests have a link of their own; users join after their sign-in.
  const isForGuest = kind === "INVITATION" && secret !== null
  return {
    subject: t(`mails.${name}Subject` as TextKey, values),
    intro: isForGuest ? `${intro} ${t("mails.guestPin", values)}` : intro,
  }
}

function textKeyPrefix(kind: NotificationKind, values: EmailTemplateContent["values"]): string {
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
      return values.restarted ? "approvalRestarted" : "approvalRequested"
    case "APPROVAL_DECIDED":
      return values.outcome === "APPROVED" ? "approvalApproved" : "approvalDenied"
    case "INVITATION":
      return "invitation"
    case "EMERGENCY_SESSION":
      return "emergencySession"
    case "LICENCE_EXPIRES":
      return "licenceExpires"
    case "SECRET_EXPIRES":
      return "secretExpires"
    case "AUDIT_BROKEN":
      return "auditBroken"
    case "PASSWORD_RESET":
      return values.username === undefined ? "passwordReset" : "accountCreated"
    case "CREDENTIALS_CHANGED":
      return CREDENTIALS_CHANGE_TEXTS[values.change as CredentialsChange]
    default:
      return assertNever(kind)
  }
}

const CREDENTIALS_CHANGE_TEXTS = {
  PASSWORD_CHANGED: "passwordChanged",
  PASSWORD_RESET: "passwordWasReset",
  EMAIL_CHANGED: "emailChanged",
  OTP_DISABLED: "otpDisabled",
  PASSKEY_ADDED: "passkeyAdded",
  PASSKEY_REMOVED: "passkeyRemoved",
  FACTORS_RESET: "factorsReset",
  API_TOKEN_CREATED: "apiTokenCreated",
} as const satisfies Record<CredentialsChange, string>

function emailDetails(
  kind: NotificationKind,
  { values, secret }: EmailTemplateContent,
  t: Translate,
  zone: string,
): [string, string][] {
  const instant = (value: string | number) => formatInstant(new Date(value), zone, "minute")
  const facts: [string, string | null][] = [
    [t("terms.title"), textValue(values, "title")],
    [t("terms.machine"), textValue(values, "device")],
    [t("terms.type"), values.objectType ? t(`approvals.type_${values.objectType}` as TextKey) : null],
    [t("terms.interface"), textValue(values, "interfaceName")],
    [t("mails.startedBy"), textValue(values, "startedBy")],
    [t("mails.reason"), values.reason ? printableLine(`${values.reason}`, REASON_CHARACTERS_MAX) : null],
    [t("terms.priority"), values.priority ? t(`states.priority_${values.priority}` as TextKey) : null],
    [t("terms.start"), values.start ? instant(values.start) : null],
    [t("terms.end"), values.end ? instant(values.end) : null],
    [
      t("mails.accessRight"),
      values.accessRight
        ? t(values.accessRight === "CONTROL" ? "mails.accessControl" : "mails.accessView")
        : null,
    ],
    [t("mails.username"), textValue(values, "username")],
    [t("mails.oneTimePassword"), kind === "PASSWORD_RESET" ? secret : null],
    [t("mails.validFrom"), values.validFrom ? instant(values.validFrom) : null],
    [t("mails.validUntil"), values.validUntil ? instant(values.validUntil) : null],
    [t("mails.by"), textValue(values, "decidedBy")],
    [
      t("approvals.comment"),
      values.comment ? printableLine(`${values.comment}`, REASON_CHARACTERS_MAX) : null,
    ],
    ...(kind === "CREDENTIALS_CHANGED" ? credentialsChangeDetails(values, t, instant) : []),
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}

function credentialsChangeDetails(
  values: EmailTemplateContent["values"],
  t: Translate,
  instant: (value: string | number) => string,
): [string, string | null][] {
  return [
    [t("mails.name"), textValue(values, "name")],
    [t("mails.at"), values.at ? instant(values.at) : null],
    [t("mails.by"), textValue(values, "by")],
    [t("mails.fromAddress"), textValue(values, "address")],
    [t("mails.apiTokensEnded"), textValue(values, "apiTokensEnded")],
  ]
}

/** Length of the reason of an emergency session, which is shown whole; longer comments are cut. */
const REASON_CHARACTERS_MAX = 500

function textValue(values: EmailTemplateContent["values"], name: string): string | null {
  const value = values[name]
  return value === undefined || value === "" ? null : subjectLine(`${value}`)
}

function plainTextBody({ intro, details: facts, links, notes }: EmailLayout): string {
  const rows = facts.map(([label, value]) => `${label}: ${value}`)
  const addresses = links.map(({ label, href }) => (links.length === 1 ? href : `${label}: ${href}`))
  return [intro, "", ...rows, ...(links.length > 0 ? ["", ...addresses] : []), "", "-- ", ...notes, ""].join(
    "\n",
  )
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
    overflowWrap: "anywhere",
  },
  details: { width: "100%" },
  // Long labels break between words, and leave most of a phone's width to the values.
  label: {
    width: "35%",
    padding: "2px 16px 2px 0",
    color: "#5b6472",
    verticalAlign: "top",
    overflowWrap: "normal",
  },
  value: { padding: "2px 0" },
  link: {
    display: "inline-block",
    margin: "8px 16px 8px 0",
    padding: "10px 16px",
    borderRadius: "6px",
    background: "#1f5fbf",
    color: "#ffffff",
    textDecoration: "none",
  },
  furtherLink: { display: "inline-block", margin: "8px 16px 8px 0", padding: "10px 0", color: "#1f5fbf" },
  notes: { color: "#5b6472", fontSize: "13px" },
} as const

/** Styles are attributes of the elements: mail programs take no others. */
function EmailHtml({ shape, lang }: { shape: EmailLayout; lang: string }) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{shape.subject}</title>
      </head>
      <body style={STYLE.body}>
        <div style={STYLE.card}>
          <p>{shape.intro}</p>
          <table role="presentation" style={STYLE.details}>
            <tbody>
              {shape.details.map(([label, value]) => (
                <tr key={label}>
                  <td style={STYLE.label}>{label}</td>
                  <td style={STYLE.value}>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {shape.links.length > 0 && (
            <p>
              {shape.links.map(({ label, href }, at) => (
                <a key={href} href={href} style={at === 0 ? STYLE.link : STYLE.furtherLink}>
                  {label}
                </a>
              ))}
            </p>
          )}
          <p style={STYLE.notes}>{shape.notes.join(" ")}</p>
        </div>
      </body>
    </html>
  )
}
