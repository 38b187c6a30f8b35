/** A machine with its book, made through the stores that the product uses. */

import { randomUUID } from "node:crypto"
import type { z } from "zod/mini"
import type { Actor } from "../../src/base/authorities.ts"
import type { Deps } from "../../src/base/deps.ts"
import { insertDeviceGroup } from "../../src/machines/devicegroups/store.ts"
import { saveDevice } from "../../src/machines/devices/contract.ts"
import { insertDevice } from "../../src/machines/devices/store.ts"
import { saveInterface } from "../../src/machines/interfaces/contract.ts"
import { mergeSecret } from "../../src/machines/interfaces/rules.ts"
import { insertInterface } from "../../src/machines/interfaces/store.ts"
import { createIssue } from "../../src/maintenance/issues/contract.ts"
import { insertIssue } from "../../src/maintenance/issues/store.ts"
import { createPlan } from "../../src/maintenance/plans/actions.ts"
import { createRecurringIssue } from "../../src/maintenance/plans/contract.ts"
import { insertLog } from "../../src/maintenance/worklogs/store.ts"
import { uniqueName } from "./users.ts"

export function aDeviceGroup(deps: Deps, parentId: string | null = null): Promise<string> {
  const group = { name: uniqueName("device group"), description: "", location: "", parentId }
  return insertDeviceGroup(deps.db, group, deps.clock())
}

export async function aDevice(
  deps: Deps,
  more: { name?: string; deviceGroupId?: string; location?: string; type?: string } = {},
): Promise<string> {
  const { name = uniqueName("device"), location = "", type = "" } = more
  const input = saveDevice.parse({
    ...{ name, location, type, recordingEnabled: true },
    deviceGroupId: more.deviceGroupId ?? (await aDeviceGroup(deps)),
  })
  return insertDevice(deps.db, input, deps.clock())
}

/** An issue whose window is open now. */
export function anIssue(
  deps: Deps,
  deviceId: string,
  userId: string,
  more: Partial<z.input<typeof createIssue>> = {},
): Promise<string> {
  const input = createIssue.parse({
    activationDateTime: deps.clock().toISOString(),
    ...more,
    title: more.title ?? uniqueName("issue"),
  })
  return insertIssue(deps.db, deviceId, input, "OPEN", userId, deps.clock())
}

export function aLog(
  deps: Deps,
  issueId: string,
  userId: string,
  title = uniqueName("log"),
): Promise<string> {
  return insertLog(deps.db, issueId, { title, description: "" }, userId, deps.clock())
}

export function anInterface(
  deps: Deps,
  deviceId: string,
  more: Partial<Parameters<typeof saveInterface.parse>[0] & object> = {},
): Promise<string> {
  const input = saveInterface.parse({
    ...{ name: uniqueName("interface"), type: "VNC", host: "127.0.0.1", port: 5900 },
    ...more,
  })
  const secret = mergeSecret({}, input)
  return insertInterface(deps.db, deps.secretBox, deviceId, input, secret, deps.clock())
}

/** A plan that makes an issue every day at 09:00 UTC from the test's day on. */
export async function aPlan(
  deps: Deps,
  deviceId: string,
  userId: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const input = createRecurringIssue.parse({
    ...{ title: uniqueName("plan"), period: "DAILY", weekendInclusive: true, timeZone: "UTC" },
    startDateTime: deps.clock().toISOString(),
    ...more,
  })
  return (await createPlan(deps, actorFor(userId), deviceId, input)).id
}

/** An actor for code that checks no rights. */
export function actorFor(userId: string): Actor {
  return {
    ...{ userId, username: "actor", displayName: "Actor", isSuperuser: false, language: null },
    ...{ signInId: "", authenticatedOn: new Date(0), systemAuthorities: new Set<string>(), userGroupIds: [] },
  }
}

/** An item of an issue's checklist: a check that must be answered. */
export async function aChecklistItem(
  deps: Deps,
  issueId: string,
  more: Partial<{ text: string; state: "OPEN" | "OK" | "FAILED"; answeredBy: string }> = {},
): Promise<string> {
  const { text = uniqueName("item"), state = "OPEN", answeredBy = null } = more
  const { id } = await deps.db
    .insertInto("checklist_item")
    .values({
      ...{ issue_id: issueId, position: 0, text, kind: "CHECK", required: true, state },
      ...{ answered_by: answeredBy, answered_on: answeredBy === null ? null : deps.clock() },
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

/** A new issue that was reported without a sign-in and is not decided. */
export async function aFaultReport(
  deps: Deps,
  deviceId: string,
  userId: string,
): Promise<{ issueId: string; reference: string }> {
  const input = createIssue.parse({ title: "Oil leaks", activationDateTime: deps.clock().toISOString() })
  const issueId = await insertIssue(deps.db, deviceId, input, "NEW", userId, deps.clock())
  return { issueId, reference: await markAsReported(deps, issueId) }
}

/** The issue was reported without a sign-in. @returns the reference of the report */
export async function markAsReported(deps: Deps, issueId: string): Promise<string> {
  const reference = `F-${randomUUID().slice(0, 4).toUpperCase()}-0000`
  const report = { submission: randomUUID(), reporter: "Shift 2", reported_on: deps.clock() }
  await deps.db
    .insertInto("fault_report")
    .values({ issue_id: issueId, reference, ...report })
    .execute()
  return reference
}

export interface MaintenanceFixture {
  deviceGroupId: string
  deviceId: string
  issueId: string
  logId: string
  interfaceId: string
  recurringIssueId: string
}

export async function aMaintenanceFixture(deps: Deps, userId: string): Promise<MaintenanceFixture> {
  const deviceGroupId = await aDeviceGroup(deps)
  const deviceId = await aDevice(deps, { deviceGroupId })
  const issueId = await anIssue(deps, deviceId, userId)
  const logId = await aLog(deps, issueId, userId)
  const interfaceId = await anInterface(deps, deviceId)
  const recurringIssueId = await aPlan(deps, deviceId, userId)
  return { deviceGroupId, deviceId, issueId, logId, interfaceId, recurringIssueId }
}

/** A log that the database has, with an interface of its machine. */
export function anExistingLog(db: Deps["db"]) {
  return db
    .selectFrom("work_log")
    .innerJoin("issue", "issue.id", "work_log.issue_id")
    .innerJoin("target_interface", "target_interface.device_id", "issue.device_id")
    .select(["issue.device_id as deviceId", "issue.id as issueId", "work_log.id as logId"])
    .select("target_interface.id as interfaceId")
    .executeTakeFirstOrThrow()
}

/** A file that was transferred and whose content has expired. */
export async function aTransferredFile(
  db: Deps["db"],
  file: {
    connectionId: string
    filename: string
    sha256: Buffer
    sizeBytes: number
    createdBy: string
    createdOn: Date
  },
): Promise<string> {
  const { connectionId, filename, sha256, sizeBytes, createdBy, createdOn } = file
  const { id } = await db
    .insertInto("transferred_file")
    .values({
      ...{ session_viewer_id: connectionId, filename, sha256, size_bytes: sizeBytes },
      ...{ created_by: createdBy, created_on: createdOn, ended_on: createdOn },
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}
