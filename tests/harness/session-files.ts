/** Files of a running session through the API, as one person transfers them. */
import type { Page } from "../../src/base/page-request.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import type { TransferredFile } from "../../src/sessions/transfers/contract.ts"
import { OPENSSH_PASSWORD, OPENSSH_USER, type OpenSshPeer } from "../peers/openssh.ts"
import { eventually } from "./eventually.ts"
import { type RemoteTest, type SessionFixture, sessionPath, type TestSignIn } from "./remote-sessions.ts"

type Answer = TransferredFile & ErrorBody

export interface SessionFiles {
  /** Of the machine's folder or clipboard. */
  list(): ReturnType<typeof listOf>
  fetch(machinePath: string): Promise<{ status: number; body: Answer }>
  /** @param query  e.g. "?replace=true" */
  send(name: string, content: string, query?: string): Promise<{ status: number; body: Answer }>
  /** All of this connection, the newest first. */
  transfers(): Promise<TransferredFile[]>
  /** The transfer once it has ended in one way or another. */
  ended(fileId: string): Promise<TransferredFile>
  download(fileId: string): Promise<{ status: number; text: string; headers: Headers }>
}

const listOf = (on: RemoteTest, path: SessionPath, { token }: TestSignIn) =>
  on.call<{ entries: { name: string; kind: string; size: number }[] } & ErrorBody>(
    token,
    "GET",
    `${sessionPath(path)}/files/machine?path=`,
  )

/** @param connectionId  of this person's viewer */
export function sessionFiles(
  on: RemoteTest,
  path: SessionPath,
  who: TestSignIn,
  connectionId: string,
): SessionFiles {
  const session = sessionPath(path)
  const connection = `${session}/connections/${connectionId}/files`
  const headers = { authorization: `Bearer ${who.token}` }
  const transfers = async () => (await on.call<Page<TransferredFile>>(who.token, "GET", connection)).body.rows
  return {
    list: () => listOf(on, path, who),
    fetch: (machinePath) => on.call(who.token, "POST", `${session}/files/download`, { path: machinePath }),
    async send(name, content, query = "") {
      const body = new FormData()
      body.append("file", new File([content], name))
      const address = `${on.address}/api${session}/files/upload${query}`
      const response = await fetch(address, { method: "POST", headers, body })
      return { status: response.status, body: (await response.json()) as Answer }
    },
    transfers,
    async ended(fileId) {
      const find = async () => (await transfers()).find(({ id }) => id === fileId)
      return (await eventually(find, (one) => !["RUNNING", "SCANNING"].includes(one?.state ?? "")))!
    },
    async download(fileId) {
      const response = await fetch(`${on.address}/api${connection}/${fileId}/file`, { headers })
      return { status: response.status, text: await response.text(), headers: response.headers }
    },
  }
}

/** A machine of OpenSSH, whose folder it is, as `anInterface` takes it. */
export function sftpTarget({ port, folder, fingerprints }: OpenSshPeer) {
  return {
    ...{ type: "SSH", host: "127.0.0.1", port, knownHost: fingerprints.ed25519, maxSessions: 9 },
    ...{ authType: "PASSWORD", username: OPENSSH_USER, password: OPENSSH_PASSWORD },
    sftpRootDirectory: folder,
  } as const
}

/** What the audit log says of files of this machine, in order. */
export async function auditedFileEvents(on: RemoteTest, { deviceId }: SessionFixture): Promise<string[]> {
  const events = await on.deps.db
    .selectFrom("audit_entry")
    .select("event")
    .where("device_id", "=", deviceId)
    .where("event", "like", "SESSION_FILE_%")
    .orderBy("id")
    .execute()
  return events.map(({ event }) => event)
}
