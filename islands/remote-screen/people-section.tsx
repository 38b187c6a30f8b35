/** The persons in the session and their rights; the owner gives control, takes it back and removes. */
import { type ReactNode, useRef, useState } from "react"
import type { AccessRight } from "../../src/sessions/session/rules.ts"
import { Button, IconButton } from "../../src/web/button.tsx"
import { useIslandView } from "../define.tsx"
import { DockSection } from "./dock.tsx"
import { moveFocusFrom } from "./focus.ts"
import type { Model, Participant } from "./model.ts"
import { initialsOf, type PeopleCalls, uniqueByPerson } from "./people.ts"
import { ReasonForm } from "./reason-form.tsx"

interface PeopleSectionProps {
  model: Model
  /** Null for guests, who decide about no other person. */
  calls: PeopleCalls | null
  isOwner: boolean
  myUserId: string
  /** The e-mail address to which a guest's link was sent, for the owner: guests choose their names. */
  addressOf(personId: string): string | undefined
  followedViewer: string | null
  /** Runs a call; what the server refuses is shown in its words, and `done` once it has worked. */
  attempt(work: () => Promise<unknown>, done?: string): Promise<void>
  onAsk(isWanted: boolean): void
  onFollow(viewer: string | null): void
  onClose(): void
}

export function PeopleSection(props: PeopleSectionProps) {
  const { t } = useIslandView()
  const { model, myUserId } = props
  const people = uniqueByPerson(model.participants)
  const me = model.participants.find(({ userId }) => userId === myUserId)
  // A supervisor watches: the owner gives them no control.
  const mayAsk = me !== undefined && me.right === "VIEW" && model.right === "VIEW" && !me.supervises
  return (
    <DockSection title={t("viewer.people")} icon="users" count={`${people.length}`} onClose={props.onClose}>
      <ul className="dock-rows">
        {people.map((person) => (
          <PersonRow key={person.userId} person={person} {...props} />
        ))}
      </ul>
      {mayAsk && (
        <div className="dock-body">
          <Button icon="take" onClick={() => props.onAsk(!me.asks)}>
            {t(me.asks ? "viewer.withdrawAsk" : "viewer.askControl")}
          </Button>
        </div>
      )}
      {me?.supervises && props.calls && <Supervise {...props} calls={props.calls} />}
    </DockSection>
  )
}

function PersonRow({ person, ...props }: PeopleSectionProps & { person: Participant }) {
  const { t } = useIslandView()
  const { model, calls, isOwner, myUserId } = props
  const [isRemoving, setRemoving] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const isSelf = person.userId === myUserId
  const isTheOwner = person.userId === model.ownerId
  const marks = [
    isSelf && t("viewer.you"),
    isTheOwner && t("viewer.owner"),
    person.isGuest && t("viewer.guest"),
    person.supervises && t("viewer.supervisor"),
  ].filter(Boolean)
  const address = person.isGuest ? props.addressOf(person.userId) : undefined
  const mayDecide = isOwner && !isTheOwner && calls !== null
  const setRight = (right: AccessRight) => void props.attempt(() => calls!.setRight(person, right))
  return (
    <li className="dock-row" ref={row}>
      <span className="avatar" aria-hidden="true">
        {initialsOf(person.name)}
      </span>
      <div className="dock-grow">
        <div>
          {person.name} {marks.length > 0 && <span className="muted">{marks.join(", ")}</span>}
        </div>
        {address && <div className="dock-sub">{address}</div>}
        <div className="dock-sub">
          {t(person.asks ? "viewer.asks" : person.right === "CONTROL" ? "viewer.controls" : "viewer.watches")}
        </div>
      </div>
      <div className="tool-actions">
        {mayDecide && person.right === "VIEW" && !person.supervises && (
          <SmallButton kind={person.asks ? "primary" : "secondary"} onClick={() => setRight("CONTROL")}>
            {t("viewer.giveControl")}
          </SmallButton>
        )}
        {mayDecide && person.asks && (
          <SmallButton kind="secondary" onClick={() => void props.attempt(() => calls!.decline(person))}>
            {t("viewer.declineRequest")}
          </SmallButton>
        )}
        {mayDecide && person.right === "CONTROL" && (
          <SmallButton kind="secondary" onClick={() => setRight("VIEW")}>
            {t("viewer.takeControl")}
          </SmallButton>
        )}
        {!isSelf && model.viewAreas.has(person.id) && (
          <IconButton
            label={t("viewer.follow", { name: person.name })}
            icon="eye"
            aria-pressed={props.followedViewer === person.id}
            onClick={() => props.onFollow(props.followedViewer === person.id ? null : person.id)}
          />
        )}
        {mayDecide && !person.supervises && (
          <IconButton
            label={t("viewer.remove", { name: person.name })}
            icon="close"
            aria-expanded={isRemoving}
            onClick={() => setRemoving(!isRemoving)}
          />
        )}
      </div>
      {isRemoving && (
        <ReasonForm
          action={t("viewer.removeAction")}
          isFinal
          onSubmit={(reason) => {
            moveFocusFrom(row.current)
            setRemoving(false)
            void props.attempt(() => calls!.remove(person, reason))
          }}
        />
      )}
    </li>
  )
}

/** What a supervisor does: each with a reason, for the audit log and the recording. A pause must not wait for it. */
function Supervise({ model, calls, attempt }: PeopleSectionProps & { calls: PeopleCalls }) {
  const { t } = useIslandView()
  const [chosen, choose] = useState<"PAUSE" | "RESUME" | "END" | null>(null)
  const isPaused = model.supervision.state === "PAUSED"
  const open = (action: "RESUME" | "END") => choose(chosen === action ? null : action)
  const pause = () =>
    void attempt(async () => {
      await calls.supervise("PAUSE", "")
      choose("PAUSE")
    })
  return (
    <div className="dock-body">
      <div className="tool-actions">
        <Button
          icon={isPaused ? "play" : "pause"}
          aria-expanded={isPaused ? chosen === "RESUME" : undefined}
          onClick={isPaused ? () => open("RESUME") : pause}
        >
          {t(isPaused ? "viewer.resumeInput" : "viewer.pauseInput")}
        </Button>
        <Button kind="danger" icon="stop" aria-expanded={chosen === "END"} onClick={() => open("END")}>
          {t("remote.endSession")}
        </Button>
      </div>
      {chosen && (chosen === "END" || isPaused) && (
        <ReasonForm
          key={chosen}
          action={t(REASON_ACTIONS[chosen])}
          isFinal={chosen === "END"}
          onSubmit={(reason) => {
            choose(null)
            void attempt(() => calls.supervise(chosen, reason))
          }}
        />
      )}
    </div>
  )
}

/** What the button beside a reason does. */
const REASON_ACTIONS = {
  PAUSE: "viewer.addReason",
  RESUME: "viewer.resumeInput",
  END: "remote.endSession",
} as const

function SmallButton(button: { kind: "primary" | "secondary"; onClick(): void; children: ReactNode }) {
  return (
    <span className="dock-small">
      <Button kind={button.kind} onClick={button.onClick}>
        {button.children}
      </Button>
    </span>
  )
}
