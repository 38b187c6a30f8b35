/** Who is in the session and what they may do; the owner invites, changes and removes. */
import { useState } from "react"
import { ApiError, callApi } from "../../src/http/api-client.ts"
import { deviceEndpoints } from "../../src/machines/devices/contract.ts"
import { remoteEndpoints } from "../../src/sessions/session/contract.ts"
import { ACCESS_RIGHTS, type AccessRight } from "../../src/sessions/session/rules.ts"
import { Button, IconButton } from "../../src/web/button.tsx"
import { useIslandView } from "../define.tsx"
import type { Model, Participant } from "./model.ts"
import { Tool } from "./tool.tsx"

export interface ParticipantsToolProps {
  model: Model
  path: { deviceId: string; issueId: string; logId: string; sessionId: string }
  isOwner: boolean
  myUserId: string
}

interface Person {
  id: string
  displayName: string
}

/** An invitation that has not been followed yet. */
interface OpenInvitation {
  id: string
  kind: "user" | "email"
  name: string
  right: AccessRight
}

/** As many as a list to choose from can hold; search comes with larger plants. */
const INVITABLE_MAX = 100

export function ParticipantsTool({ model, path, isOwner, myUserId }: ParticipantsToolProps) {
  const { t, csrf } = useIslandView()
  const [invitable, setInvitable] = useState<Person[]>([])
  const [invited, setInvited] = useState<OpenInvitation[]>([])
  const [status, setTold] = useState("")
  const [remains, setRemains] = useState(false)
  const people = uniqueByUser(model.participants)

  /** Runs a call of the owner; what the server refuses is shown in its words. */
  const attempt = async (work: () => Promise<unknown>, done = "") => {
    try {
      await work()
      setTold(done)
    } catch (error) {
      setTold(error instanceof ApiError ? error.message : t("shell.offline"))
    }
  }
  const load = () =>
    attempt(async () => {
      const query = { size: INVITABLE_MAX }
      const { rows } = await callApi(deviceEndpoints.listInvitableUsers, { path, query }, csrf)
      setInvitable(rows)
      setInvited(await loadInvitations(path, csrf))
    })
  const change = (userId: string, accessRight: AccessRight) =>
    attempt(() => setAccessRight({ path, userId, accessRight }, csrf))
  const remove = (userId: string) =>
    attempt(async () => {
      await callApi(remoteEndpoints.withdrawUserInvitation, { path: { ...path, userId } }, csrf)
      setInvited(await loadInvitations(path, csrf))
    })
  const withdraw = ({ kind, id }: OpenInvitation) =>
    kind === "user"
      ? remove(id)
      : attempt(async () => {
          await callApi(
            remoteEndpoints.withdrawEmailInvitation,
            { path: { ...path, invitationId: id } },
            csrf,
          )
          setInvited(await loadInvitations(path, csrf))
        })
  const invite = (person: Person, accessRight: AccessRight) =>
    attempt(
      async () => {
        await callApi(remoteEndpoints.inviteUser, { path, body: { userId: person.id, accessRight } }, csrf)
        setInvited(await loadInvitations(path, csrf))
      },
      t("viewer.invited", { name: person.displayName }),
    )
  const isHere = (userId: string) => people.some((person) => person.userId === userId)
  const pending = invited.filter(({ kind, id }) => kind === "email" || !isHere(id))
  const remain = (isWanted: boolean) =>
    attempt(async () => {
      await callApi(remoteEndpoints.updateGraphicalSession, { path, body: { remain: isWanted } }, csrf)
      setRemains(isWanted)
    })

  return (
    <Tool
      label={t("viewer.people")}
      icon="user"
      value={`${people.length}`}
      onOpen={isOwner ? () => void load() : undefined}
    >
      <ul className="people">
        {people.map((person) => (
          <ParticipantRow
            key={person.id}
            person={person}
            isSelf={person.userId === myUserId}
            isOwner={person.userId === model.ownerId}
            onRight={isOwner && person.userId !== model.ownerId ? change : undefined}
            onRemove={remove}
          />
        ))}
        {isOwner &&
          pending.map((one) => (
            <PendingRow key={one.id} pending={one} onWithdraw={() => void withdraw(one)} />
          ))}
      </ul>
      {isOwner && (
        <>
          <InviteForm
            people={invitable.filter(({ id }) => !isHere(id) && invited.every((one) => one.id !== id))}
            onInvite={invite}
          />
          <label className="checkbox">
            <input
              type="checkbox"
              checked={remains}
              onChange={(event) => void remain(event.target.checked)}
            />
            {t("viewer.remain")}
          </label>
        </>
      )}
      <p className="tool-hint" role="status">
        {status}
      </p>
    </Tool>
  )
}

async function loadInvitations(path: ParticipantsToolProps["path"], csrf: string): Promise<OpenInvitation[]> {
  const [users, emails] = await Promise.all([
    callApi(remoteEndpoints.listUserInvitations, { path }, csrf),
    callApi(remoteEndpoints.listEmailInvitations, { path }, csrf),
  ])
  return [
    ...users.map(({ user, accessRight }): OpenInvitation => {
      return { id: user.id, kind: "user", name: user.displayName, right: accessRight }
    }),
    ...emails.map(({ id, email, accessRight }): OpenInvitation => {
      return { id, kind: "email", name: email, right: accessRight }
    }),
  ]
}

/** A user with two windows gets one row. */
function uniqueByUser(participants: Participant[]): Participant[] {
  const seen = new Map<string, Participant>()
  for (const participant of participants)
    if (!seen.has(participant.userId)) seen.set(participant.userId, participant)
  return [...seen.values()]
}

/** Changes the invitation; a participant who joined without one is invited, since there is none to change. */
async function setAccessRight(
  {
    path,
    userId,
    accessRight,
  }: { path: ParticipantsToolProps["path"]; userId: string; accessRight: AccessRight },
  csrf: string,
): Promise<unknown> {
  const body = { accessRight }
  try {
    return await callApi(remoteEndpoints.changeUserInvitation, { path: { ...path, userId }, body }, csrf)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return callApi(remoteEndpoints.inviteUser, { path, body: { userId, accessRight } }, csrf)
  }
}

function ParticipantRow(row: {
  person: Participant
  isSelf: boolean
  isOwner: boolean
  onRight?(userId: string, right: AccessRight): Promise<void>
  onRemove(userId: string): Promise<void>
}) {
  const { t } = useIslandView()
  const { person, onRight } = row
  const marks = [row.isSelf && t("viewer.you"), row.isOwner && t("viewer.owner")].filter(Boolean).join(", ")
  return (
    <li className="person">
      <span className="person-name">
        {person.name}
        {marks && <span className="muted"> ({marks})</span>}
      </span>
      {onRight ? (
        <>
          <RightSelect
            label={t("viewer.rightOf", { name: person.name })}
            value={person.right}
            onChange={(right) => void onRight(person.userId, right)}
          />
          <IconButton
            label={t("viewer.remove", { name: person.name })}
            icon="close"
            onClick={() => void row.onRemove(person.userId)}
          />
        </>
      ) : (
        <span className="muted">
          {t(person.right === "CONTROL" ? "viewer.mayControl" : "viewer.mayView")}
        </span>
      )}
    </li>
  )
}

function PendingRow({ pending, onWithdraw }: { pending: OpenInvitation; onWithdraw(): void }) {
  const { t } = useIslandView()
  return (
    <li className="person person-pending">
      <span className="person-name">
        {pending.name} <span className="muted">({t("viewer.notJoined")})</span>
      </span>
      <span className="muted">{t(pending.right === "CONTROL" ? "viewer.mayControl" : "viewer.mayView")}</span>
      <IconButton label={t("viewer.withdraw", { name: pending.name })} icon="close" onClick={onWithdraw} />
    </li>
  )
}

function InviteForm({
  people,
  onInvite,
}: {
  people: Person[]
  onInvite(person: Person, right: AccessRight): Promise<void>
}) {
  const { t } = useIslandView()
  const [userId, setUserId] = useState("")
  const [right, setRight] = useState<AccessRight>("VIEW")
  const chosen = people.find(({ id }) => id === userId)
  if (people.length === 0) return <p className="tool-hint">{t("viewer.nobodyToInvite")}</p>
  return (
    <div className="people-invite">
      <select
        className="input"
        aria-label={t("viewer.invitePerson")}
        value={userId}
        onChange={(event) => setUserId(event.target.value)}
      >
        <option value="">{t("viewer.choosePerson")}</option>
        {people.map(({ id, displayName }) => (
          <option key={id} value={id}>
            {displayName}
          </option>
        ))}
      </select>
      <RightSelect label={t("viewer.inviteRight")} value={right} onChange={setRight} />
      <Button disabled={!chosen} onClick={() => chosen && void onInvite(chosen, right)}>
        {t("viewer.invite")}
      </Button>
    </div>
  )
}

function RightSelect(select: { label: string; value: AccessRight; onChange(right: AccessRight): void }) {
  const { t } = useIslandView()
  return (
    <select
      className="input person-right"
      aria-label={select.label}
      value={select.value}
      onChange={(event) => select.onChange(event.target.value as AccessRight)}
    >
      {ACCESS_RIGHTS.map((right) => (
        <option key={right} value={right}>
          {t(right === "CONTROL" ? "viewer.mayControl" : "viewer.mayView")}
        </option>
      ))}
    </select>
  )
}
