/** Requests of a machine's web page for files, on the main thread: the viewers asked, the one who answers, and the arrival. */
import type { Notice } from "../../../protocols/viewer-wire.ts"
import type { AccessRight } from "../session/rules.ts"
import type { Participant } from "../session/rules-participants.ts"
import type { PageUpload, PageUploadAnswer } from "../worker/page-uploads.ts"

/** A viewer, as far as files are concerned. */
interface UploadViewer {
  id: string
  participant: Participant
  right: AccessRight
}

interface PageUploadRequestsHost<Viewer> {
  viewers(): Iterable<Viewer>
  notify(viewers: Iterable<Viewer>, notice: Notice): void
  answer(requestId: string, answer: PageUploadAnswer): void
}

interface CurrentRequest extends PageUpload {
  /** The viewer who gives files, and how many of them; null until the first is there. */
  claim: { viewerId: string; files: number; given: number } | null
}

export class PageUploadRequests<Viewer extends UploadViewer> {
  private readonly host: PageUploadRequestsHost<Viewer>
  private current: CurrentRequest | null = null

  constructor(host: PageUploadRequestsHost<Viewer>) {
    this.host = host
  }

  ask(upload: PageUpload): void {
    const { requestId, mayBeSeveral, accept } = upload
    this.current = { requestId, mayBeSeveral, accept, claim: null }
    const asked = [...this.host.viewers()].filter(mayGiveFiles)
    if (asked.length === 0) return this.settle("REFUSED")
    this.notify(asked)
  }

  /** A viewer has joined, or has another right now. */
  onRight(viewer: Viewer): void {
    const { current } = this
    if (!current) return
    if (mayGiveFiles(viewer)) return this.notify([viewer])
    this.host.notify([viewer], { about: "upload", request: null })
    this.onLeft(viewer.id)
  }

  /** Files that a viewer has not sent yet will not come. */
  onLeft(viewerId: string): void {
    if (this.current?.claim?.viewerId === viewerId) this.settle("CANCELLED")
  }

  /**
   * A viewer begins to send a file of theirs.
   *
   * @param files  how many the viewer gives in all
   * @returns false when the page does not ask for it, or another viewer answers
   */
  claim(requestId: string, viewer: Viewer, files: number): boolean {
    const { current } = this
    if (current?.requestId !== requestId || !mayGiveFiles(viewer)) return false
    if (files > 1 && !current.mayBeSeveral) return false
    if (current.claim) return current.claim.viewerId === viewer.id && current.claim.files === files
    current.claim = { viewerId: viewer.id, files, given: 0 }
    this.notify(this.host.viewers())
    return true
  }

  /** A file lies beside the browser; with the last one the page gets them all. */
  onGiven(requestId: string): void {
    const { current } = this
    if (current?.requestId !== requestId || !current.claim) return
    if (++current.claim.given === current.claim.files) this.settle("GIVEN")
  }

  /** One file that is missing is noticed late in a form: the page gets none. */
  cancel(requestId: string): void {
    if (this.current?.requestId === requestId) this.settle("CANCELLED")
  }

  private settle(answer: PageUploadAnswer): void {
    const { current } = this
    if (!current) return
    this.current = null
    this.host.answer(current.requestId, answer)
    this.notify(this.host.viewers())
  }

  private notify(viewers: Iterable<Viewer>): void {
    const { current } = this
    const isOpen = current && !current.claim
    const request = isOpen
      ? { id: current.requestId, mayBeSeveral: current.mayBeSeveral, accept: current.accept }
      : null
    this.host.notify([...viewers].filter(mayGiveFiles), { about: "upload", request })
  }
}

/** A viewer who only watches is never asked, and a guest has no account that a file could be under. */
function mayGiveFiles({ right, participant }: UploadViewer): boolean {
  return right === "CONTROL" && participant.kind === "user"
}
