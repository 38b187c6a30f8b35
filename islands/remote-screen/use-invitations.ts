/** The invitations of the reader's own session, read again when one of them or the people in the session have changed. */
import { useEffect, useState } from "react"
import type { OpenInvitation, PeopleCalls } from "./people.ts"

export interface Invitations {
  all: readonly OpenInvitation[]
  reload(): Promise<void>
}

/**
 * @param calls    null for those who own no session: there are none, then
 * @param changes  another text after each change
 * @param attempt  runs a call; what the server refuses is shown
 */
export function useInvitations(
  calls: PeopleCalls | null,
  changes: string,
  attempt: (work: () => Promise<unknown>) => Promise<void>,
): Invitations {
  const [all, setAll] = useState<readonly OpenInvitation[]>([])
  const reload = async () => {
    if (calls) setAll(await calls.invitations())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the changes
  useEffect(() => {
    if (calls) void attempt(reload)
  }, [calls, changes])
  return { all, reload }
}
