/** The dock of a session: people, invitations, files and the clipboard, each while it is open. */
import type { RefObject } from "react"
import { ClipboardSection } from "./clipboard-section.tsx"
import { Dock, type DockSectionName } from "./dock.tsx"
import type { FileCalls } from "./files-calls.ts"
import { FilesSection } from "./files-section.tsx"
import { InvitationsSection } from "./invitations-section.tsx"
import { KeepOpen } from "./keep-open.tsx"
import type { Participant } from "./model.ts"
import type { PeopleCalls } from "./people.ts"
import { PeopleSection } from "./people-section.tsx"
import type { RemoteScreenProps } from "./props.ts"
import type { ScreenHandle } from "./screen-handle.ts"
import type { Upload, UploadQueue } from "./uploads.ts"
import { useInvitations } from "./use-invitations.ts"
import type { PinNotes } from "./use-pin-notes.ts"
import type { SessionView } from "./use-session.ts"

interface SessionDockProps {
  session: RemoteScreenProps
  view: SessionView
  screen: RefObject<ScreenHandle | null>
  open: ReadonlySet<DockSectionName>
  onToggle(name: DockSectionName): void
  /** Null before the session has an id, and for guests. */
  calls: PeopleCalls | null
  /** Null also where the machine carries no files. */
  fileCalls: FileCalls | null
  uploads: readonly Upload[]
  uploadQueue: UploadQueue
  sentFiles: Map<string, File>
  dropped: readonly File[]
  onDroppedTaken(): void
  isDropTarget: boolean
  maySendFiles: boolean
  people: readonly Participant[]
  pins: PinNotes
  isOwner: boolean
  mayControl: boolean
  followedViewer: string | null
  onFollow(viewer: string | null): void
  attempt(work: () => Promise<unknown>, done?: string): Promise<void>
}

export function SessionDock(dock: SessionDockProps) {
  const { session, view, screen, open, onToggle, fileCalls, mayControl, attempt } = dock
  const { model } = view
  if (open.size === 0) return null
  return (
    <Dock>
      {open.has("people") && <PeopleAndInvitations {...dock} />}
      {open.has("files") && fileCalls && (
        <FilesSection
          calls={fileCalls}
          place={session.files ?? "PAGES"}
          hasControl={model.connection.state === "connected" ? model.right === "CONTROL" : null}
          scansFiles={session.scansFiles}
          mayFetch={session.files !== "CLIPBOARD" || !session.disableCopy}
          maySend={dock.maySendFiles}
          uploads={dock.uploads}
          uploadQueue={dock.uploadQueue}
          sentFiles={dock.sentFiles}
          dropped={dock.dropped}
          onDroppedTaken={dock.onDroppedTaken}
          isDropTarget={dock.isDropTarget}
          version={model.filesVersion}
          onSend={() => session.files === "CLIPBOARD" && screen.current?.onFileSent?.()}
          attempt={attempt}
          onClose={() => onToggle("files")}
        />
      )}
      {open.has("clipboard") && (
        <ClipboardSection
          fromMachine={view.clipboard}
          mayPaste={mayControl && !session.disablePaste}
          onSend={(text) => screen.current?.sendText(text) ?? true}
          onClose={() => onToggle("clipboard")}
        />
      )}
    </Dock>
  )
}

function PeopleAndInvitations(dock: SessionDockProps) {
  const { session, view, calls, people, isOwner, attempt } = dock
  const { model } = view
  const ownCalls = isOwner ? calls : null
  const presentIds = new Set(people.map(({ userId }) => userId))
  const changes = `${model.invitationsVersion} ${[...presentIds].sort().join(" ")}`
  const invitations = useInvitations(ownCalls, changes, attempt)
  return (
    <>
      <PeopleSection
        model={model}
        calls={calls}
        isOwner={isOwner}
        myUserId={session.me.userId}
        addressOf={(id) => invitations.all.find((one) => one.id === id && one.kind === "email")?.name}
        followedViewer={dock.followedViewer}
        attempt={attempt}
        onAsk={(isWanted) => view.link.send({ kind: "ask", isWanted })}
        onFollow={dock.onFollow}
        onClose={() => dock.onToggle("people")}
      />
      {ownCalls && (
        <>
          <InvitationsSection
            calls={ownCalls}
            mailsLinks={session.mailsLinks}
            windowEndsAtMs={model.windowEndsAtMs}
            pins={dock.pins}
            invitations={invitations}
            presentIds={presentIds}
            attempt={attempt}
          />
          <KeepOpen
            remains={model.remains}
            onChange={(remains) => void attempt(() => ownCalls.keepOpen(remains))}
          />
        </>
      )}
    </>
  )
}
