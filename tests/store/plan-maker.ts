/** Makes issues from plans in a process of its own, and says each one; for tests of several processes and of kill -9. */
import { databaseOn, poolOnSocket } from "../../src/edges/database.ts"
import { createDueIssues } from "../../src/recurring/actions-due.ts"
import { testDeps } from "../harness/deps.ts"

const [socketPath, name, now] = process.argv.slice(2) as [string, string, string]
const database = databaseOn(poolOnSocket(socketPath, name, 2))
const deps = testDeps(database.db)
deps.setTime(new Date(now))
const tell = () => console.log("made one")
const { issues } = await createDueIssues({ ...deps, tell }, new AbortController().signal)
console.log(`made ${issues} in all`)
await database.stop()
