import { expect, test } from "bun:test"
import { silentLogger } from "../../src/base/logger.ts"
import { RepeatedSaves } from "../../src/sessions/live/repeated-saves.ts"

/** A character that no PostgreSQL text can hold; a row that another one refers to is gone. */
const REFUSALS = [{ code: "22P05" }, { code: "23503", constraint_name: "session_log" }]

test.each(REFUSALS)(
  "a save that the database refuses for its content (%o) does not hold up the session's next one",
  async (refusal) => {
    const saves = new RepeatedSaves(silentLogger)
    const saved: string[] = []
    const refused = saves.save("session", "a supervision", () =>
      Promise.reject(Object.assign(new Error(), refusal)),
    )
    const end = saves.save("session", "an end", async () => saved.push("end"))
    await Promise.all([refused, end])
    expect(saved).toEqual(["end"])
    expect(saves.isSaving("session")).toBe(false)
  },
)

test("a save that fails for a while is made before the next one of its subject, and holds up no other subject", async () => {
  const saves = new RepeatedSaves(silentLogger)
  const saved: string[] = []
  let failures = 1
  const first = saves.save("session", "a supervision", async () => {
    if (failures-- > 0) throw Object.assign(new Error(), { code: "ECONNREFUSED" })
    saved.push("supervision")
  })
  const end = saves.save("session", "an end", async () => saved.push("end"))
  await saves.save("other", "an end", async () => saved.push("other end"))
  await Promise.all([first, end])
  expect(saved).toEqual(["other end", "supervision", "end"])
})
