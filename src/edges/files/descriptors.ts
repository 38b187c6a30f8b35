/** File descriptors of this process, of which a flood of connections can take all. */
import { closeSync, openSync } from "node:fs"
import { isOutOfDescriptors, outOfDescriptors } from "../../base/refusal.ts"

/**
 * A thread of the runtime takes two when it starts. A session takes some ten with its machine, its recording and its
 * viewers, and other threads open files meanwhile.
 */
const DESCRIPTORS_FREE_MIN = 16

/**
 * To be called before a thread is started (a Worker, the client of `fetch`): one that finds no descriptor ends the whole
 * process, with every session in it.
 *
 * @throws Refusal SERVER_BUSY
 */
export function requireDescriptors(): void {
  const opened: number[] = []
  try {
    while (opened.length < DESCRIPTORS_FREE_MIN) opened.push(openSync("/dev/null", "r"))
  } catch (error) {
    throw isOutOfDescriptors(error) ? outOfDescriptors(error) : error
  } finally {
    for (const descriptor of opened) closeSync(descriptor)
  }
}
