/** Props of the island `remote-screen`, passed by the page as JSON. */
import type { FilePlace, ScreenKind } from "../../src/machines/interfaces/rules-types.ts"

export interface RemoteScreenProps {
  /** Start a new session on this interface, or join the running one `sessionId`. */
  mode: "start" | "join"
  deviceId: string
  issueId: string
  logId: string
  interfaceId: string
  /** null when starting. */
  sessionId: string | null
  interfaceName: string
  interfaceType: string
  kind: ScreenKind
  deviceName: string
  issueTitle: string
  /** Null without the right to read logs. */
  logTitle: string | null
  /** Started outside the maintenance window: has a limit of its own, which cannot be extended. */
  isEmergency: boolean
  /** ISO instant, of the window or of the emergency session; null where no window applies. */
  windowEndsAt: string | null
  /** The session ends with the window; otherwise it goes on, and admits no new person. */
  endsWithWindow: boolean
  /** Hours by which this person may extend the window; 0 for none. */
  extensionHoursMax: number
  /** `address`: to which a guest's link was sent; null for users. */
  me: { userId: string; displayName: string; address: string | null }
  /** A guest without an account, who has no page but this one. */
  isGuest: boolean
  /** Beside other sessions on one page: with the tools that fit there; the rest is on the session's own page. */
  isTile: boolean
  /** The server can send a guest the link: it sends e-mails and knows the address that leads to it. */
  mailsLinks: boolean
  /** Writes viewer, machine and time over the picture. */
  hasWatermark: boolean
  /** Pages that open beside the session; null for guests. */
  quickAccess: QuickAccess | null
  /** null when starting: then it is `me`. */
  ownerId: string | null
  /** Page of the session once it runs; ":sessionId" stands for its id. */
  joinPath: string
  /** Path of the recording's page; ":sessionId" is a placeholder. Null where the user may not see recordings. */
  recordingPath: string | null
  /** The credentials of a start are entered each time and stored nowhere. */
  asksCredentials: boolean
  /** Page that asks for what another start needs, credentials or the reason of an emergency; null where it needs nothing. */
  restartPath: string | null
  /** Page to open afterwards: the log, for guests the page that says that they have left. */
  closePath: string
  isRecorded: boolean
  /** Address of the calls that transfer files; null where there are none. */
  files: FilePlace | null
  /** A virus scanner is configured. */
  scansFiles: boolean
  /** Restrictions of the interface for everyone in the session. The server enforces them; the page displays them. */
  readOnly: boolean
  disableCopy: boolean
  disablePaste: boolean
  /** The interface allows algorithms that are broken or weak. */
  legacyAlgorithms: boolean
  /** The owner's window decides the machine's size; desktops only. */
  resizesMachine: boolean
  /** Lines; terminals only. */
  scrollback: number
  /** Pixels; terminals only. */
  fontSize: number
}

export interface QuickAccess {
  machinePath: string
  issuePath: string
  logPath: string
  /** Page on which the sessions to be shown beside this one are chosen; ":sessionId" is a placeholder. */
  sideBySidePath: string
  /** The other interfaces of the machine that this person may start sessions on. */
  interfaces: { name: string; path: string }[]
}

export function withSession(path: string, sessionId: string): string {
  return path.replace(":sessionId", encodeURIComponent(sessionId))
}
