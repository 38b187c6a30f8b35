/** The regular recheck of running sessions: to whom its answers apply, and for how long its silence is accepted. */
import { afterAll, expect, test } from "bun:test"
import type { RootOperationNode } from "kysely"
import { silentLogger } from "../../src/base/logger.ts"
import type { LiveSession } from "../../src/sessions/live/live-session.ts"
import type { SessionOutcome } from "../../src/sessions/live/outcome.ts"
import { type RecheckedSession, SessionRechecks } from "../../src/sessions/live/session-rechecks.ts"
import { createTestDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteClientFor, serveRemote } from "../harness/remote-sessions.ts"
import { createToken } from "../harness/users.ts"

stopMachinesAfterAll()

const database = await createTestDatabase()
afterAll(() => database.stop())

const mentions = (node: RootOperationNode, text: string) => JSON.stringify(node).includes(text)

/** A database that keeps back the answer to the next statement about a table, once `hold` has been called. */
function holdingDatabase() {
  let held: { table: string; id: object | null; reached: () => void; released: Promise<void> } | null = null
  const db = database.db.withPlugin({
    transformQuery({ node, queryId }) {
      if (held?.id === null && mentions(node, `"${held.table}"`)) held.id = queryId
      return node
    },
    async transformResult({ result, queryId }) {
      if (held?.id !== queryId) return result
      held.reached()
      await held.released
      return result
    },
  })
  const hold = (table: string) => {
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    held = { table, id: null, reached: reached.resolve, released: released.promise }
    return { isReached: reached.promise, release: released.resolve }
  }
  return { db, hold }
}

test("an answer about the owner's earlier sign-in does not end a session that they have joined by another", async () => {
  const { db, hold } = holdingDatabase()
  const never = { recheckMs: 3_600_000, reconcileMs: 3_600_000 }
  const server = await serveRemote({ ...testDeps(db) }, never)
  const on = { ...remoteClientFor({ ...server, database }), live: server.deps.live }
  try {
    const machine = await aVncMachine()
    const job = await on.aSessionFixture(machine.target)
    const path = await on.startSession(job)
    const { userId } = job.technician
    const another = await createToken(server.deps, userId)
    await on.live.recheckNow()
    const startedBy = on.live.find(path.sessionId)!.owner.signInId
    await db
      .updateTable("sign_in")
      .set({ revoked_on: server.deps.clock() })
      .where("id", "=", startedBy)
      .execute()
    const removals = hold("session_removal")
    const recheck = on.live.recheckNow()
    await removals.isReached
    const owner = await on.joinSession(path, { userId, token: another })
    await owner.waitFor("the picture", () => owner.count("key") > 0)
    removals.release()
    await recheck
    await on.live.recheckNow()
    const session = on.live.find(path.sessionId)
    expect(session?.owner.signInId).not.toBe(startedBy)
    expect(session?.isEnding).toBe(false)
  } finally {
    await server.stop()
  }
})

const aPath = () => ({
  ...{ deviceId: crypto.randomUUID(), issueId: crypto.randomUUID(), logId: crypto.randomUUID() },
  sessionId: crypto.randomUUID(),
})

/** A session of nobody: whatever the database answers about it ends it, which is noted and changes nothing. */
function aRecheckedSession(ends: SessionOutcome[]): RecheckedSession {
  const owner = { signInId: crypto.randomUUID(), userId: crypto.randomUUID() }
  const session = { path: aPath(), interfaceId: crypto.randomUUID(), owner, viewers: new Map() }
  const end = (outcome: SessionOutcome) => void ends.push(outcome)
  return {
    session: { ...session, isEnding: false, end, setWindow: () => {} } as unknown as LiveSession,
    ...{ interfaceChangedOn: "", connectorVersion: null, facts: null },
  }
}

test("a session whose rights stay unconfirmed ends in time, although others' are confirmed meanwhile", async () => {
  const [confirmed, unconfirmed]: [SessionOutcome[], SessionOutcome[]] = [[], []]
  const [newcomer, other] = [aRecheckedSession(confirmed), aRecheckedSession(unconfirmed)]
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (mentions(node, other.session.path.sessionId)) throw new Error("no answer about this session")
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const deps = { ...testDeps(db), log: silentLogger }
  const options = { recheckMs: 5, unconfirmedAccessMs: 1000 }
  const rechecks = new SessionRechecks(
    deps,
    options,
    () => [newcomer, other],
    () => {},
  )
  try {
    await waitUntil("the unconfirmed session has ended", () => {
      rechecks.schedule([newcomer])
      return unconfirmed.length > 0
    })
  } finally {
    await rechecks.stop()
  }
  expect(unconfirmed[0]).toMatchObject({ state: "USER_AUTHORIZATION_ERROR" })
  expect(confirmed.length).toBeGreaterThan(0)
})
