/** Loads the protocol core, IronRDP compiled to WebAssembly, once for a Worker and only when a session needs it. */
import { endGuardedInstantiation, installCoreEnvironment } from "./environment.ts"
import { coreProgram } from "./program.ts"

export type Core = typeof import("@devolutions/iron-remote-desktop-rdp")
export type CoreSession = Awaited<ReturnType<InstanceType<Core["Backend"]["SessionBuilder"]>["connect"]>>

/** Its own messages are about bytes on the wire: errors say what went wrong. */
const LOG_LEVEL = "OFF"
/** Bun drops a Worker's pending import when nothing else is going on in it. */
const KEEP_ALIVE_MS = 50

let loading: Promise<Core> | null = null
const crashHandlers = new Set<(error: unknown) => void>()

export function loadCore(): Promise<Core> {
  loading ??= load()
  return loading
}

async function load(): Promise<Core> {
  const keepAlive = setInterval(() => undefined, KEEP_ALIVE_MS)
  let address = ""
  try {
    const { module, script } = await coreProgram()
    // Bun keeps the address of every import for ever: a `data:` address would be the whole script, once for each Worker.
    // Made before the core's environment, which has another Blob.
    address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }))
    installCoreEnvironment(module, (error) => {
      for (const handle of [...crashHandlers]) handle(error)
    })
    const core = (await import(address)) as Core
    await core.init(LOG_LEVEL)
    return core
  } finally {
    URL.revokeObjectURL(address)
    endGuardedInstantiation()
    clearInterval(keepAlive)
  }
}

/** A core that has crashed is unusable for all links in this Worker. @returns stops listening */
export function onCoreCrash(handle: (error: unknown) => void): () => void {
  crashHandlers.add(handle)
  return () => void crashHandlers.delete(handle)
}
