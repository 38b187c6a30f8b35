/** Lists of files, the outbox and the clean-ups never read a large table from one end to the other. */
import { expect, test } from "bun:test"
import type { Db } from "../../src/base/deps.ts"
import { attachmentsPage, getIssueStorageUsage } from "../../src/maintenance/attachments/store.ts"
import { deleteUnreferencedContent, findUnreferencedContents } from "../../src/system/files/store.ts"
import { deleteFinishedNotifications, leaseDueNotifications } from "../../src/system/notifications/store.ts"
import { aDevice, anIssue } from "../harness/builders.ts"
import { testDatabase } from "../harness/database.ts"
import { TEST_NOW, testDeps } from "../harness/deps.ts"
import { findSequentialScans } from "../harness/query-plans.ts"
import { aUser } from "../harness/users.ts"

const { db, sql } = await testDatabase()
const deps = testDeps(db)
const userId = await aUser(deps)
const deviceId = await aDevice(deps)
const issues = await Promise.all(Array.from({ length: 50 }, () => anIssue(deps, deviceId, userId)))
const hash = Buffer.alloc(32, 7)

await sql`insert into stored_file (content_hash, size_bytes, stored_on)
  select sha256(n::text::bytea), 1, ${TEST_NOW} from generate_series(1, 10000) n`
await sql`insert into stored_file values (${hash}, 1, ${TEST_NOW})`
await sql`insert into attachment (issue_id, file_name, media_type, size_bytes, content_hash, created_on, created_by, changed_on, changed_by)
  select (${issues}::uuid[])[1 + n % 50], 'file ' || n, 'text/plain', 1, sha256(n::text::bytea), ${TEST_NOW}, ${userId}, ${TEST_NOW}, ${userId}
  from generate_series(1, 10000) n`
await sql`insert into notification (kind, recipient, content, state, next_attempt_on, expires_on, created_on, finished_on)
  select 'ISSUE_ASSIGNED', 'p@example.com', case when n % 100 = 0 then '{}'::jsonb end,
    case when n % 100 = 0 then 'WAITING' else 'SENT' end, ${TEST_NOW}, ${TEST_NOW}, ${TEST_NOW},
    case when n % 100 = 0 then null else ${TEST_NOW}::timestamptz end
  from generate_series(1, 20000) n`
await sql`analyze stored_file, attachment, notification`

const LARGE = new Set(["attachment", "stored_file", "notification", "device_image"])
const long = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000)

const READS: Record<string, (db: Db) => Promise<unknown>> = {
  "the files of an issue": (on) =>
    attachmentsPage(on, { deviceId, issueId: issues[3]! }, { page: 2, size: 15, search: "" }),
  "files by name": (on) =>
    attachmentsPage(on, { deviceId, issueId: issues[3]! }, { page: 1, size: 15, search: "file 10" }),
  "what an issue holds": (on) => getIssueStorageUsage(on, issues[3]!),
  "letters that are due": (on) => leaseDueNotifications(on, TEST_NOW, 20),
  "letters to forget": (on) => deleteFinishedNotifications(on, TEST_NOW),
  "a content to delete": (on) => deleteUnreferencedContent(on, hash),
  "contents to forget": (on) => findUnreferencedContents(on, long(1), 100),
}

for (const [name, read] of Object.entries(READS)) {
  test(`${name}: found through indexes`, async () => {
    expect((await findSequentialScans(sql, read)).filter((table) => LARGE.has(table))).toEqual([])
  })
}
