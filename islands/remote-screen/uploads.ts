/** React hook of what is on its way from this browser to the server. */
import { useState } from "react"

/** Shares that have arrived, by the name of the file; null removes one. */
export function useUploads(): [ReadonlyMap<string, number>, (name: string, share: number | null) => void] {
  const [uploads, setUploads] = useState<ReadonlyMap<string, number>>(new Map())
  const setShare = (name: string, share: number | null) =>
    setUploads((before) => {
      const next = new Map(before)
      if (share === null) next.delete(name)
      else next.set(name, share)
      return next
    })
  return [uploads, setShare]
}
