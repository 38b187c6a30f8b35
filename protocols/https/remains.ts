/** What ends and deletes a browser from outside its session's Worker, which may be gone. */
import { FFIType } from "bun:ffi"
import { rm } from "node:fs/promises"
import { openCLibrary } from "../c-library.ts"

/** Kills a browser with all its processes. @param pid  of the first one, which leads their group */
export function killBrowser(pid: number | undefined): void {
  if (!pid) return
  try {
    process.kill(-pid, "SIGKILL")
  } catch {
    // It has ended already.
  }
}

/** Its processes may still write for a moment. */
const DELETE_TRIES = 20
const DELETE_RETRY_MS = 100

/** @throws Error when the folder cannot be deleted */
export async function deleteProfile(folder: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await rm(folder, { recursive: true, force: true })
    } catch (error) {
      if (tries === DELETE_TRIES) throw error
      await Bun.sleep(DELETE_RETRY_MS)
    }
  }
}

/** The processes of a killed browser are gone soon: the system frees its memory first. */
const REAP_TRIES = 50
const REAP_RETRY_MS = 100

/**
 * Takes a killed browser's exit status, which keeps its place in the system's table of processes until then. Bun does so in the
 * thread that started it; without that thread nobody does, and the table is full some day.
 */
export async function reapBrowser(pid: number): Promise<void> {
  const waitpid = loadWaitpid()
  for (let tries = 0; waitpid && tries < REAP_TRIES; tries++) {
    // 0: it still runs; below: it is no child of this process any more.
    if (waitpid(pid, null, WNOHANG) !== 0) return
    await Bun.sleep(REAP_RETRY_MS)
  }
}

/** `<sys/wait.h>` of Linux. */
const WNOHANG = 1

let waitpidCall: ReturnType<typeof openWaitpid> | undefined

function loadWaitpid(): ReturnType<typeof openWaitpid> {
  waitpidCall ??= openWaitpid()
  return waitpidCall
}

function openWaitpid() {
  const { i32, ptr } = FFIType
  return openCLibrary({ waitpid: { args: [i32, ptr, i32], returns: i32 } })?.waitpid ?? null
}
