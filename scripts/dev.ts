/**
 * `bun run dev`: builds, runs the server, and on every change builds again, restarts it and reloads the open pages.
 * Takes the flags of `start`.
 */
import { type FSWatcher, watch } from "node:fs"
import { join } from "node:path"
import { ensureBuilt } from "./build.ts"
import { ROOT } from "./build-cache.ts"

const WATCHED = ["src", "islands", "protocols", "sql"]
/** Editors write a file in several steps; one restart is enough. */
const SETTLE_MS = 80

export async function main(args: string[]): Promise<number> {
  const changes = watchFolders()
  const stopped = Promise.withResolvers<null>()
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopped.resolve(null))

  for (;;) {
    const built = await tryBuild()
    const server = built ? startServer(args) : null
    const change = await Promise.race([changes.next(), stopped.promise])
    server?.kill("SIGINT")
    await server?.exited
    if (change === null) break
    console.log(`${change} changed`)
  }
  changes.close()
  return 0
}

async function tryBuild(): Promise<boolean> {
  try {
    await ensureBuilt({ dev: true })
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

/** A process group of its own: Ctrl-C reaches the server through this process alone, once. */
function startServer(args: string[]) {
  const command = [process.execPath, join(import.meta.dir, "dev-server.ts"), ...args]
  return Bun.spawn(command, { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"], detached: true })
}

function watchFolders() {
  let waiting: ((name: string) => void) | undefined
  let settling: Timer | undefined
  let pending: string | undefined
  const flush = () => {
    if (pending === undefined || !waiting) return
    const [notify, name] = [waiting, pending]
    waiting = pending = undefined
    notify(name)
  }
  const watchers: FSWatcher[] = WATCHED.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_, name) => {
      pending = join(folder, name ?? "")
      clearTimeout(settling)
      settling = setTimeout(flush, SETTLE_MS)
    }),
  )
  return {
    /** Resolves with the next change, immediately if one is pending. */
    next: () =>
      new Promise<string>((resolve) => {
        waiting = resolve
        flush()
      }),
    close() {
      for (const watcher of watchers) watcher.close()
    },
  }
}
