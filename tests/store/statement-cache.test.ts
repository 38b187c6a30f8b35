/** Statements that are compiled once: values change, the text does not. */
import { expect, test } from "bun:test"
import { type Compilable, sql } from "kysely"
import { SHAPES_MAX, StatementCache } from "../../src/db/statement-cache.ts"
import { testDatabase } from "../harness/database.ts"

const { db } = await testDatabase()

interface Values {
  from: number
  to: number
  kept: readonly number[]
}

const between = (p: Values) =>
  db
    .selectFrom(sql<{ n: number }>`generate_series(${p.from}::int, ${p.to}::int)`.as<"s">(sql`s(n)`))
    .select("n")
    .where(sql<boolean>`n = any(${p.kept}::int[])`)
    .orderBy("n") as Compilable<{ n: number }>

test("each run uses its own values, and a statement is compiled once per shape", async () => {
  const cache = new StatementCache<Values, { n: number }>()
  let built = 0
  const run = (values: Values, shape = "between") =>
    cache.run(db, shape, values, (p) => {
      built += 1
      return between(p)
    })
  expect(await run({ from: 1, to: 5, kept: [2, 4, 9] })).toEqual([{ n: 2 }, { n: 4 }])
  expect(await run({ from: 4, to: 9, kept: [2, 4, 9] })).toEqual([{ n: 4 }, { n: 9 }])
  expect(built).toBe(1)
  await run({ from: 1, to: 1, kept: [1] }, "another shape")
  expect(built).toBe(2)
})

test("a cached statement run with another value returns that value", async () => {
  const cache = new StatementCache<{ n: number }, { n: number }>()
  const run = (n: number) =>
    cache.run(db, "one", { n }, (p) => db.selectNoFrom(sql<number>`${p.n}::int`.as("n")))
  expect([await run(1), await run(2)]).toEqual([[{ n: 1 }], [{ n: 2 }]])
})

test("beyond the maximum number of shapes the least recently used one is compiled again", async () => {
  const cache = new StatementCache<{ n: number }, { n: number }>()
  const built: string[] = []
  const run = (shape: string) =>
    cache.run(db, shape, { n: 1 }, (p) => {
      built.push(shape)
      return db.selectNoFrom(sql<number>`${p.n}::int`.as("n"))
    })
  await run("kept")
  await run("dropped")
  for (let n = 0; n < SHAPES_MAX - 1; n++) {
    await run(String(n))
    await run("kept")
  }
  built.length = 0
  await run("kept")
  await run("dropped")
  expect(built).toEqual(["dropped"])
})
