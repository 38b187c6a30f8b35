/**
 * What IronRDP's module expects of a browser, put in place in this Worker before the module is loaded: a window, a canvas,
 * a WebSocket. Nothing else in a session's Worker uses these names.
 */
import { CoreCanvas, CoreCanvasContext, CoreImageData } from "./canvas.ts"
import { CoreBlob, CoreSocket } from "./socket.ts"

/** Rust asks whether the global object is a Window. */
function CoreWindow() {}
Object.defineProperty(CoreWindow, Symbol.hasInstance, { value: (value: unknown) => value === globalThis })

/**
 * @param module   what the core instantiates next
 * @param onCrash  the module has run into a fault of its own and cannot be used any more
 */
export function installCoreEnvironment(module: WebAssembly.Module, onCrash: (error: unknown) => void): void {
  const names = {
    Window: CoreWindow,
    window: globalThis,
    CanvasRenderingContext2D: CoreCanvasContext,
    HTMLCanvasElement: CoreCanvas,
    ImageData: CoreImageData,
    WebSocket: CoreSocket,
    Blob: CoreBlob,
  }
  for (const [name, value] of Object.entries(names)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  guardInstantiation(module, onCrash)
}

/** The next instantiation is one of this module, and its exports report crashes. */
function guardInstantiation(module: WebAssembly.Module, onCrash: (error: unknown) => void): void {
  const { instantiate, instantiateStreaming } = WebAssembly
  const guarded = async (_source: unknown, imports?: WebAssembly.Imports) => {
    const instance = await instantiate.call(WebAssembly, module, imports)
    return { module, instance: { exports: guardExports(instance.exports, onCrash) } }
  }
  Object.assign(WebAssembly, { instantiate: guarded, instantiateStreaming: guarded })
  restore = () => Object.assign(WebAssembly, { instantiate, instantiateStreaming })
}

let restore: (() => void) | null = null

/** Other modules of this Worker are instantiated as usual again. */
export function endGuardedInstantiation(): void {
  restore?.()
  restore = null
}

/**
 * A panic of Rust ends as a RuntimeError in whichever call, or later task, led to it. It is reported and goes no further:
 * the Worker lives on to close the recording. The module's memory is not trusted afterwards, so nothing calls it again.
 */
export function guardExports(
  exports: WebAssembly.Exports,
  onCrash: (error: unknown) => void,
): WebAssembly.Exports {
  let depth = 0
  let hasCrashed = false
  const guard =
    (call: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      if (hasCrashed) return 0
      depth += 1
      try {
        return call(...args)
      } catch (error) {
        const isCrash = error instanceof WebAssembly.RuntimeError
        if (isCrash && !hasCrashed) {
          hasCrashed = true
          onCrash(error)
        }
        // Frames of the module that are still open below this one are left too.
        if (depth > 1 || !isCrash) throw error
        return 0
      } finally {
        depth -= 1
      }
    }
  return Object.fromEntries(
    Object.entries(exports).map(([name, value]) => [
      name,
      typeof value === "function" ? guard(value as () => unknown) : value,
    ]),
  ) as WebAssembly.Exports
}
