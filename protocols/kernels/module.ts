/** The kernels' WebAssembly module: compiled once by the main thread and shared with the Workers of all sessions. */
import { KERNELS_WASM } from "./kernels.gen.ts"

let compiled: WebAssembly.Module | null = null

/** Compiled at the first call in this thread, unless it was adopted. */
export function kernelsModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(Buffer.from(KERNELS_WASM, "base64"))
  return compiled
}

/** Uses what another thread has compiled: its machine code is shared, not its memory. */
export function adoptKernelsModule(module: WebAssembly.Module): void {
  compiled = module
}
