/** Which files the end of the session has cut off, for the screen after it. */
import { useEffect, useState } from "react"
import type { TransferredFile } from "../../src/sessions/transfers/contract.ts"
import type { FileCalls } from "./files-calls.ts"

const CUT_BY: readonly string[] = ["SESSION_ENDED", "SERVER_STOPPED"]

/** What needs the machine and has not ended will not: the server saves that a moment after the end. */
function isCut({ state, failure, direction }: TransferredFile): boolean {
  return (
    state === "RUNNING" || (state === "SCANNING" && direction === "TO_MACHINE") || CUT_BY.includes(failure)
  )
}

/**
 * Looks once, when the component is mounted after the end.
 *
 * @param calls    null where this person transfers no files
 * @param uploads  what was still on its way to the server, by name
 */
export function useCutFiles(
  calls: FileCalls | null,
  uploads: ReadonlyMap<string, number>,
): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([...uploads.keys()])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an end
  useEffect(() => {
    let isCurrent = true
    const show = (files: TransferredFile[]) => {
      const cut = files.filter(isCut).map(({ filename }) => filename)
      if (isCurrent) setNames((before) => [...new Set([...before, ...cut])])
    }
    // Without an answer the list in the log remains.
    calls?.transfers().then(show, () => {})
    return () => {
      isCurrent = false
    }
  }, [])
  return names
}
