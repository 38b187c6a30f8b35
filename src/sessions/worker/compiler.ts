/** Thresholds at which the runtime compiles the JavaScript of a session's Worker, which no other Worker shares. */

/**
 * Code runs so many times as often as usual before it is compiled. Most of a terminal's code runs at its start alone. A desktop
 * encodes pictures for as long as it lasts: compiled as usual it takes a seventh less CPU time when idle, for some 1.3 MB.
 */
const COMPILE_DELAY_FACTOR = 8

/** For this Worker alone. */
export function compileLate(): void {
  Bun.unsafe.setJITPolicy(COMPILE_DELAY_FACTOR)
}
