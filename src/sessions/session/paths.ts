/** The addresses of a session's pages. */
import type { LogPath } from "./store-list.ts"

export function logPath({ deviceId, issueId, logId }: LogPath): string {
  return `/devices/${deviceId}/issues/${issueId}/logs/${logId}`
}

export function connectPath(log: LogPath, interfaceId: string): string {
  return `${logPath(log)}/interfaces/${interfaceId}/connect`
}

export function joinPath(session: LogPath & { id: string }, interfaceId: string): string {
  return `${logPath(session)}/interfaces/${interfaceId}/sessions/${session.id}/join`
}

/** The page of several sessions beside each other, or the choice of them while there is one. */
export function sideBySidePath(sessionIds: readonly string[]): string {
  return `/sessions/side-by-side?ids=${sessionIds.join(",")}`
}

/** The link of an invitation by e-mail; a token is shown nowhere else. */
export function invitationPath(token: string): string {
  return `/invitation?token=${encodeURIComponent(token)}`
}

export function recordingPath(session: LogPath & { id: string }): string {
  return `${logPath(session)}/sessions/${session.id}/recording`
}

/** A fetched file itself. */
export function fetchedFilePath(
  session: LogPath & { id: string },
  file: { id: string; connectionId: string },
): string {
  return `/api${logPath(session)}/sessions/${session.id}/connections/${file.connectionId}/files/${file.id}/file`
}

/** Where the page of a session's files asks for another virus scan. */
export function heldFileScanPath(
  session: LogPath & { id: string },
  file: { id: string; connectionId: string },
): string {
  return `${sessionDialogPath(session, "files")}/${file.connectionId}/${file.id}/scan`
}

/** The picture that stands for a session's recording. */
export function thumbnailPath(session: LogPath & { id: string }): string {
  return `/api${logPath(session)}/sessions/${session.id}/screenrecording/thumbnail`
}

/** The address of a session's detail: the overview of sessions with the dialog open. */
export function sessionDetailPath(sessionId: string): string {
  return `/dashboard?session=${sessionId}`
}

/** A dialog of a session: its files, its PLC blocks, the request for its recording, keeping and deleting that, its review. */
export function sessionDialogPath(
  session: LogPath & { id: string },
  dialog: "files" | "plcblocks" | "approvalrequest" | "recording/keep" | "recording/delete" | "review",
): string {
  return `${logPath(session)}/sessions/${session.id}/${dialog}`
}

/** The page where a user consents to being recorded and continues to `target`. */
export function consentPath(target: string): string {
  return `/consent?${new URLSearchParams({ target })}`
}
