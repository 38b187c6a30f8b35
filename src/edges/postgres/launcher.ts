/**
 * Starts the database's server and signals it. As root through a helper, a shell loop under the database's account: this
 * process may no longer do either after it has given up root. The helper ends with its input; the server does not.
 */
import { type ChildProcess, spawn } from "node:child_process"
import { accessSync, closeSync, constants, openSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { type ClusterFolders, SOCKET_NAME } from "./cluster.ts"
import { isAlive, type RunningServer, removeStaleLocks, waitForExit } from "./process.ts"
import { type Command, commandAs, POSTGRES_ENVIRONMENT } from "./system-account.ts"

/** Fast shutdown, immediate shutdown, reading the access rules again. */
type ServerSignal = "SIGINT" | "SIGQUIT" | "SIGHUP"

/** The helper has ended, and this process may no longer start or signal the database. */
export class HelperEnded extends Error {
  override name = "HelperEnded"
}

export interface Launcher {
  /** @throws HelperEnded */
  launch(): Promise<RunningServer>
  /** False once the helper has ended: a server that runs goes on. */
  canSignal(): boolean
  signal(pid: number, name: ServerSignal): void
  /** Call it when each server that it launched has ended. Then no process of it is left. */
  close(): Promise<void>
}

/** @param command  the server's program and arguments */
export function openLauncher(folders: ClusterFolders, command: Command): Launcher {
  return folders.user ? helperLauncher(folders, command) : directLauncher(folders, command)
}

/** Output of the server before its own log is open. */
export function startLogPath(folders: ClusterFolders): string {
  return join(folders.home, "start.log")
}

function directLauncher(folders: ClusterFolders, [program, ...args]: Command): Launcher {
  return {
    async launch() {
      removeStaleLocks(folders)
      const words = openSync(startLogPath(folders), "w", 0o600)
      // A process group of its own: Ctrl-C on the terminal reaches the server alone, which stops the database last.
      const child = spawn(program, args, {
        cwd: "/",
        env: POSTGRES_ENVIRONMENT,
        detached: true,
        stdio: ["ignore", words, words],
      })
      closeSync(words)
      child.unref()
      return { pid: child.pid ?? 0, ended: childExit(child) }
    },
    canSignal: () => true,
    signal(pid, name) {
      if (pid > 0 && isAlive(pid)) process.kill(pid, name)
    },
    async close() {},
  }
}

/**
 * Reads "start" or "INT <pid>" per line and prints "pid <pid>" and "ended <code>"; "wait" lasts until the
 * subshells have exited that print these. $1 is the server's start log, $2 and $3 are the lock files left behind by a
 * killed server; the rest is the server's command.
 */
const HELPER_SCRIPT = `
umask 077
words=$1 lock=$2 socket_lock=$3
shift 3
while read -r verb pid; do
  case $verb in
    restart) rm -f "$lock" "$socket_lock" ;;
  esac
  case $verb in
    start|restart) ( "$@" >"$words" 2>&1 & pid=$!; echo "pid $pid"; wait $pid; echo "ended $?" ) & ;;
    wait) wait ;;
    *) kill -"$verb" "$pid" ;;
  esac
done`

function helperLauncher(folders: ClusterFolders, command: Command): Launcher {
  const locks = [join(folders.cluster, "postmaster.pid"), join(folders.socket, `${SOCKET_NAME}.lock`)]
  const shell: Command = [
    "sh",
    "-c",
    HELPER_SCRIPT,
    "database-helper",
    startLogPath(folders),
    ...locks,
    ...command,
  ]
  const [program, ...args] = commandAs(folders.user, shell, folders.home)
  const helper = spawn(program, args, {
    cwd: "/",
    env: POSTGRES_ENVIRONMENT,
    detached: true,
    stdio: ["pipe", "pipe", "ignore"],
  })
  helper.unref()
  helper.stdin.on("error", () => {})
  let started = Promise.withResolvers<number>()
  let ended = Promise.withResolvers<string>()
  let helperEnd: string | null = null
  const gone = childExit(helper)
  void gone.then(async (how) => {
    helperEnd = how
    started.resolve(0)
    // The server goes on without the helper, and its end is noticed by looking.
    await waitForExit(await started.promise)
    ended.resolve(`its helper ended before: ${how}`)
  })
  createInterface({ input: helper.stdout }).on("line", (line) => {
    const [word, number] = line.split(" ")
    if (word === "pid") started.resolve(Number(number))
    if (word === "ended") ended.resolve(`exit code ${number}`)
  })
  return {
    async launch() {
      if (helperEnd !== null)
        throw new HelperEnded(`the helper that starts the database has ended: ${helperEnd}`)
      const verb = canAccessCluster(folders) ? "start" : "restart"
      if (verb === "start") removeStaleLocks(folders)
      started = Promise.withResolvers()
      ended = Promise.withResolvers()
      const server = { ended: ended.promise }
      helper.stdin.write(`${verb}\n`)
      return { pid: await started.promise, ...server }
    },
    canSignal: () => helperEnd === null,
    signal(pid, name) {
      if (pid > 0 && isAlive(pid)) helper.stdin.write(`${name.slice("SIG".length)} ${pid}\n`)
    },
    async close() {
      helper.stdin.end("wait\n")
      await gone
    },
  }
}

/** No longer after giving up root: then the helper removes the locks of the server that has ended. */
function canAccessCluster(folders: ClusterFolders): boolean {
  try {
    accessSync(folders.cluster, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

function childExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message))
    child.once("exit", (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
  })
}
