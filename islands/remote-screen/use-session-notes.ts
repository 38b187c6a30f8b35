/** Notes about what the other people in a session have done, and about the time and the input that it has. */
import { useEffect, useRef } from "react"
import type { Translate } from "../../src/web/texts/i18n.ts"
import { useIslandView } from "../define.tsx"
import { isInputPaused, type Model } from "./model.ts"
import { formatNear } from "./near-time.ts"
import { type PeopleChange, peopleChangesSince } from "./people-changes.ts"
import type { RemoteScreenProps } from "./props.ts"

export function useSessionNotes(
  model: Model,
  session: RemoteScreenProps,
  isOwner: boolean,
  tell: (text: string, isProblem?: boolean) => void,
  forget: (text: string) => void,
): void {
  const { t, zone } = useIslandView()
  const { participants, windowEndsAtMs, declined } = model
  const isConnected = model.connection.state === "connected"
  const isPaused = isInputPaused(model)
  const isAsked = participants.some(({ asks }) => asks)
  const toldOfAsking = useRef("")

  useChange(participants, (before) => {
    const changes = peopleChangesSince(before, model, session.me.userId)
    const text = changes.map((change) => textOf(change, model, isOwner, t)).join(" ")
    if (!text.trim()) return
    tell(text)
    if (changes.some(({ kind }) => kind === "ASKS")) toldOfAsking.current = text
  })
  useChange(isAsked, () => {
    if (!isAsked) forget(toldOfAsking.current)
  })
  useChange(declined, () => {
    if (declined) tell(t("viewer.requestDeclined", { name: declined.by }))
  })
  useChange(windowEndsAtMs, (before) => {
    if (before === null || windowEndsAtMs === null || !isConnected || session.isEmergency) return
    tell(t("viewer.windowChanged", { time: formatNear(windowEndsAtMs, Date.now(), zone) }))
  })
  useChange(model.isInputLost, (wasLost) => {
    if (wasLost) tell(t("viewer.inputLost"), true)
  })
  useChange(isPaused, (wasPaused) => {
    if (!wasPaused || isPaused || !isConnected) return
    const { by, reason } = model.supervision
    tell(reason ? `${t("viewer.resumedBy", { name: by })}: ${reason}` : t("viewer.inputResumed"))
  })
}

/** Calls `onChange` with the value before, after a rendering with another one. */
function useChange<T>(value: T, onChange: (before: T) => void): void {
  const before = useRef(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once for each change
  useEffect(() => {
    if (before.current !== value) onChange(before.current)
    before.current = value
  }, [value])
}

/** The owner is not told what they decided; who waits for the owner reads so on the screen as long as it lasts. */
function textOf(
  { kind, people }: PeopleChange,
  { ownerId, remains }: Model,
  isOwner: boolean,
  t: Translate,
): string {
  if (isOwner ? kind === "CONTROL" || kind === "VIEW" : kind === "ASKS") return ""
  const isAwaited = kind === "LEFT" && !remains
  const named = people.filter(({ userId }) => !(isAwaited && userId === ownerId))
  if (named.length === 0) return ""
  return t(`viewer.people_${kind}`, {
    count: named.length,
    // A guest may have chosen the name of another person.
    names: named.map(({ name, isGuest }) => (isGuest ? `${name} (${t("viewer.guest")})` : name)).join(", "),
  })
}
