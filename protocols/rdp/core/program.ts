/**
 * The program of the protocol core: its WebAssembly module, and the JavaScript that calls it. The package of IronRDP is one file
 * of 6 MB with the module inside as text; a Worker that imports it takes 85 ms of CPU and 26 MB, and 10 ms and 4 MB where
 * the main thread has compiled the module once.
 */
import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"

export interface CoreProgram {
  /** Shared by all Workers, with its machine code. */
  module: WebAssembly.Module
  /** The package's JavaScript without the module. */
  script: string
}

const PACKAGE = "@devolutions/iron-remote-desktop-rdp"
const EMBEDDED_MODULE = /"data:application\/wasm;base64,([A-Za-z0-9+/=]+)"/
/** It is fetched and not used: `core/environment.ts` instantiates the compiled module. */
const NO_MODULE = '"data:application/wasm,"'

let loading: Promise<CoreProgram> | null = null

/**
 * Read and compiled at the first call in this thread, unless it was adopted; other work of the thread goes on meanwhile.
 *
 * @throws Error when the package is not as expected
 */
export function coreProgram(): Promise<CoreProgram> {
  loading ??= readProgram()
  return loading
}

/** Uses what another thread has read and compiled. */
export function adoptCoreProgram(program: CoreProgram): void {
  loading = Promise.resolve(program)
}

async function readProgram(): Promise<CoreProgram> {
  const text = await readFile(fileURLToPath(import.meta.resolve(PACKAGE)), "utf8")
  const [literal, base64] = text.match(EMBEDDED_MODULE) ?? []
  if (literal === undefined || base64 === undefined) throw new Error(`no module is found in ${PACKAGE}`)
  const module = await WebAssembly.compile(Buffer.from(base64, "base64"))
  return { module, script: text.replace(literal, NO_MODULE) }
}
