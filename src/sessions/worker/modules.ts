/** WebAssembly modules of sessions: compiled once in the main thread, handed to Workers, which share their machine code. */
import { kernelsModule } from "../../../protocols/kernels/module.ts"
import { type CoreProgram, coreProgram } from "../../../protocols/rdp/core/program.ts"

export interface SessionModules {
  /** Kernels of desktops. */
  kernels: WebAssembly.Module | null
  rdpCore: CoreProgram | null
}

export type LoadModules = () => SessionModules | Promise<SessionModules>

export const loadNoModules: LoadModules = () => ({ kernels: null, rdpCore: null })

export const loadDesktopModules: LoadModules = () => ({ kernels: kernelsModule(), rdpCore: null })

export const loadRdpModules: LoadModules = async () => ({
  kernels: kernelsModule(),
  rdpCore: await coreProgram(),
})
