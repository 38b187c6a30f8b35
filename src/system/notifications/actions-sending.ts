/** Sends the e-mails of the outbox, with retries. */
import type { Deps } from "../../base/deps.ts"
import { type Email, MailFailure } from "../../base/mailer.ts"
import { printableLine } from "../../base/text.ts"
import { openForEmail } from "./actions.ts"
import { nextAttempt } from "./rules.ts"
import {
  type DueNotification,
  type EmailContent,
  finishNotification,
  leaseDueNotifications,
  rescheduleNotification,
} from "./store.ts"

/** Renders an e-mail from its template, in the recipient's language and time zone, with the secret if it has one. */
export type RenderEmail = (
  notification: Pick<DueNotification, "kind" | "language" | "timeZone">,
  email: Omit<EmailContent, "sealed"> & { secret: string | null },
  publicAddress: string | null,
) => Pick<Email, "subject" | "text" | "html">

/** E-mails leased per batch: a slow server accepts this many within the lease. */
const SEND_BATCH_SIZE = 20
/** Length to which a server's answer is cut. */
const ERROR_CHARACTERS_MAX = 500

/** Number of e-mails by result. */
interface SendCounts {
  sent: number
  postponed: number
  failed: number
  expired: number
  off: number
}

type SendDeps = Pick<Deps, "db" | "clock" | "log" | "mailer" | "publicAddress" | "secretBox">

/**
 * Sends due e-mails, batch by batch, until none is left or `signal` aborts. Safe to run in several processes. A crash
 * between the server's acknowledgement and the update of the outbox sends an e-mail twice, with the same id.
 */
export async function sendDueNotifications(
  deps: SendDeps,
  render: RenderEmail,
  signal?: AbortSignal,
): Promise<SendCounts> {
  const counts = { sent: 0, postponed: 0, failed: 0, expired: 0, off: 0 }
  for (;;) {
    const due = signal?.aborted ? [] : await leaseDueNotifications(deps.db, deps.clock(), SEND_BATCH_SIZE)
    for (const notification of due) counts[await deliver(deps, render, notification)] += 1
    if (due.length < SEND_BATCH_SIZE) return counts
  }
}

async function deliver(
  deps: SendDeps,
  render: RenderEmail,
  notification: DueNotification,
): Promise<keyof SendCounts> {
  const { id } = notification
  const now = deps.clock()
  if (deps.mailer === null) {
    await finishNotification(deps.db, id, "OFF", "no mail server is configured", now)
    return "off"
  }
  if (notification.expiresOn <= now) {
    await finishNotification(deps.db, id, "EXPIRED", "", now)
    return "expired"
  }
  try {
    await deps.mailer.send(emailFor(deps, render, notification))
  } catch (error) {
    return handleSendFailure(deps, notification, error)
  }
  await finishNotification(deps.db, id, "SENT", "", deps.clock())
  return "sent"
}

function emailFor(deps: SendDeps, render: RenderEmail, notification: DueNotification): Email {
  const { sealed, ...content } = notification.content
  const secret = sealed === undefined ? null : openForEmail(deps, sealed)
  const { subject, text, html } = render(notification, { ...content, secret }, deps.publicAddress)
  return { id: notification.id, to: notification.recipient, subject, text, html }
}

async function handleSendFailure(
  deps: SendDeps,
  { id, kind, attempts }: DueNotification,
  error: unknown,
): Promise<"failed" | "postponed"> {
  const now = deps.clock()
  const reason = printableLine(error instanceof Error ? error.message : `${error}`, ERROR_CHARACTERS_MAX)
  const again = error instanceof MailFailure && !error.isPermanent ? nextAttempt(attempts, now) : null
  deps.log.warn("An e-mail was not sent", { notificationId: id, kind, attempts, again, reason })
  if (again === null) {
    await finishNotification(deps.db, id, "FAILED", reason, now)
    return "failed"
  }
  await rescheduleNotification(deps.db, id, again, reason)
  return "postponed"
}
