/** Two real servers on one database: the second is refused, and takes over when the first one dies or hangs. */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { dirname, join } from "node:path"
import { killPrograms, startProgram } from "../harness/child-program.ts"
import { createTestDatabase } from "../harness/database.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

setDefaultTimeout(120_000)

const folder = temporaryFolder("two-servers")
const database = await createTestDatabase()
afterAll(async () => {
  await killPrograms()
  await database.stop()
  folder.remove()
})

const startServer = (data: string) =>
  startProgram(["src/main.ts", "--port", "0", "--data", join(folder.path, data)], {
    ...{ DATABASE_URL: `postgres:///${database.name}`, PGUSER: "millwright" },
    PGHOST: dirname(database.socketPath),
  })

test("a second server is refused while the first one runs, and replaces it after it was killed or hangs", async () => {
  const first = startServer("first")
  await first.waitForOutput(/ready at/)
  const refused = startServer("second")
  expect(await refused.exited).toBe(1)
  expect(refused.output()).toContain(`pid ${first.pid}, since `)
  expect(refused.output()).toContain("this database is served by another Millwright server: host ")

  first.signal("SIGKILL")
  await first.exited
  const second = startServer("second")
  await second.waitForOutput(/took over from a server that no longer runs/)
  await second.waitForOutput(/ready at/)

  second.signal("SIGSTOP")
  const third = startServer("third")
  await third.waitForOutput(/ready at/)
  second.signal("SIGCONT")
  expect(await second.exited).toBe(1)
  expect(second.output()).toContain("another server has taken over the database")
  third.signal("SIGTERM")
  expect(await third.exited).toBe(0)
})
