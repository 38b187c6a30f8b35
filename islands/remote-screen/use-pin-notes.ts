/** The PINs of guests that are on the owner's screen: each until it is closed or its guest has joined. */
import { useEffect, useState } from "react"
import type { InvitationWithPin } from "../../src/sessions/session/contract-participants.ts"

export interface PinNotes {
  shown: readonly InvitationWithPin[]
  /** In place of the one before of the same invitation. */
  show(pin: InvitationWithPin): void
  close(invitationId: string): void
}

/**
 * A PIN cannot be read again: the notes outlive the dock, which is closed and opened while several guests are called.
 *
 * @param presentIds  of the people in the session, guests by their invitations
 */
export function usePinNotes(presentIds: readonly string[]): PinNotes {
  const [shown, setShown] = useState<readonly InvitationWithPin[]>([])
  const present = presentIds.join(" ")
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids as one text
  useEffect(() => {
    setShown((notes) => notes.filter(({ id }) => !presentIds.includes(id)))
  }, [present])
  const without = (notes: readonly InvitationWithPin[], id: string) => notes.filter((one) => one.id !== id)
  return {
    shown,
    show: (pin) => setShown((notes) => [...without(notes, pin.id), pin]),
    close: (id) => setShown((notes) => without(notes, id)),
  }
}
