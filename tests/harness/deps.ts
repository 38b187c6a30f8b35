/** Dependencies of actions for tests: a real database, a settable clock, and the published changes. */

import { randomBytes } from "node:crypto"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type ChangeEvent, ChangeFeed } from "../../src/base/change-feed.ts"
import type { Db, Deps } from "../../src/base/deps.ts"
import { silentLogger } from "../../src/base/logger.ts"
import { createSecretBox, SECRET_KEY_BYTES } from "../../src/base/secret-box.ts"
import { ServerState } from "../../src/base/server-state.ts"
import { DEMO_VENDOR_KEY } from "../../src/demo/seed/licence.ts"
import { diskStorage } from "../../src/edges/storage/file-storage.ts"
import { PasswordHasher } from "../../src/identity/passwords/hashing/actions.ts"
import { INHERITED_SETTINGS, onUserDeleted } from "../../src/registry.ts"
import { QUICK_COST } from "./quick-hash.ts"

export interface TestDeps extends Deps {
  /** All published changes, in order. */
  published: ChangeEvent[]
  setTime(instant: Date): void
}

/** A working day in March; no test depends on the real one. */
export const TEST_NOW = new Date("2026-03-10T09:00:00.000Z")

/** One key for all files of a process: they copy databases whose secrets it has sealed. */
const SECRET_BOX = createSecretBox(randomBytes(SECRET_KEY_BYTES))

/** @param state  by default one whose passwords are hashed at the smallest cost */
export function testDeps(db: Db, state = quickState()): TestDeps {
  const published: ChangeEvent[] = []
  const changes = new ChangeFeed()
  let now = TEST_NOW
  // Created by the first writer, which also deletes it.
  const folder = join(tmpdir(), `millwright-test-${process.pid}-${randomBytes(4).toString("hex")}`)
  return {
    db,
    clock: () => now,
    setTime: (instant) => {
      now = instant
    },
    log: silentLogger,
    secretBox: SECRET_BOX,
    dataFolder: folder,
    files: diskStorage(join(folder, "attachments")),
    mailer: null,
    antivirus: null,
    publicAddress: null,
    publish: (change) => {
      published.push(change)
      changes.publish(change)
    },
    changes,
    state,
    inheritedSettings: INHERITED_SETTINGS,
    licenceKeys: [DEMO_VENDOR_KEY],
    allowLoopback: true,
    published,
    onUserDeleted,
  }
}

function quickState(): ServerState {
  return new ServerState([[PasswordHasher, new PasswordHasher(QUICK_COST)]])
}
