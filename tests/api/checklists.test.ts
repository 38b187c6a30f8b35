/** Checklists through the API: items, answers, follow-up issues, copies of plans, and what they mean for closing. */
import { describe, expect, test } from "bun:test"
import type { ErrorBody } from "../../src/http/errors.ts"
import type { Checklist, ChecklistItem } from "../../src/maintenance/issues/checklist/contract.ts"
import { CHECKLIST_ITEMS_MAX } from "../../src/maintenance/issues/checklist/rules.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import type { RecurringIssue } from "../../src/maintenance/plans/contract.ts"
import { createDueIssues } from "../../src/maintenance/plans/due/actions.ts"
import { testApi } from "../harness/api.ts"
import { aMaintenanceFixture, aPlan } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, createToken, grantOnDevice } from "../harness/users.ts"

const { call, deps, root } = await testApi()
const FOLLOW_UP = { title: "Replace the belt", activationDateTime: TEST_NOW.toISOString() }
const BELT = { text: "Belt", kind: "CHECK" }
const PRESSURE = { text: "Pressure", kind: "NUMBER", unit: "bar", minimum: 6, maximum: 8 }
const STICKER = { text: "Sticker", kind: "TEXT", required: false }

type Answer<T> = T & ErrorBody

/** An issue with these items, and calls on its checklist. */
async function anIssueWith(...items: object[]) {
  const { deviceId, issueId } = await aMaintenanceFixture(deps, root.userId)
  const issue = `/devices/${deviceId}/issues/${issueId}`
  const save = (body: object) => call<Answer<Checklist>>(root.token, "PUT", `${issue}/checklist`, body)
  const saved = await save({ items })
  expect(saved.status).toBe(200)
  const read = async () => (await call<Checklist>(root.token, "GET", `${issue}/checklist`)).body
  const answer = (at: number, body: object) =>
    call<Answer<ChecklistItem>>(root.token, "PUT", `${issue}/checklist/${saved.body.items[at]!.id}`, body)
  const followUp = (at: number, body: object = FOLLOW_UP, token = root.token) =>
    call<Answer<Issue>>(token, "POST", `${issue}/checklist/${saved.body.items[at]!.id}/followup`, body)
  const close = (reason: string) => call(root.token, "PUT", `${issue}/action/close`, { reason })
  return { deviceId, issueId, issue, items: saved.body.items, save, read, answer, followUp, close }
}

describe("the checklist of an issue", () => {
  test("keeps its items in their order, with what each kind has", async () => {
    const { read } = await anIssueWith(PRESSURE, BELT, STICKER)
    const { items, ...counts } = await read()
    expect(items).toMatchObject([
      { ...PRESSURE, required: true, state: "OPEN", value: null, answeredBy: null, followUp: null },
      { ...BELT, required: true, unit: "", minimum: null, state: "OPEN" },
      { ...STICKER, required: false },
    ])
    expect(counts).toEqual({ total: 3, answered: 0, failed: 0, version: 2 })
  })

  test("is reordered, extended and shortened by one call, and items that stay keep their answers", async () => {
    const { answer, items, save, read } = await anIssueWith(BELT, PRESSURE, STICKER)
    await answer(0, { result: "OK" })
    const [belt, , sticker] = items
    const saved = await save({ items: [sticker, { text: "Oil" }, { ...belt, state: "FAILED" }], version: 2 })
    expect(saved).toMatchObject({ status: 200, body: { total: 3, answered: 1, version: 3 } })
    expect((await read()).items.map(({ text, state }) => [text, state])).toEqual([
      ["Sticker", "OPEN"],
      ["Oil", "OPEN"],
      ["Belt", "OK"],
    ])
  })

  test("refuses to change or remove an answered item, and names it", async () => {
    const { answer, items, save, read } = await anIssueWith(BELT, PRESSURE)
    await answer(1, { value: 7 })
    const before = await read()
    const wider = [items[0], { ...items[1], maximum: 9 }]
    for (const wanted of [wider, [items[0]], []])
      expect(await save({ items: wanted })).toMatchObject({
        status: 409,
        body: { reason: "checklistItemAnswered", details: { item: "Pressure" } },
      })
    expect(await read()).toEqual(before)
  })

  test("refuses a save from an older version, and an item of another issue", async () => {
    const { save } = await anIssueWith(BELT)
    const other = await anIssueWith(BELT)
    expect(await save({ items: [], version: 1 })).toMatchObject({
      status: 409,
      body: { reason: "changedMeanwhile", details: { fields: ["items"] } },
    })
    expect(await save({ items: [other.items[0]!] })).toMatchObject({
      status: 400,
      body: { problems: [{ path: "items.0.id" }] },
    })
  })

  test("names each wrong field of an item, and has at most 100 items", async () => {
    const { save } = await anIssueWith()
    const wrong = [{ text: "" }, { ...PRESSURE, minimum: 9 }, { ...PRESSURE, maximum: null, minimum: 1e13 }]
    const { status, body } = await save({ items: wrong })
    expect([status, body.problems.map(({ path }) => path)]).toEqual([
      400,
      ["items.0.text", "items.1.maximum", "items.2.minimum"],
    ])
    const many = Array.from({ length: CHECKLIST_ITEMS_MAX + 1 }, () => ({ text: "x" }))
    expect((await save({ items: many })).body.problems).toMatchObject([{ path: "items" }])
    expect((await save({ items: many.slice(1) })).status).toBe(200)
  })

  test("stays as it was once the issue is closed", async () => {
    const { answer, save, close } = await anIssueWith(STICKER)
    expect((await close("DONE")).status).toBe(200)
    for (const refused of [await answer(0, { answer: "4711" }), await save({ items: [] })])
      expect(refused).toMatchObject({ status: 409, body: { reason: "issueClosed" } })
  })
})

describe("an answer", () => {
  test("has its state, its author and its time, and a note beside it", async () => {
    const { answer } = await anIssueWith(PRESSURE)
    expect((await answer(0, { value: 8.5 })).body).toMatchObject({
      ...{ state: "FAILED", value: 8.5, answeredOn: TEST_NOW.toISOString(), version: 2 },
      answeredBy: { id: root.userId },
    })
    expect((await answer(0, { note: "gauge is new" })).body).toMatchObject({
      value: 8.5,
      note: "gauge is new",
    })
    expect((await answer(0, { value: 7 })).body).toMatchObject({ state: "OK", note: "gauge is new" })
    const cleared = await answer(0, { value: null, note: "" })
    expect(cleared.body).toMatchObject({ state: "OPEN", answeredOn: null, answeredBy: null })
  })

  test("to a version that is no longer current is refused: two people do not overwrite each other", async () => {
    const { answer, read } = await anIssueWith(BELT)
    expect((await answer(0, { result: "FAILED", version: 1 })).status).toBe(200)
    expect(await answer(0, { result: "OK", version: 1 })).toMatchObject({
      status: 409,
      body: { reason: "changedMeanwhile", details: { name: "Belt", fields: ["result"] } },
    })
    expect((await read()).items[0]!.state).toBe("FAILED")
  })

  test("to an item that was reworded meanwhile is refused", async () => {
    const { answer, items, save } = await anIssueWith(BELT)
    await save({ items: [{ ...items[0], text: "Belt and pulley" }] })
    expect((await answer(0, { result: "OK", version: 1 })).status).toBe(409)
  })

  test("of another kind is refused by the name of its field", async () => {
    const { answer } = await anIssueWith(BELT)
    expect(await answer(0, { value: 7 })).toMatchObject({
      status: 400,
      body: { problems: [{ path: "value", message: "validation.notForThisItem" }] },
    })
  })

  test("needs Issue.Update; Issue.Read shows it and changes nothing", async () => {
    const { deviceId, issue, items, read } = await anIssueWith(BELT)
    const userId = await aUser(deps)
    await grantOnDevice(deps, userId, deviceId, ["ISSUE_READ"])
    const token = await createToken(deps, userId)
    const path = `${issue}/checklist/${items[0]!.id}`
    expect((await call(token, "GET", path)).status).toBe(200)
    expect((await call(token, "PUT", path, { result: "OK" })).status).toBe(403)
    expect((await read()).answered).toBe(0)
  })
})

describe("a failed item", () => {
  test("leads to one follow-up issue, and both lead to each other", async () => {
    const { answer, followUp, read, deviceId, issueId } = await anIssueWith(BELT)
    await answer(0, { result: "FAILED" })
    deps.published.splice(0)
    const created = await followUp(0)
    // Open pages of both are brought up to date.
    expect(deps.published).toContainEqual({ kind: "issue", id: issueId })
    expect(deps.published).toContainEqual({ kind: "issue", id: created.body.id })
    expect(created).toMatchObject({
      status: 201,
      body: { title: "Replace the belt", deviceId, state: "OPEN" },
    })
    expect((await read()).items[0]!.followUp).toEqual({
      ...{ id: created.body.id, title: "Replace the belt", state: "OPEN" },
    })
    expect(await followUp(0)).toMatchObject({ status: 409, body: { reason: "checklistItemFollowedUp" } })
    expect(await answer(0, { result: "OK" })).toMatchObject({
      status: 409,
      body: { reason: "checklistItemFollowedUp" },
    })
  })

  test("gets one follow-up issue of two that are sent at once", async () => {
    const { answer, followUp, deviceId } = await anIssueWith(BELT)
    await answer(0, { result: "FAILED" })
    const sent = await Promise.all([followUp(0), followUp(0)])
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409])
    const issues = await deps.db.selectFrom("issue").select("id").where("device_id", "=", deviceId).execute()
    expect(issues).toHaveLength(2)
  })

  test("can be followed up after its issue was closed; an item that is in order cannot", async () => {
    const { answer, followUp, close } = await anIssueWith(BELT, PRESSURE)
    await answer(0, { result: "FAILED" })
    await answer(1, { value: 7 })
    expect((await close("DONE")).status).toBe(200)
    expect((await followUp(0)).status).toBe(201)
    expect(await followUp(1)).toMatchObject({ status: 409, body: { reason: "checklistItemNotFailed" } })
  })

  test("is followed up by those who may create issues, and by no others", async () => {
    const { answer, followUp, deviceId } = await anIssueWith(BELT)
    await answer(0, { result: "FAILED" })
    const tokens = await Promise.all(
      (["ISSUE_UPDATE", "ISSUE_CREATE"] as const).map(async (authority) => {
        const userId = await aUser(deps)
        await grantOnDevice(deps, userId, deviceId, ["ISSUE_READ", authority])
        return createToken(deps, userId)
      }),
    )
    expect((await followUp(0, FOLLOW_UP, tokens[0])).status).toBe(403)
    expect((await followUp(0, FOLLOW_UP, tokens[1])).status).toBe(201)
  })
})

describe("closing", () => {
  test("as done is refused while required items are open, and names them", async () => {
    const { answer, close, issue } = await anIssueWith(BELT, STICKER, PRESSURE)
    await answer(0, { result: "NOT_APPLICABLE" })
    expect(await close("DONE")).toMatchObject({
      status: 409,
      body: { reason: "checklistIncomplete", details: { count: 1, items: "Pressure" } },
    })
    expect((await call<Issue>(root.token, "GET", issue)).body.state).toBe("OPEN")
    await answer(2, { value: 99 })
    expect((await close("DONE")).status).toBe(200)
  })

  test.each(["WONT_DO", "DUPLICATE"])("as %s needs no answers", async (reason) => {
    const { close } = await anIssueWith(BELT)
    expect((await close(reason)).status).toBe(200)
  })
})

describe("the checklist of a plan", () => {
  const items = [PRESSURE, BELT, STICKER]

  test("is copied to each new issue, and a later change of the plan leaves existing issues alone", async () => {
    const { deviceId } = await aMaintenanceFixture(deps, root.userId)
    const planId = await aPlan(deps, deviceId, root.userId, { checklist: items })
    const plan = `/devices/${deviceId}/recurringissues/${planId}`
    await createDueIssues(deps, AbortSignal.timeout(60_000))
    const made = await deps.db
      .selectFrom("issue")
      .select("id")
      .where("recurring_issue_id", "=", planId)
      .executeTakeFirstOrThrow()
    const path = `/devices/${deviceId}/issues/${made.id}/checklist`
    const copied = await call<Checklist>(root.token, "GET", path)
    expect(copied.body.items).toMatchObject(items)
    expect((await call(root.token, "PUT", plan, { checklist: [] })).status).toBe(200)
    expect((await call<RecurringIssue>(root.token, "GET", plan)).body.checklist).toEqual([])
    expect((await call(root.token, "DELETE", plan)).status).toBe(204)
    expect((await call<Checklist>(root.token, "GET", path)).body).toEqual(copied.body)
  })

  test("names the wrong field of an item, and a stale save names the checklist", async () => {
    const { deviceId } = await aMaintenanceFixture(deps, root.userId)
    const planId = await aPlan(deps, deviceId, root.userId, { checklist: items })
    const plan = `/devices/${deviceId}/recurringissues/${planId}`
    const wrong = await call<ErrorBody>(root.token, "PUT", plan, { checklist: [{ text: "x", unit: 7 }] })
    expect(wrong.body.problems).toMatchObject([{ path: "checklist.0.unit" }])
    const { version } = (await call<RecurringIssue>(root.token, "GET", plan)).body
    expect((await call(root.token, "PUT", plan, { title: "Other", version })).status).toBe(200)
    const late = await call<ErrorBody>(root.token, "PUT", plan, { checklist: [BELT], version })
    expect(late).toMatchObject({ status: 409, body: { details: { fields: ["checklist"] } } })
  })
})
