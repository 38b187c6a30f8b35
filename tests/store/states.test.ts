/** The state tables in the rules and in the database are identical, and no statement violates them. */

import { describe, expect, test } from "bun:test"
import { PROFILE_LANGUAGES, THEMES } from "../../src/base/preferences.ts"
import { CONSENT_KINDS, CONSENT_LANGUAGES } from "../../src/identity/consents/rules.ts"
import { BIND_MODES, GROUP_LOOKUPS } from "../../src/identity/directories/rules.ts"
import { BUILT_IN_ROLES } from "../../src/identity/roles/rules.ts"
import { LOCK_REASONS } from "../../src/identity/users/rules.ts"
import { CONNECTOR_KINDS } from "../../src/machines/connectors/rules.ts"
import { APPROVAL_CONFIG_TYPES, CONNECTOR_TYPES } from "../../src/machines/devices/rules.ts"
import { AUTH_TYPES } from "../../src/machines/interfaces/rules.ts"
import { INTERFACE_TYPES } from "../../src/machines/interfaces/rules-types.ts"
import {
  APPROVAL_ENTRY_TYPES,
  APPROVAL_OBJECT_TYPES,
  APPROVAL_STATE_CHANGES,
  APPROVAL_STATES,
} from "../../src/maintenance/approvals/rules.ts"
import { ITEM_KINDS, ITEM_STATES } from "../../src/maintenance/issues/checklist/rules.ts"
import {
  DONE_SUB_STATUSES,
  DONE_SUB_STATUSES_BY_VERB,
  ISSUE_STATES,
  ISSUE_TYPES,
  PRIORITIES,
} from "../../src/maintenance/issues/rules.ts"
import { SIGNATURE_KINDS } from "../../src/maintenance/issues/signature/rules.ts"
import {
  IMPORT_STATES,
  MASTER_DATA_KINDS,
  ROW_FATES,
  ROW_OUTCOMES,
} from "../../src/maintenance/masterdata/rules.ts"
import {
  DIRECTIONS,
  INACTIVE_REASONS,
  PERIODS,
  PLAN_STATES,
  WEEKDAYS,
} from "../../src/maintenance/plans/rules.ts"
import { PLC_BLOCK_TYPES } from "../../src/sessions/plc/rules.ts"
import { RETENTION_DIRECTIONS } from "../../src/sessions/retention/rules.ts"
import {
  ACCESS_RIGHTS,
  RECORDING_STATES,
  RECORDING_TRANSITIONS,
  SESSION_STATES,
  SESSION_TRANSITIONS,
} from "../../src/sessions/session/rules.ts"
import { TRANSFER_DIRECTIONS, TRANSFER_STATES } from "../../src/sessions/transfers/rules.ts"
import { SCAN_STATE_NAMES, SCAN_STATES, type ScanState } from "../../src/system/antivirus/rules.ts"
import { JOB_OUTCOMES } from "../../src/system/jobs/rules.ts"
import { aMaintenanceFixture } from "../harness/builders.ts"
import { testDatabase } from "../harness/database.ts"
import { TEST_NOW, testDeps } from "../harness/deps.ts"
import { aUser } from "../harness/users.ts"

const { db, sql } = await testDatabase()
const deps = testDeps(db)
const userId = await aUser(deps)
const book = await aMaintenanceFixture(deps, userId)

/** "ACTIVE COMPLETED": one step as a word. */
function stepsOf(table: Partial<Record<string, readonly string[]>>): string[] {
  return Object.entries(table)
    .flatMap(([from, after = []]) => after.map((to) => `${from} ${to}`))
    .sort()
}
const stored = (rows: { from_state: string; to_state: string }[]) =>
  rows.map((row) => `${row.from_state} ${row.to_state}`).sort()

/** Immediate outcomes of starting a scan: no scanner, in progress, or a file above the scanner's size limit. */
const SCAN_START_STATES = [
  "SCAN_DISABLED",
  "IN_PROGRESS",
  "SIZE_TOO_LARGE_ACCEPTED",
  "SIZE_TOO_LARGE_DECLINED",
] as const
/** How any running scan can end: the scanner does not answer, or was taken away. */
const SCAN_ABORT_STATES = [
  "SCANNER_UNREACHABLE_ACCEPTED",
  "SCANNER_UNREACHABLE_DECLINED",
  "SCAN_DISABLED",
] as const
const RUNNING_SCAN_TRANSITIONS: Partial<Record<ScanState, readonly ScanState[]>> = {
  IN_PROGRESS: ["FILE_SYSTEM_SCAN_IN_PROGRESS", "SERVER_ACCEPTED", "SERVER_DECLINED", ...SCAN_ABORT_STATES],
  FILE_SYSTEM_SCAN_IN_PROGRESS: [
    "FILE_SYSTEM_SCAN_ACCEPTED",
    "FILE_SYSTEM_SCAN_DECLINED",
    ...SCAN_ABORT_STATES,
  ],
}

/** The states a scan can reach next; a settled one can be scanned again. */
function scanStatesAfter(state: ScanState): readonly ScanState[] {
  return RUNNING_SCAN_TRANSITIONS[state] ?? SCAN_START_STATES.filter((next) => next !== state)
}

describe("the attachment scan states in the database", () => {
  test("equal those of the rules, including whether they allow a download", async () => {
    const rows = await db.selectFrom("attachment_scan_state").selectAll().execute()
    const states = Object.fromEntries(rows.map((row) => [row.state, row.may_download]))
    expect(states).toEqual(SCAN_STATES)
  })

  test("change by these transitions and no others", async () => {
    const rows = await db.selectFrom("attachment_scan_transition").selectAll().execute()
    const table = Object.fromEntries(SCAN_STATE_NAMES.map((state) => [state, scanStatesAfter(state)]))
    expect(stored(rows)).toEqual(stepsOf(table))
  })

  test("are all reachable except NEW, and every other state can change to SCAN_DISABLED", () => {
    const reached = new Set(SCAN_STATE_NAMES.flatMap(scanStatesAfter))
    expect(SCAN_STATE_NAMES.filter((state) => !reached.has(state))).toEqual(["NEW"])
    for (const state of SCAN_STATE_NAMES)
      expect(scanStatesAfter(state)).toContain(state === "SCAN_DISABLED" ? "IN_PROGRESS" : "SCAN_DISABLED")
  })
})

describe("an issue in the database", () => {
  test("has the done sub-statuses of the rules for each closing verb", async () => {
    const rows = await db.selectFrom("issue_done_sub_status").selectAll().execute()
    const said = rows.map((row) => `${row.verb} ${row.done_sub_status}`).sort()
    expect(said).toEqual(stepsOf(DONE_SUB_STATUSES_BY_VERB))
  })

  const close = (from: string, reason: string) =>
    sql.begin(async (tx) => {
      const [{ id }] = await tx<
        [{ id: string }]
      >`insert into issue (device_id, title, state, issue_type, priority,
          activation_on, window_hours, window_end_on, assigned_user_id, created_by, changed_by)
        values (${book.deviceId}, 'x', ${from}, 'ERROR', 'LOW', now(), 1, now() + interval '1 hour', ${userId}, ${userId},
          ${userId}) returning id`
      await tx`update issue set state = 'CLOSED', done_sub_status = ${reason} where id = ${id}`
      return id
    })

  /** What each state may be closed with, counted by hand. */
  const allowed: Record<string, readonly string[]> = {
    OPEN: ["DONE", "WONT_DO", "DUPLICATE", "EXPIRED", "APPROVAL_REQUEST_RETRACTED"],
    IN_PROGRESS: ["DONE", "WONT_DO", "DUPLICATE", "APPROVAL_REQUEST_RETRACTED"],
    APPROVED: ["DONE", "WONT_DO", "DUPLICATE", "APPROVAL_REQUEST_RETRACTED"],
    APPROVAL_PENDING: ["DONE", "WONT_DO", "DUPLICATE", "APPROVAL_DENIED", "APPROVAL_REQUEST_RETRACTED"],
    NEW: ["DONE", "WONT_DO", "DUPLICATE"],
  }
  test.each(Object.entries(allowed))(
    "closed from %s accepts only the done sub-statuses allowed from that state",
    async (from, reasons) => {
      for (const reason of DONE_SUB_STATUSES) {
        if (reasons.includes(reason)) await close(from, reason)
        else
          await expect(close(from, reason)).rejects.toThrow(
            `issue transition from ${from} to CLOSED (${reason}) is not allowed`,
          )
      }
    },
  )

  test("keeps its done sub-status after it was closed", async () => {
    const id = await close("OPEN", "EXPIRED")
    await expect(sql`update issue set done_sub_status = 'DONE' where id = ${id}`).rejects.toThrow(
      "issue transition from CLOSED to CLOSED (DONE) is not allowed",
    )
  })

  test("refuses a window end that does not match its duration, and an extension of more than 4 hours", async () => {
    const longer = sql`update issue set window_end_on = window_end_on + interval '1 minute' where id = ${book.issueId}`
    await expect(longer).rejects.toThrow("issue_window_end_matches_duration")
    const extended = sql`update issue set extension_hours = 5, window_end_on = window_end_on + interval '5 hours'
      where id = ${book.issueId}`
    await expect(extended).rejects.toThrow("issue_extension_is_at_most_4_hours")
  })
})

describe("sessions and recordings in the database", () => {
  test("change by these transitions and no others", async () => {
    expect(stored(await db.selectFrom("remote_session_transition").selectAll().execute())).toEqual(
      stepsOf(SESSION_TRANSITIONS),
    )
    expect(stored(await db.selectFrom("recording_transition").selectAll().execute())).toEqual(
      stepsOf(RECORDING_TRANSITIONS),
    )
  })

  async function aSession(state: string, recording_state: string): Promise<string> {
    const row = await db
      .insertInto("remote_session")
      .values({
        ...{ device_id: book.deviceId, issue_id: book.issueId, work_log_id: book.logId, owner_id: userId },
        ...{ interface_name: "x", interface_type: "VNC", started_on: TEST_NOW, state, recording_state },
        ended_on: state === "ACTIVE" ? null : TEST_NOW,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    return row.id
  }

  test("refuse any other state for a completed session", async () => {
    for (const to of SESSION_STATES.filter((state) => state !== "COMPLETED")) {
      const id = await aSession("COMPLETED", "NONE")
      const set = { state: to, ended_on: to === "ACTIVE" ? null : TEST_NOW }
      const update = db.updateTable("remote_session").set(set).where("id", "=", id).execute()
      await expect(update).rejects.toThrow(`session transition from COMPLETED to ${to} is not allowed`)
    }
  })

  test("refuse recording transitions that are not in the rules", async () => {
    for (const from of RECORDING_STATES) {
      for (const to of RECORDING_STATES.filter((state) => state !== from)) {
        const id = await aSession("COMPLETED", from)
        const update = db
          .updateTable("remote_session")
          .set({ recording_state: to })
          .where("id", "=", id)
          .execute()
        if (RECORDING_TRANSITIONS[from]?.includes(to)) await update
        else await expect(update).rejects.toThrow(`recording transition from ${from} to ${to} is not allowed`)
      }
    }
  })
})

/** What the database holds to a list of names, and the rules' list of the same. */
const LISTS: Record<string, readonly string[]> = {
  approval_config_type_must_be_known: APPROVAL_CONFIG_TYPES,
  approval_entry_type_must_be_known: APPROVAL_ENTRY_TYPES,
  approval_object_type_must_be_known: APPROVAL_OBJECT_TYPES,
  approval_request_object_type_must_be_known: APPROVAL_OBJECT_TYPES,
  approval_state_change_must_be_known: APPROVAL_STATE_CHANGES,
  approval_state_must_be_known: APPROVAL_STATES,
  built_in_role_must_be_known: Object.keys(BUILT_IN_ROLES),
  // The update state follows from it in the table alone.
  connector_download_step_must_be_known: ["NONE", "DOWNLOADING", "DOWNLOADED"],
  connector_kind_must_be_known: CONNECTOR_KINDS,
  connector_type_must_be_known: CONNECTOR_TYPES,
  consent_kind_must_be_known: CONSENT_KINDS,
  consent_language_must_be_known: CONSENT_LANGUAGES,
  checklist_item_kind_must_be_known: ITEM_KINDS,
  checklist_item_state_must_be_known: ITEM_STATES,
  email_invitation_right_must_be_known: ACCESS_RIGHTS,
  import_fate_must_be_known: ROW_FATES,
  import_kind_must_be_known: MASTER_DATA_KINDS,
  import_outcome_must_be_known: ROW_OUTCOMES,
  import_state_must_be_known: IMPORT_STATES,
  interface_auth_type_must_be_known: AUTH_TYPES,
  interface_type_must_be_known: INTERFACE_TYPES,
  invitation_right_must_be_known: ACCESS_RIGHTS,
  issue_done_reason_must_be_known: DONE_SUB_STATUSES,
  issue_priority_must_be_known: PRIORITIES,
  issue_signature_kind_must_be_known: SIGNATURE_KINDS,
  issue_state_must_be_known: ISSUE_STATES,
  issue_type_must_be_known: ISSUE_TYPES,
  job_outcome_must_be_known: JOB_OUTCOMES,
  ldap_provider_bind_mode_must_be_known: BIND_MODES,
  ldap_provider_group_lookup_must_be_known: GROUP_LOOKUPS,
  transferred_file_direction_must_be_known: TRANSFER_DIRECTIONS,
  transferred_file_state_must_be_known: TRANSFER_STATES,
  plc_block_type_must_be_known: PLC_BLOCK_TYPES,
  recording_state_must_be_known: RECORDING_STATES,
  recurring_issue_direction_must_be_known: DIRECTIONS,
  recurring_issue_inactive_reason_must_be_known: INACTIVE_REASONS,
  recurring_issue_period_must_be_known: PERIODS,
  recurring_issue_priority_must_be_known: PRIORITIES,
  recurring_issue_state_must_be_known: PLAN_STATES,
  recurring_issue_type_must_be_known: ISSUE_TYPES,
  recurring_issue_weekday_must_be_known: WEEKDAYS,
  device_retention_direction_must_be_known: RETENTION_DIRECTIONS,
  device_group_retention_direction_must_be_known: RETENTION_DIRECTIONS,
  session_state_must_be_known: SESSION_STATES,
  user_theme_must_be_known: THEMES,
  user_language_must_be_known: PROFILE_LANGUAGES,
  user_browser_language_must_be_known: PROFILE_LANGUAGES,
  email_language_must_be_known: PROFILE_LANGUAGES,
  user_lock_reason_must_be_known: LOCK_REASONS,
  viewer_right_must_be_known: ACCESS_RIGHTS,
}

/** The rules have no list of these: two words in one place each. */
const WITHOUT_A_LIST = [
  "approval_request_right_must_be_known",
  "approval_vote_right_must_be_known",
  "sign_in_throttle_kind_must_be_known",
  "notification_kind_must_be_known",
  "notification_state_must_be_known",
  "sign_in_kind_must_be_known",
]

test("every list of names in a database constraint equals the list in the rules", async () => {
  const checks = await sql<{ name: string; says: string }[]>`
    select conname as name, pg_get_constraintdef(oid) as says from pg_constraint where conname like '%_must_be_known'`
  const names = checks.map(({ name }) => name).filter((name) => !WITHOUT_A_LIST.includes(name))
  expect(names.sort()).toEqual(Object.keys(LISTS).sort())
  const held = (says: string) => [...says.matchAll(/'([^']+)'::text/g)].map(([, word]) => word!).sort()
  for (const { name, says } of checks.filter((one) => LISTS[one.name]))
    expect([name, held(says)]).toEqual([name, [...LISTS[name]!].sort()])
})
