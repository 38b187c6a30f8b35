/** What actions need from the world, passed first. `main.ts` and the tests put it together. */

import type { Kysely } from "kysely"
import type { DB } from "../../sql/types.ts"
import type { Actor, DeviceAuthority, SystemAuthority } from "./authorities.ts"
import type { ChangeEvent, ChangeFeed } from "./change-feed.ts"
import type { Clock } from "./clock.ts"
import type { FileStorage } from "./file-storage.ts"
import type { Logger } from "./logger.ts"
import type { Mailer } from "./mailer.ts"
import type { SecretBox } from "./secret-box.ts"
import type { ServerState } from "./server-state.ts"
import type { Antivirus } from "./virus-scanner.ts"

/** A device or a device group. */
export type DeviceOrGroupRef = { deviceId: string } | { deviceGroupId: string }

/** A setting that a device or group inherits from the groups above it: approvals, connector, retention. */
export interface InheritedSetting {
  /** A revision of the effective setting: two places with the same revision have the same effective setting. */
  read(db: Kysely<DB>, placed: DeviceOrGroupRef): Promise<string>
  /** Runs before a move, in the transaction of the move. */
  beforeMove?(tx: Kysely<DB>, placed: DeviceOrGroupRef): Promise<void>
  /** The authority that a move to a place with another effective setting needs. */
  authority: { device: DeviceAuthority; deviceGroup: SystemAuthority }
}

/** A user who is being deleted, and the user who deletes them. */
export interface UserDeletion {
  actor: Actor
  userId: string
  now: Date
}

export interface Deps {
  db: Kysely<DB>
  clock: Clock
  log: Logger
  secretBox: SecretBox
  /** Folder of this installation's files: recordings, keys. */
  dataFolder: string
  /** Attachments and pictures of machines. */
  files: FileStorage
  /** Null: no mail server is configured, notifications are off. */
  mailer: Mailer | null
  /** Null: no virus scanner is configured, files are not scanned. */
  antivirus: Antivirus | null
  /** Public URL of this installation, e.g. "https://book.example.com"; null when not configured. */
  publicAddress: string | null
  /** What this server keeps in memory. */
  state: ServerState
  publish: (change: ChangeEvent) => void
  /** What is published, for open pages. */
  changes: ChangeFeed
  /** Settings that a move in the tree of device groups can change; each room registers its own in `src/registry.ts`. */
  inheritedSettings: readonly InheritedSetting[]
  /** Removes what other rooms keep for a user, in the transaction that deletes the user. */
  onUserDeleted: (tx: Db, deletion: UserDeletion) => Promise<void>
  /** Public keys (Ed25519, PEM) whose licences count: the vendor's, in a demo and in tests also theirs. */
  licenceKeys: readonly string[]
  /** What runs on this very host may be dialled: the demo plant and the tests. Never in production. */
  allowLoopback: boolean
}

/** The database inside or outside a transaction; stores take this. */
export type Db = Kysely<DB>
