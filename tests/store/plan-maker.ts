/** Creates issues from plans in its own process, and prints each one; for tests of several processes and kill -9. */
import { createDatabase, poolOnSocket } from "../../src/edges/postgres/database.ts"
import { createDueIssues } from "../../src/maintenance/plans/due/actions.ts"
import { testDeps } from "../harness/deps.ts"

const [socketPath, name, now] = process.argv.slice(2) as [string, string, string]
const database = createDatabase(poolOnSocket(socketPath, name, 2))
const deps = testDeps(database.db)
deps.setTime(new Date(now))
const printCreated = () => console.log("made one")
const { issues } = await createDueIssues({ ...deps, publish: printCreated }, new AbortController().signal)
console.log(`made ${issues} in all`)
await database.stop()
