/** Several actions inside one transaction: rehearsed at once, or applied together as one. */
import { describe, expect, test } from "bun:test"
import type { ChangeEvent } from "../../src/base/change-feed.ts"
import type { Deps } from "../../src/base/deps.ts"
import { rehearseAtOnce, runAllTogether } from "../../src/db/rehearsal.ts"
import { findValue, insertRow } from "../../src/db/rows.ts"
import { inTransaction } from "../../src/db/transaction.ts"
import { testDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { uniqueName } from "../harness/users.ts"

const deps = testDeps((await testDatabase()).db)

const save = (name: string) => (inside: Pick<Deps, "db" | "clock">) =>
  inTransaction(inside, (tx) => insertRow(tx, "user_group", { name }))

const refuse = (inside: Pick<Deps, "db" | "clock">) =>
  inTransaction(inside, async (): Promise<string> => {
    throw new Error("refused")
  })

const isSaved = async (name: string, { db }: Pick<Deps, "db"> = deps) =>
  (await findValue(db, "user_group", "id", { name })) !== null

describe("actions that are rehearsed at once", () => {
  test("see what they wrote and leave nothing behind", async () => {
    const names = [uniqueName("group"), uniqueName("group")]
    const rehearsed = await rehearseAtOnce(deps, names.map(save), (inside) =>
      Promise.all(names.map((name) => isSaved(name, inside))),
    )
    expect(rehearsed).toMatchObject({ read: [true, true] })
    expect(await Promise.all(names.map((name) => isSaved(name)))).toEqual([false, false])
  })

  test("are told apart when one of them is refused", async () => {
    const acts = [save(uniqueName("group")), refuse, save(uniqueName("group"))]
    expect(await rehearseAtOnce(deps, acts, async () => null)).toEqual({ failed: [1] })
  })

  test("fail when a part of one was refused, although it went on: the part is not undone", async () => {
    const goesOn = (inside: Deps) => refuse(inside).catch(() => "went on")
    expect(await rehearseAtOnce(deps, [goesOn], async () => null)).toEqual({ failed: [] })
  })

  test("end before the transaction does: none writes after its rollback", async () => {
    const late = uniqueName("late group")
    const saveLate = async (inside: Deps) => {
      await isSaved(late, inside)
      await isSaved(late, inside)
      return save(late)(inside)
    }
    await rehearseAtOnce(deps, [refuse, saveLate], async () => null)
    expect(await isSaved(late)).toBe(false)
  })
})

describe("actions that run together", () => {
  const published: ChangeEvent[] = []
  const listening = { ...deps, publish: (change: ChangeEvent) => void published.push(change) }
  const tell = async (inside: Deps) => inside.publish({ kind: "permissions" })

  test("are saved as one, and publish the same change once", async () => {
    const name = uniqueName("group")
    const saveOne = async (inside: Deps) => void (await save(name)(inside))
    published.length = 0
    expect(await runAllTogether(listening, [saveOne, tell, tell], async () => {})).toBe(true)
    expect(await isSaved(name)).toBe(true)
    expect(published).toEqual([{ kind: "permissions" }])
  })

  test("save and publish nothing when one of them fails, or what is saved for all of them", async () => {
    const name = uniqueName("group")
    const saveOne = async (inside: Deps) => void (await save(name)(inside))
    const refuseOne = async (inside: Deps) => void (await refuse(inside))
    published.length = 0
    expect(await runAllTogether(listening, [saveOne, tell, refuseOne], async () => {})).toBe(false)
    const failing = runAllTogether(listening, [saveOne], () => Promise.reject(new Error("disk full")))
    await expect(failing).rejects.toThrow("disk full")
    expect(await isSaved(name)).toBe(false)
    expect(published).toEqual([])
  })
})
