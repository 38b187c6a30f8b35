/** Thresholds at which the runtime compiles the JavaScript of a session's Worker, which no other Worker shares. */

/**
 * Code runs so many times as often as usual before it is compiled. Most of a session's code runs at its start alone, and an
 * idle desktop of VNC costs the same either way; a Worker of it takes 1.3 MB less.
 */
const COMPILE_DELAY_FACTOR = 8

/** For this Worker alone; a video sets it back (`protocols/screen/warm-up.ts`). */
export function compileLate(): void {
  Bun.unsafe.setJITPolicy(COMPILE_DELAY_FACTOR)
}
