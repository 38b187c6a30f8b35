import { beforeAll, describe, expect, test } from "bun:test"
import fc from "fast-check"
import { Refusal } from "../../src/base/refusal.ts"
import {
  commentOnApproval,
  retractRequest,
  retractVote,
  voteOnApproval,
} from "../../src/maintenance/approvals/actions.ts"
import { closeRequest, restartVoting } from "../../src/maintenance/approvals/actions-requests.ts"
import { devicesNeedingApproval, effectiveStages } from "../../src/maintenance/approvals/config/store.ts"
import { APPROVAL_TRANSITIONS, computeApprovalStatus } from "../../src/maintenance/approvals/rules.ts"
import { approvalRecords, lockApprovalRecord } from "../../src/maintenance/approvals/store.ts"
import { type ApprovalListName, approvalsPage } from "../../src/maintenance/approvals/store-lists.ts"
import { appendEntries } from "../../src/maintenance/approvals/store-writes.ts"
import { createIssue } from "../../src/maintenance/issues/actions.ts"
import { createIssue as issueInput } from "../../src/maintenance/issues/contract.ts"
import { ISSUE_TRANSITIONS } from "../../src/maintenance/issues/rules.ts"
import { testApi } from "../harness/api.ts"
import { actorOf, aVoterGroup, configureApproval, getApprovalRequest } from "../harness/approvals.ts"
import { aDevice, aDeviceGroup } from "../harness/builders.ts"
import { findPlannedEachTime, findSequentialScans } from "../harness/query-plans.ts"

const api = await testApi()
const { deps, root, database } = api
const { db, sql } = database
const me = actorOf(root.userId)

const { groupId, people } = await aVoterGroup(api, 4)
const chiefs = await aVoterGroup(api, 1)
const deviceId = await aDevice(deps)
await configureApproval(api, { deviceId }, [
  { votes: 2, groups: [groupId], overrule: [chiefs.groupId] },
  { groups: [groupId] },
])

/** On a machine that is busy with other tests. */
const FILLED_WITHIN_MS = 60_000

async function aRequest(): Promise<string> {
  const input = issueInput.parse({ title: "x", activationDateTime: deps.clock().toISOString() })
  const issue = await createIssue(deps, me, deviceId, input)
  return (await getApprovalRequest(api, deviceId, issue.id)).id
}

test("a request that is closed again gets no second line in its log", async () => {
  const requestId = await aRequest()
  const close = () =>
    db
      .transaction()
      .execute(async (tx) => closeRequest(tx, me, await lockApprovalRecord(tx, requestId), deps.clock()))
  await close()
  await close()
  const { log } = await lockApprovalRecord(db, requestId)
  expect(log.map(({ event }) => event)).toMatchObject([{ type: "STATE_CHANGE", changedTo: "CLOSED" }])
})

test("the devices of a list that need an approval are those whose config, own or inherited, has stages", async () => {
  const hall = await aDeviceGroup(deps)
  const line = await aDeviceGroup(deps, hall)
  const exempted = await aDeviceGroup(deps, hall)
  const [inheriting, belowExempted, own, exempt, elsewhere] = [
    await aDevice(deps, { deviceGroupId: line }),
    await aDevice(deps, { deviceGroupId: exempted }),
    await aDevice(deps),
    await aDevice(deps, { deviceGroupId: line }),
    await aDevice(deps),
  ]
  const stages = [{ groups: [groupId] }]
  await configureApproval(api, { deviceGroupId: hall }, stages, "RECORDING")
  await configureApproval(api, { deviceGroupId: exempted }, [], "RECORDING")
  await configureApproval(api, { deviceId: own }, stages, "RECORDING")
  await configureApproval(api, { deviceId: exempt }, [], "RECORDING")
  const all = [inheriting, belowExempted, own, exempt, elsewhere]
  const needing = await devicesNeedingApproval(db, all, "RECORDING")
  const stagesOfEach = await Promise.all(all.map((id) => effectiveStages(db, id, "RECORDING")))
  expect(needing).toEqual(new Set(all.filter((_, at) => stagesOfEach[at]?.length)))
  expect(needing.has(inheriting) && needing.has(own) && !needing.has(exempt)).toBe(true)
  await db.updateTable("installation_settings").set({ approval_workflow_enabled: false }).execute()
  expect(await devicesNeedingApproval(db, all, "RECORDING")).toEqual(new Set())
  await db.updateTable("installation_settings").set({ approval_workflow_enabled: true }).execute()
})

describe("the state transitions in the database", () => {
  test("of approval requests equal those of the rules", async () => {
    const rows = await db.selectFrom("approval_transition").selectAll().execute()
    const ours = Object.entries(APPROVAL_TRANSITIONS).flatMap(([from_state, after]) =>
      after.map((to_state) => ({ from_state, to_state })),
    )
    expect(sorted(rows)).toEqual(sorted(ours))
  })

  test("of issues equal those of the rules", async () => {
    const rows = await db.selectFrom("issue_transition").selectAll().execute()
    const ours = Object.entries(ISSUE_TRANSITIONS).flatMap(([from_state, verbs]) =>
      Object.entries(verbs).map(([verb, to_state]) => ({ from_state, verb, to_state })),
    )
    expect(sorted(rows)).toEqual(sorted(ours))
  })

  test("are enforced by refusing any other step", async () => {
    const id = await aRequest()
    const { object_id: issueId } = await db
      .selectFrom("approval_request")
      .select("object_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    const jump = db.updateTable("issue").set({ state: "OPEN" }).where("id", "=", issueId).execute()
    await expect(jump).rejects.toThrow("issue transition from APPROVAL_PENDING to OPEN")
    const close = db.updateTable("approval_request").set({ state: "CLOSED" }).where("id", "=", id)
    await close.execute()
    const leap = db.updateTable("approval_request").set({ state: "APPROVED" }).where("id", "=", id).execute()
    await expect(leap).rejects.toThrow("approval request transition from CLOSED to APPROVED is not allowed")
  })
})

const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()

describe("the log of an approval request", () => {
  test("is append-only", async () => {
    const id = await aRequest()
    await commentOnApproval(deps, me, id, "first")
    await expect(
      sql`update approval_entry set comment = 'x' where approval_request_id = ${id}`.execute(),
    ).rejects.toThrow("append-only")
    await expect(sql`delete from approval_entry where approval_request_id = ${id}`.execute()).rejects.toThrow(
      "append-only",
    )
    await expect(sql`truncate approval_entry`.execute()).rejects.toThrow()
  })

  test("is deleted together with its request", async () => {
    const id = await aRequest()
    await commentOnApproval(deps, me, id, "first")
    await db.deleteFrom("approval_request").where("id", "=", id).execute()
    expect(
      await db.selectFrom("approval_entry").select("type").where("approval_request_id", "=", id).execute(),
    ).toEqual([])
  })

  test("refuses a denial without a comment and a vote without a user", async () => {
    const id = await aRequest()
    const write = (userId: string | null, approved: boolean) =>
      db.transaction().execute(async (tx) => {
        const record = await lockApprovalRecord(tx, id)
        const entry = { type: "VOTE", approved, overruled: false, stage: 0 } as const
        await appendEntries(tx, record, [entry], userId, deps.clock())
      })
    await expect(write(root.userId, false)).rejects.toThrow("approval_denial_has_a_comment")
    await expect(write(null, true)).rejects.toThrow("approval_vote_has_user")
  })

  test("matches the stored state after any sequence of user actions", async () => {
    const action = fc.record({
      who: fc.integer({ min: 0, max: 4 }),
      what: fc.constantFrom("vote", "vote", "overrule", "retractVote", "change", "retract"),
      approved: fc.boolean(),
    })
    const voters = [...people, chiefs.people[0]!].map(({ userId }) => ({
      ...actorOf(userId),
      isSuperuser: false,
    }))
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 10 }), async (actions) => {
        const id = await aRequest()
        for (const { who, what, approved } of actions) {
          const by = voters[who]!
          const overruled = what === "overrule"
          const done =
            what === "vote" || overruled
              ? voteOnApproval(deps, by, id, { approved, overruled, comment: "seen" })
              : what === "retractVote"
                ? retractVote(deps, by, id, "")
                : what === "retract"
                  ? retractRequest(deps, me, id)
                  : changeObject(id)
          await done.catch((error) => {
            if (!(error instanceof Refusal)) throw error
          })
          await expectFolded(id)
        }
      }),
      { numRuns: 15 },
    )
  })

  async function changeObject(id: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const record = await lockApprovalRecord(tx, id)
      if (record.status.state === "APPROVAL_PENDING") await restartVoting(tx, me, record, deps.clock())
    })
  }

  async function expectFolded(id: string): Promise<void> {
    for (const { stages, log, stored } of await approvalRecords(db, [id])) {
      const { state, currentStage, isRetracted } = computeApprovalStatus(
        stages,
        log.map(({ event: fact }) => fact),
      )
      expect(stored).toEqual({ state, currentStage, isRetracted })
      const waiting = await db
        .selectFrom("approval_request_group")
        .select("position")
        .where("approval_request_id", "=", id)
        .where("is_pending", "=", true)
        .execute()
      const at = new Set(waiting.map(({ position }) => position))
      expect([...at]).toEqual(state === "APPROVAL_PENDING" ? [currentStage] : [])
    }
  }
})

describe("with a large database", () => {
  /** Requests of many issues, one in a hundred waiting, with a stage and a vote each. */
  async function fill(requests: number): Promise<void> {
    await sql`insert into issue (device_id, title, state, issue_type, priority, activation_on, window_hours,
        window_end_on, created_by, changed_by)
      select ${deviceId}, 'Large ' || n, 'OPEN', 'ERROR', 'LOW', now(), 1, now() + interval '1 hour',
        ${root.userId}, ${root.userId} from generate_series(1, ${requests}::int) n`
    await sql`insert into approval_request (object_type, object_id, device_id, title, start_on, duration_hours, created_by)
      select 'ISSUE', id, device_id, title, activation_on, 1,
        case when right(title, 1) = '7' then ${people[0]!.userId}::uuid else ${root.userId}::uuid end
      from issue where title like 'Large %'`
    await sql`insert into approval_request_stage (approval_request_id, position, required_votes)
      select id, 0, 1 from approval_request where title like 'Large %'`
    await sql`insert into approval_request_group (approval_request_id, position, vote_right, user_group_id)
      select id, 0, 'VOTE', case when right(title, 1) < '5' then ${groupId}::uuid else ${chiefs.groupId}::uuid end
      from approval_request where title like 'Large %'`
    await sql`insert into approval_entry (approval_request_id, sequence, type, created_on, created_by, approved,
        overruled, stage)
      select id, 1, 'VOTE', now(), ${people[0]!.userId}::uuid, true, false, 0
      from approval_request where title like 'Large %'`
    await sql`update approval_request_group set is_pending = true
      where approval_request_id in (select id from approval_request where title like 'Large %00')`
    await sql`update approval_request set state = 'APPROVED' where title like 'Large %' and right(title, 2) <> '00'`
    await sql`analyze`
  }

  /** Enough that the planner prefers indexes where there are any. */
  beforeAll(() => fill(10_000), FILLED_WITHIN_MS)

  const reader = { userId: root.userId, userGroupIds: [groupId, chiefs.groupId] }
  const page = { page: 1, size: 15, search: "" }
  const large = [
    "approval_request",
    "approval_request_group",
    "approval_request_stage",
    "approval_entry",
    "issue",
  ]
  const names: ApprovalListName[] = [
    "assignedActive",
    "assigned",
    "created",
    "createdActive",
    "approvedRecordings",
  ]

  test.each(names)("the list %p is read through indexes", async (name) => {
    const whole = await findSequentialScans(sql, (on) => approvalsPage(on, name, reader, page, deps.clock()))
    expect(whole.filter((table) => large.includes(table))).toEqual([])
  })

  test.each(names.flatMap((name) => ["startTime", "-title"].map((sort) => [name, sort] as const)))(
    "the list %p sorted by %p is read through indexes",
    async (name, sort) => {
      const sorted = await findSequentialScans(sql, (on) =>
        approvalsPage(on, name, reader, { ...page, sort }, deps.clock()),
      )
      expect(sorted.filter((table) => large.includes(table))).toEqual([])
    },
  )

  test.each(names)("a search in the list %p is read through indexes", async (name) => {
    const search = { ...page, search: "large 4321" }
    const whole = await findSequentialScans(sql, (on) =>
      approvalsPage(on, name, reader, search, deps.clock()),
    )
    expect(whole.filter((table) => large.includes(table))).toEqual([])
  })

  test("what a list shows of its requests is not planned anew each time", async () => {
    const rows = await db.selectFrom("approval_request").select("id").limit(3).execute()
    const ids = rows.map(({ id }) => id)
    expect(await findPlannedEachTime(sql, (on) => approvalRecords(on, ids))).toEqual([])
  })

  test("the effective stages of a device are read through indexes", async () => {
    const whole = await findSequentialScans(sql, (on) => effectiveStages(on, deviceId, "ISSUE"))
    expect(whole.filter((table) => large.includes(table))).toEqual([])
  })
})
