/** E-mail notifications, queued in the transaction of the action; `actions-sending.ts` sends them. */
import type { Db, Deps } from "../../base/deps.ts"
import {
  type CredentialsChange,
  emailsOf,
  expiresAt,
  groupRecipients,
  plainRecipient,
  type Recipient,
  uniqueRecipients,
} from "./rules.ts"
import {
  type EmailContent,
  findNotificationGroups,
  findNotificationIssues,
  findRecipientsWithAuthority,
  findUserRecipients,
  getDeviceName,
  insertNotifications,
  type NewNotification,
  type NotificationIssue,
} from "./store.ts"

/** What a request for approval is about: its kind, its times, and the reason for the access to a recording. */
interface ApprovalFacts {
  objectType: string
  start: string
  /** "" for what occurs once, or without an end. */
  end: string
  reason: string
}

/** An event that is notified by e-mail. Instants in texts are ISO 8601. */
export type NotificationEvent =
  /** To the assigned user, otherwise the group, and the issue's further addresses. */
  | { kind: "ISSUE_ASSIGNED"; issueId: string }
  /** To the people that the machine names for it, unless they made the issue themselves; null: it came from a plan. */
  | { kind: "ISSUE_CREATED"; issueId: string; createdBy: string | null }
  /** To the same as an assignment; `minutesLeft` is 15, 10 or 5, and each is sent once per window end. */
  | { kind: "WINDOW_WARNING"; issueId: string; minutesLeft: number }
  /** To the same: a recurring plan has made this issue. */
  | { kind: "PLAN_CREATED"; issueId: string; planTitle: string }
  /** To the groups that may vote at the stage, counted from 1. `path` is where the request is shown. */
  | {
      kind: "APPROVAL_REQUESTED"
      title: string
      deviceId: string
      subject: ApprovalFacts
      requestedBy: string
      /** What is approved was changed or reopened: all votes begin again. */
      isRestarted: boolean
      stage: number
      path: string
      userGroupIds: readonly string[]
    }
  /** To the person who asked. */
  | {
      kind: "APPROVAL_DECIDED"
      title: string
      deviceId: string
      subject: ApprovalFacts
      outcome: "APPROVED" | "DENIED"
      /** Who gave the vote that decided, and the comment of that vote. */
      decidedBy: string
      comment: string
      path: string
      userId: string
    }
  /**
   * To a user, or to an address without an account, in the language of the inviter; `link.sealed` is the path with its one-time
   * token, from `sealForEmail`, and works in this time (`startsOn` null: at once).
   */
  | {
      kind: "INVITATION"
      to: { userId: string } | { email: string; language: string | null }
      deviceName: string
      invitedBy: string
      accessRight: "VIEW" | "CONTROL"
      path: string
      link?: { sealed: string; startsOn: Date | null; expiresOn: Date }
    }
  /** To these users: a session was started outside its maintenance window. `end`: when it ends at the latest. */
  | {
      kind: "EMERGENCY_SESSION"
      title: string
      deviceId: string
      interfaceName: string
      startedBy: string
      reason: string
      end: string
      path: string
      userIds: readonly string[]
    }
  /** To those who can install a licence; `reminder`, the days before the end, is sent once per end of a licence. */
  | { kind: "LICENCE_EXPIRES"; reminder: number; customer: string; validUntil: string; daysLeft: number }
  /** To those who read the audit log; the same problems are sent once, and again a month later. */
  | { kind: "AUDIT_BROKEN"; count: number; problems: string }
  /** To those named by the machine; `warning`, the days before the expiry, is sent once per expiry of the credentials. */
  | {
      kind: "SECRET_EXPIRES"
      deviceId: string
      interfaceId: string
      interfaceName: string
      warning: number
      expiresOn: string
      daysLeft: number
      userId: string | null
      userGroupId: string | null
    }
  /**
   * To the person; `sealedPassword` is the one-time password, from `sealForEmail`. A user who has never signed in has no language
   * yet, and gets the e-mail in that of the administrator who had it sent.
   */
  | {
      kind: "PASSWORD_RESET"
      userId: string
      sealedPassword: string
      validUntil: Date
      /** Null for a user who has had a password. */
      newAccount: { username: string; customer: string } | null
      requesterLanguage: string | null
    }
  /** To the person; before a change of their address is saved, so that it goes to the one that was theirs. */
  | {
      kind: "CREDENTIALS_CHANGED"
      userId: string
      change: CredentialsChange
      /** The acting user, if it was another user. */
      by?: string
      /** The client address, if the user made the change. */
      address?: string
      /** Name of the passkey or API token. */
      name?: string
      apiTokensEnded?: number
    }

interface EmailDraft {
  recipients: Recipient[]
  content: EmailContent
  deduplicationKey?: string
  /** When the e-mail is of no use any more; as its kind unless given. */
  expiresOn?: Date
}

/** Queues the e-mails of an event in the transaction of the action: both are committed or neither. */
export function enqueueNotification(tx: Db, moment: NotificationEvent, now: Date): Promise<void> {
  return enqueueNotifications(tx, [moment], now)
}

/** Queues the e-mails of several events, whose issues are read in one statement. */
export async function enqueueNotifications(
  tx: Db,
  events: readonly NotificationEvent[],
  now: Date,
): Promise<void> {
  const issueIds = events.flatMap((moment) => ("issueId" in moment ? [moment.issueId] : []))
  const issues =
    issueIds.length > 0 ? await findNotificationIssues(tx, issueIds) : new Map<string, NotificationIssue>()
  const notifications: NewNotification[] = []
  for (const moment of events) {
    const draft = await draftOf(tx, moment, issues, now)
    if (!draft) continue
    const { kind } = moment
    const common = { kind, content: draft.content, deduplicationKey: draft.deduplicationKey ?? null, now }
    const expiresOn = draft.expiresOn ?? expiresAt(kind, now)
    for (const recipient of uniqueRecipients(draft.recipients))
      notifications.push({ ...common, recipient, expiresOn })
  }
  await insertNotifications(tx, notifications)
}

/** Encrypts a one-time secret for the outbox, so that database access alone does not reveal it. */
export function sealForEmail(deps: Pick<Deps, "secretBox">, secret: string): string {
  return Buffer.from(deps.secretBox.seal(secret, SEAL_CONTEXT)).toString("base64")
}

/** The secret that was encrypted so, when its e-mail is sent. */
export function openForEmail(deps: Pick<Deps, "secretBox">, sealed: string): string {
  return deps.secretBox.open(Buffer.from(sealed, "base64"), SEAL_CONTEXT)
}

const SEAL_CONTEXT = "notification"

type NotificationIssues = ReadonlyMap<string, NotificationIssue>

async function draftOf(
  tx: Db,
  moment: NotificationEvent,
  issues: NotificationIssues,
  now: Date,
): Promise<EmailDraft | null> {
  switch (moment.kind) {
    case "ISSUE_ASSIGNED":
      return issueDraft(tx, issues, moment.issueId, {})
    case "ISSUE_CREATED":
      return newIssueDraft(tx, issues, moment)
    case "PLAN_CREATED":
      return issueDraft(tx, issues, moment.issueId, { plan: moment.planTitle }, `plan ${moment.issueId}`)
    case "WINDOW_WARNING":
      return issueDraft(
        tx,
        issues,
        moment.issueId,
        { minutes: moment.minutesLeft },
        `warning ${moment.issueId} ${moment.minutesLeft}`,
      )
    case "APPROVAL_REQUESTED": {
      const { title, requestedBy, stage, path, isRestarted, subject } = moment
      const device = await getDeviceName(tx, moment.deviceId)
      const recipients = await recipientsOf(tx, [], moment.userGroupIds)
      const asked = { title, device, by: requestedBy, stage, restarted: isRestarted ? 1 : 0 }
      return { recipients, content: { values: { ...asked, ...subject }, path } }
    }
    case "APPROVAL_DECIDED": {
      const { title, outcome, path, userId, decidedBy, comment, subject } = moment
      const device = await getDeviceName(tx, moment.deviceId)
      return {
        recipients: await findUserRecipients(tx, [userId]),
        content: { values: { title, device, outcome, decidedBy, comment, ...subject }, path },
      }
    }
    case "INVITATION": {
      const { to, deviceName: device, invitedBy, accessRight, path, link } = moment
      const recipients =
        "userId" in to ? await findUserRecipients(tx, [to.userId]) : [plainRecipient(to.email, to.language)]
      const values = { device, by: invitedBy, accessRight }
      if (!link) return { recipients, content: { values, path } }
      const times = {
        validFrom: link.startsOn?.toISOString() ?? "",
        validUntil: link.expiresOn.toISOString(),
      }
      return { recipients, content: { values: { ...values, ...times }, path, sealed: link.sealed } }
    }
    case "EMERGENCY_SESSION": {
      const { kind: _, deviceId, path, userIds, ...facts } = moment
      const device = await getDeviceName(tx, deviceId)
      return {
        recipients: await findUserRecipients(tx, userIds),
        content: { values: { ...facts, device, start: now.toISOString() }, path },
      }
    }
    case "LICENCE_EXPIRES": {
      const { reminder, customer, validUntil, daysLeft } = moment
      return {
        recipients: await findRecipientsWithAuthority(tx, "LICENSE_INSTALL", now),
        content: { values: { customer, validUntil, count: daysLeft }, path: "/admin/config" },
        deduplicationKey: `licence ${validUntil} ${reminder}`,
      }
    }
    case "AUDIT_BROKEN": {
      const { count, problems } = moment
      return {
        recipients: await findRecipientsWithAuthority(tx, "AUDIT_READ", now),
        content: { values: { count }, path: "/admin/audit" },
        deduplicationKey: `audit ${count} ${problems}`,
      }
    }
    case "SECRET_EXPIRES": {
      const { deviceId, interfaceId, interfaceName, warning, expiresOn, daysLeft, userId, userGroupId } =
        moment
      const device = await getDeviceName(tx, deviceId)
      return {
        recipients: await recipientsOf(tx, userId ? [userId] : [], userGroupId ? [userGroupId] : []),
        content: {
          values: { device, interfaceName, validUntil: expiresOn, count: daysLeft },
          path: `/admin/devices/${deviceId}/interfaces`,
        },
        deduplicationKey: `secret ${interfaceId} ${expiresOn} ${warning}`,
      }
    }
    case "PASSWORD_RESET": {
      const { userId, sealedPassword, validUntil, newAccount, requesterLanguage } = moment
      const recipients = await findUserRecipients(tx, [userId])
      return {
        recipients: recipients.map((user) => ({ ...user, language: user.language ?? requesterLanguage })),
        content: {
          values: { validUntil: validUntil.toISOString(), ...newAccount },
          path: "/resetpassword/new",
          sealed: sealedPassword,
        },
        expiresOn: validUntil,
      }
    }
    case "CREDENTIALS_CHANGED": {
      const { kind: _, userId, apiTokensEnded = 0, ...what } = moment
      const values: EmailContent["values"] = { ...what, at: now.toISOString() }
      if (apiTokensEnded > 0) values.apiTokensEnded = apiTokensEnded
      return { recipients: await findUserRecipients(tx, [userId]), content: { values, path: "/profile" } }
    }
  }
}

async function issueDraft(
  tx: Db,
  issues: NotificationIssues,
  issueId: string,
  more: EmailContent["values"],
  once?: string,
): Promise<EmailDraft | null> {
  const issue = issues.get(issueId)
  if (!issue) return null
  // Another window end is another warning.
  const deduplicationKey = once && `${once} ${issue.windowEndOn.getTime()}`
  return {
    recipients: await recipientsOfIssue(tx, issue),
    content: issueEmailContent(issue, issueId, more),
    deduplicationKey: deduplicationKey || undefined,
  }
}

async function newIssueDraft(
  tx: Db,
  issues: NotificationIssues,
  { issueId, createdBy }: Extract<NotificationEvent, { kind: "ISSUE_CREATED" }>,
): Promise<EmailDraft | null> {
  const issue = issues.get(issueId)
  if (!issue) return null
  const people = [issue.notificationUserId].filter((id) => id !== null && id !== createdBy) as string[]
  const groups = issue.notificationUserGroupId === null ? [] : [issue.notificationUserGroupId]
  return {
    recipients: await recipientsOf(tx, people, groups),
    content: issueEmailContent(issue, issueId, {}),
  }
}

function issueEmailContent(
  issue: NotificationIssue,
  issueId: string,
  more: EmailContent["values"],
): EmailContent {
  const values = {
    title: issue.title,
    device: issue.deviceName,
    priority: issue.priority,
    start: issue.activationOn.toISOString(),
    end: issue.windowEndOn.toISOString(),
    ...more,
  }
  return { values, path: `/devices/${issue.deviceId}/issues/${issueId}` }
}

/** The assigned user, or the group while none is assigned; plus the issue's further addresses. */
async function recipientsOfIssue(tx: Db, issue: NotificationIssue): Promise<Recipient[]> {
  const person = issue.assignedUserId
  const further = emailsOf(issue.notificationEmails).map((email) => plainRecipient(email))
  const groups = person === null && issue.assignedUserGroupId !== null ? [issue.assignedUserGroupId] : []
  return [...(await recipientsOf(tx, person === null ? [] : [person], groups)), ...further]
}

async function recipientsOf(
  tx: Db,
  userIds: readonly string[],
  userGroupIds: readonly string[],
): Promise<Recipient[]> {
  const people = await findUserRecipients(tx, userIds)
  const groups = await findNotificationGroups(tx, userGroupIds)
  return [...people, ...groups.flatMap((group) => groupRecipients(group.groupEmail, group.members))]
}
