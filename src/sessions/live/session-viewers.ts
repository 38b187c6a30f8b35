/** The viewers of a running session, by their ids: who has a place, and what all of them are sent. */
import type { Notice } from "../../../protocols/viewer-wire.ts"
import { participantId, participantName } from "../session/rules-participants.ts"
import { type LiveViewer, notifyViewers, sendFrame } from "./live-viewer.ts"

/** Not noticed by people, and enough for a class that joins at once. */
const LIST_DELAY_MS = 25
/** Status of a socket that is closed in the ordinary way (RFC 6455 §7.4.1). */
const CLOSE_NORMAL = 1000

export class SessionViewers extends Map<string, LiveViewer> {
  private readonly reservedSeats = new Set<{ personId: string }>()
  private listTimer: Timer | null = null
  private readonly isKeptOpen: () => boolean

  /** @param isKeptOpen  whether the session goes on without its owner */
  constructor(isKeptOpen: () => boolean) {
    super()
    this.isKeptOpen = isKeptOpen
  }

  /** Holds a place for a viewer who is not added yet. */
  reserveSeat(personId: string): { release: () => void } {
    const seat = { personId }
    this.reservedSeats.add(seat)
    return { release: () => void this.reservedSeats.delete(seat) }
  }

  /** The person of each place that is taken, with each of their windows. */
  seatedPeople(): string[] {
    const viewers = [...this.values()].map(({ participant }) => participantId(participant))
    return [...viewers, ...[...this.reservedSeats].map(({ personId }) => personId)]
  }

  /** With any window. */
  hasPerson(personId: string): boolean {
    return [...this.values()].some(({ participant }) => participantId(participant) === personId)
  }

  notify(notice: Notice): void {
    notifyViewers(this.values(), notice)
  }

  /** Sends a message of the Worker to those of the viewers who are still here. */
  forward(viewerIds: readonly string[], bytes: Uint8Array): void {
    for (const id of viewerIds) {
      const viewer = this.get(id)
      if (viewer) sendFrame(viewer, bytes)
    }
  }

  /** The others may follow what a viewer with control sees. */
  setViewArea(viewer: LiveViewer, area: NonNullable<LiveViewer["viewArea"]>): void {
    viewer.viewArea = area
    const others = [...this.values()].filter((one) => one !== viewer)
    notifyViewers(others, { about: "viewArea", viewer: viewer.id, ...area })
  }

  /** Tells a viewer who has just come what those with control see. */
  sendViewAreas(newcomer: LiveViewer): void {
    for (const { id, right, viewArea } of this.values())
      if (id !== newcomer.id && right === "CONTROL" && viewArea)
        notifyViewers([newcomer], { about: "viewArea", viewer: id, ...viewArea })
  }

  /** Changes that come within a short time are sent as one message, since each message goes to all viewers. */
  announceList(): void {
    this.listTimer ??= setTimeout(() => {
      this.listTimer = null
      this.sendList()
    }, LIST_DELAY_MS)
  }

  private sendList(): void {
    const here = [...this.values()]
    const viewers = here.map(({ id, participant, right, asks, supervises }) => ({
      id,
      name: participantName(participant),
      right,
      userId: participantId(participant),
      isGuest: participant.kind === "guest" ? true : undefined,
      asks: asks || undefined,
      supervises: supervises || undefined,
    }))
    const remains = this.isKeptOpen() || undefined
    for (const viewer of here)
      notifyViewers([viewer], { about: "viewers", self: viewer.id, viewers, remains })
  }

  /** Closes all sockets because the session has ended; nothing is sent any more. */
  close(): void {
    if (this.listTimer) clearTimeout(this.listTimer)
    for (const viewer of this.values()) viewer.socket.close(CLOSE_NORMAL, "session ended")
    this.clear()
  }
}
