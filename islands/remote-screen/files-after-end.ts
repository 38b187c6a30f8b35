/** Which files the end of the session has cut off, and which can still be downloaded, for the screen after it. */
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

interface FilesAfterEnd {
  /** Names. */
  cut: readonly string[]
  ready: readonly { name: string; address: string }[]
}

/**
 * Looks once, when the component is mounted after the end.
 *
 * @param calls    null where this person transfers no files
 * @param uploads  names of what was still on its way to the server
 */
export function useFilesAfterEnd(calls: FileCalls | null, uploads: readonly string[]): FilesAfterEnd {
  const [files, setFiles] = useState<FilesAfterEnd>({ cut: [...new Set(uploads)], ready: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an end
  useEffect(() => {
    if (!calls) return
    let isCurrent = true
    const show = (found: TransferredFile[]) => {
      const cut = found.filter(isCut).map(({ filename }) => filename)
      const ready = found
        .filter(({ isAvailable }) => isAvailable)
        .map((file) => ({ name: file.filename, address: calls.addressOf(file) }))
      if (isCurrent) setFiles((before) => ({ cut: [...new Set([...before.cut, ...cut])], ready }))
    }
    // Without an answer the list in the log remains.
    calls.transfers().then(show, () => {})
    return () => {
      isCurrent = false
    }
  }, [])
  return files
}
