/** Thresholds at which the runtime compiles the JavaScript of a session's Worker, which no other Worker shares. */

/**
 * Code runs so many times as often as usual before it is compiled. Most of a session's code runs at its start alone, and an
 * idle desktop costs the same either way: measured were 1 to 4 MB less for each Worker and a fifth less CPU for a start.
 */
const RELUCTANCE = 8

/** For this Worker alone; a video sets it back (`protocols/screen/warm-up.ts`). */
export function compileReluctantly(): void {
  Bun.unsafe.setJITPolicy(RELUCTANCE)
}
