/** The real server with its embedded database, in a process of its own; and the same app beside it, to look inside. */

import { join } from "node:path"
import type postgres from "postgres"
import { buildApp } from "../src/app.tsx"
import { ChangeFeed } from "../src/base/change-feed.ts"
import { systemClock } from "../src/base/clock.ts"
import type { Db, Deps } from "../src/base/deps.ts"
import { silentLogger } from "../src/base/logger.ts"
import { createSecretBox } from "../src/base/secret-box.ts"
import { ServerState } from "../src/base/server-state.ts"
import { loadSecretKey } from "../src/edges/files/secret-key.ts"
import { diskStorage } from "../src/edges/storage/file-storage.ts"
import { APPROVAL_HANDLERS, INHERITED_SETTINGS, onUserDeleted } from "../src/registry.ts"
import { LiveSessions } from "../src/sessions/live/live-sessions.ts"
import type { SessionDeps } from "../src/sessions/start/session-deps.ts"
import { createSessionState } from "../src/sessions/start/state.ts"
import type { CpuSeconds } from "./load.ts"
import { cpuSecondsOf, memoryOf, ownCpuSecondsOf } from "./processes.ts"
import { captureStatements, explainStatement, type Statement } from "./statements.ts"

export interface Server {
  address: string
  cpuSeconds(): CpuSeconds
  /** Of the server's own process, MiB. */
  memory(): { now: number; most: number }
  stop(): Promise<void>
}

/**
 * @param profiled  a folder for a CPU profile of the server
 * @param flags     beside port, data and log level
 */
export async function startServer(
  folder: string,
  profiled?: string,
  flags: readonly string[] = [],
): Promise<Server> {
  const profiling = profiled ? ["--cpu-prof", "--cpu-prof-dir", profiled] : []
  const main = join(import.meta.dir, "../src/main.ts")
  const child = Bun.spawn(
    [process.execPath, ...profiling, main, "--port", "0", "--data", folder, "--log-level", "error", ...flags],
    { stdout: "pipe", stderr: "inherit" },
  )
  const address = await readAddress(child.stdout)
  return {
    address,
    cpuSeconds: () => {
      const server = ownCpuSecondsOf(child.pid)
      return { server, database: cpuSecondsOf(child.pid) - server }
    },
    memory: () => memoryOf(child.pid),
    stop: async () => {
      child.kill("SIGTERM")
      await child.exited
    },
  }
}

/** Waits for the output line with the server's address. @throws Error with the output when there is none */
export async function readAddress(output: ReadableStream<Uint8Array>): Promise<string> {
  let text = ""
  const decoder = new TextDecoder()
  for await (const chunk of output) {
    text += decoder.decode(chunk, { stream: true })
    const address = text.match(/ready at (http:\S+)/)?.[1]
    if (address) return address
  }
  throw new Error(`the server did not start: ${text}`)
}

export function createBenchDeps(db: Db, dataFolder: string): SessionDeps {
  const base: Deps = {
    onUserDeleted,
    ...{
      db,
      dataFolder,
      clock: systemClock,
      log: silentLogger,
      mailer: null,
      antivirus: null,
      publicAddress: null,
    },
    ...{
      secretBox: createSecretBox(loadSecretKey(dataFolder)),
      files: diskStorage(join(dataFolder, "files")),
    },
    ...{
      licenceKeys: [],
      allowLoopback: false,
      publish: () => {},
      changes: new ChangeFeed(),
      state: new ServerState(),
      inheritedSettings: INHERITED_SETTINGS,
    },
  }
  return {
    ...base,
    live: new LiveSessions(base),
    ...createSessionState(base.clock),
    approvalHandlers: APPROVAL_HANDLERS,
  }
}

/** The SQL statements of one request, each with the plan it was executed with. */
export async function explainRequest(
  sql: postgres.Sql,
  dataFolder: string,
  path: string,
  headers: Record<string, string>,
): Promise<{ statement: Statement; plan: string[] }[]> {
  const sent = await captureStatements(sql, async (db) => {
    const answer = await buildApp(createBenchDeps(db, dataFolder)).request(path, {
      // As behind the port: the cookie's name follows from it.
      headers: { host: "127.0.0.1", ...headers },
    })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    await answer.arrayBuffer()
  })
  const reading = sent.filter((one) => /^\s*(select|with)\b/i.test(one.sql))
  const found = []
  for (const statement of reading)
    found.push({
      statement,
      plan: (await explainStatement(sql, statement, "analyze, buffers, costs off")) as string[],
    })
  return found
}
