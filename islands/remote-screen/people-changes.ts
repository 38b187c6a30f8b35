/** What has changed among the people of a session, so that those in it are told. Pure. */
import type { Model, Participant } from "./model.ts"
import { uniqueByPerson } from "./people.ts"

/** CONTROL and VIEW: the person has this right now. ASKS: for control. */
type PeopleChangeKind = "JOINED" | "LEFT" | "ASKS" | "CONTROL" | "VIEW"

export interface PeopleChange {
  kind: PeopleChangeKind
  people: Participant[]
}

/** Changes since the list that was read last: of each list after it, for several can arrive before one is read. */
export function peopleChangesSince(
  read: readonly Participant[],
  { earlierParticipants, participants }: Pick<Model, "earlierParticipants" | "participants">,
  myUserId: string,
): PeopleChange[] {
  const lists: readonly (readonly Participant[])[] = [...earlierParticipants, participants]
  const unread = lists.slice(Math.max(0, lists.lastIndexOf(read)))
  return unread.slice(1).flatMap((list, i) => peopleChanges(unread[i]!, list, myUserId))
}

/**
 * Changes of the others, by their kinds; none for a person's further windows, and none while it is not known who was
 * here before.
 */
export function peopleChanges(
  before: readonly Participant[],
  now: readonly Participant[],
  myUserId: string,
): PeopleChange[] {
  if (before.length === 0 || now.length === 0) return []
  const [earlier, present] = [othersById(before, myUserId), othersById(now, myUserId)]
  const changes = new Map<PeopleChangeKind, Participant[]>()
  const add = (kind: PeopleChangeKind, person: Participant) =>
    changes.set(kind, [...(changes.get(kind) ?? []), person])
  for (const person of present.values()) {
    const was = earlier.get(person.userId)
    if (!was) add("JOINED", person)
    else if (was.right !== person.right) add(person.right, person)
    else if (person.asks && !was.asks) add("ASKS", person)
  }
  for (const person of earlier.values()) if (!present.has(person.userId)) add("LEFT", person)
  return [...changes].map(([kind, people]) => ({ kind, people }))
}

function othersById(people: readonly Participant[], myUserId: string): Map<string, Participant> {
  const others = uniqueByPerson(people).filter(({ userId }) => userId !== myUserId)
  return new Map(others.map((person) => [person.userId, person]))
}
