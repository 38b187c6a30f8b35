/** What a run needs beside the book: sign-ins, sessions that run, and recordings on the disk. */
import { createHash, randomBytes } from "node:crypto"
import { chmodSync, existsSync, mkdirSync } from "node:fs"
import { dirname } from "node:path"
import type postgres from "postgres"
import { openRecording } from "../protocols/recording.ts"
import { MESSAGE } from "../protocols/viewer-wire.ts"
import { hoursAfter } from "../src/base/clock.ts"
import type { Db } from "../src/base/deps.ts"
import { insertSignIn } from "../src/identity/signin/store.ts"
import { recordingFilePath } from "../src/sessions/recordings/files.ts"
import { LIVE_SESSIONS_MAX } from "../src/sessions/session/rules.ts"
import { BENCH_USERS, type BenchUser } from "./cases.ts"

const SIGN_IN_HOURS = 12
const RECORDED_SESSIONS = 20
const RECORDED_PRINTS = 2000

/** Of each person of a kind one. */
interface TokensOfKind {
  api: readonly string[]
  browser: readonly string[]
}

export type Tokens = Record<BenchUser, TokensOfKind>

/** @param usernamesOfKind  people who exist */
export async function createTokens(
  db: Db,
  usernamesOfKind: (name: BenchUser) => readonly string[],
): Promise<Tokens> {
  const tokens = {} as Tokens
  for (const name of Object.keys(BENCH_USERS) as BenchUser[]) {
    const [api, browser]: [string[], string[]] = [[], []]
    for (const username of usernamesOfKind(name)) {
      const userId = await userIdOf(db, username)
      api.push(await createSignIn(db, userId, "API"))
      browser.push(await createSignIn(db, userId, "BROWSER"))
    }
    tokens[name] = { api, browser }
  }
  return tokens
}

async function userIdOf(db: Db, username: string): Promise<string> {
  const query = db.selectFrom("app_user").select("id").where("username", "=", username)
  return (await query.executeTakeFirstOrThrow()).id
}

/** @returns the token */
export async function createSignIn(db: Db, userId: string, kind: "API" | "BROWSER"): Promise<string> {
  const token = randomBytes(32).toString("base64url")
  const now = new Date()
  await insertSignIn(db, {
    methods: ["PASSWORD"],
    ...{ userId, kind, refreshHash: null, refreshExpiresOn: null, userAgent: "bench", address: "127.0.0.1" },
    tokenHash: createHash("sha256").update(token).digest(),
    csrfSecret: randomBytes(32),
    createdOn: now,
    expiresOn: hoursAfter(now, SIGN_IN_HOURS),
  })
  return token
}

/** The machines that each may read; null for all. */
export async function devicesOf(db: Db): Promise<Record<BenchUser, string[] | null>> {
  const of = async (name: BenchUser) => {
    const rows = await db
      .selectFrom("device_permission")
      .innerJoin("device_role", "device_role.id", "device_permission.device_role_id")
      .innerJoin("app_user", (join) => join.on("app_user.username", "=", BENCH_USERS[name]))
      .leftJoin("user_group_member as member", (join) =>
        join
          .onRef("member.user_id", "=", "app_user.id")
          .onRef("member.user_group_id", "=", "device_permission.user_group_id"),
      )
      .select("device_permission.device_id")
      .distinct()
      .where("device_role.name", "=", "bench maintenance")
      .where((eb) =>
        eb.or([
          eb("device_permission.user_id", "=", eb.ref("app_user.id")),
          eb("member.user_id", "is not", null),
        ]),
      )
      .execute()
    return rows.map((row) => row.device_id)
  }
  return { technician: await of("technician"), expert: await of("expert"), superuser: null }
}

/** Adds as many active sessions as can run at a time. The next server start ends them as orphans. */
export async function addActiveSessions(sql: postgres.Sql): Promise<void> {
  await sql`insert into remote_session (device_id, issue_id, work_log_id, target_interface_id, interface_name,
      interface_type, owner_id, state, recording_state)
    select device_id, issue_id, work_log_id, target_interface_id, interface_name, interface_type, owner_id, 'ACTIVE', 'RECORDING'
    from (select * from remote_session where state = 'COMPLETED' order by started_on desc limit ${LIVE_SESSIONS_MAX}) recent`
}

/** Gives some sessions of each a recording that can be played. @returns the sessions' ids */
export async function createRecordings(
  sql: postgres.Sql,
  dataFolder: string,
  devices: Record<BenchUser, string[] | null>,
): Promise<string[]> {
  const recorded: string[] = []
  for (const mine of Object.values(devices)) {
    const sessions = await sql<{ id: string; device_id: string }[]>`
      select id from remote_session where state = 'COMPLETED' and (${mine}::uuid[] is null or device_id = any(${mine}::uuid[]))
      order by started_on, id limit ${RECORDED_SESSIONS}`
    for (const { id } of sessions) {
      const file = recordingFilePath({ dataFolder }, id)
      await createRecording(file, id)
      // A server that was started as root runs as another account.
      chmodSync(file, 0o644)
      recorded.push(id)
    }
  }
  return recorded
}

async function createRecording(file: string, sessionId: string): Promise<void> {
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  const recording = await openRecording(file, { sessionId, kind: "terminal", startedAtMs: 0 })
  recording.appendSnapshot(0, new Uint8Array([MESSAGE.TERMINAL_SNAPSHOT]))
  for (let n = 0; n < RECORDED_PRINTS; n++)
    recording.appendMessage(
      n * 100,
      new TextEncoder().encode(`${String.fromCharCode(MESSAGE.TERMINAL_OUTPUT)}line ${n}\r\n`),
    )
  await recording.close(RECORDED_PRINTS * 100)
}
