/** Signs users of `remoteTest` in with a browser: they have no password of their own. */
import type { Page } from "playwright-core"
import type { Deps } from "../../src/base/deps.ts"
import { quickHash } from "../harness/quick-hash.ts"
import { signBrowserIn } from "./signed-in.ts"

export const PASSWORD = "for one test only 4711"

export async function signInOn(
  { deps, address }: { deps: Pick<Deps, "db">; address: string },
  page: Page,
  userId: string,
): Promise<void> {
  const user = await deps.db
    .updateTable("app_user")
    .set({ password_hash: await quickHash(PASSWORD) })
    .where("id", "=", userId)
    .returning("username")
    .executeTakeFirstOrThrow()
  await signBrowserIn(page, address, user.username, PASSWORD)
}
