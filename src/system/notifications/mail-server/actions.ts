/** The state of the mail server, and test e-mails. */
import type { Actor } from "../../../base/authorities.ts"
import type { Deps } from "../../../base/deps.ts"
import { MailFailure } from "../../../base/mailer.ts"
import { Refusal } from "../../../base/refusal.ts"
import { record, SYSTEM_OBJECT } from "../../audit/store.ts"
import { getInstallation } from "../../environment/store.ts"
import { findUserLanguage } from "../store.ts"
import type { MailState } from "./contract.ts"
import { htmlOfText, testEmailFor } from "./rules.ts"
import { getQueueState } from "./store.ts"

type MailDeps = Pick<Deps, "db" | "clock" | "mailer" | "publicAddress">

export async function getMailState({ db, mailer, publicAddress }: MailDeps): Promise<MailState> {
  const { lastSentOn, ...queue } = await getQueueState(db)
  return {
    server: mailer?.server ?? null,
    publicAddress,
    ...queue,
    lastSentOn: lastSentOn?.toISOString() ?? null,
  }
}

/**
 * Sends one e-mail past the queue, so that the answer of the mail server is known at once.
 *
 * @throws Refusal CONFLICT without a mail server, or with the mail server's own words when it refuses
 */
export async function sendTestEmail(deps: MailDeps, actor: Actor, recipient: string): Promise<void> {
  if (deps.mailer === null)
    throw new Refusal("CONFLICT", "no mail server is configured", { text: "mailNotConfigured" })
  const place = deps.publicAddress ?? (await getInstallation(deps.db)).customerName
  const { subject, text } = testEmailFor(await findUserLanguage(deps.db, actor.userId), place, actor.username)
  const note = (outcome: string) =>
    record({ tx: deps.db, actor, now: deps.clock() }, "TEST_EMAIL_SENT", SYSTEM_OBJECT, {
      recipient,
      outcome,
    })
  try {
    await deps.mailer.send({
      to: recipient,
      subject,
      text: `${text}\n`,
      html: htmlOfText(text),
      id: crypto.randomUUID(),
    })
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    await note("FAILED")
    throw new Refusal("CONFLICT", `the mail server refused: ${error.message}`, {
      text: "mailRefused",
      detail: error.message,
    })
  }
  await note("SENT")
}
