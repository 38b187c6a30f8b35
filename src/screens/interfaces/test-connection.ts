/** Runs the connection test with what a form has sent, and puts refusals into the panel of the test. */
import type { Actor } from "../../base/authorities.ts"
import { parse } from "../../base/parse.ts"
import { refusalText, type Translate, toRefusal } from "../../http/errors.ts"
import { newInterface } from "../../machines/interfaces/contract.ts"
import { applyRemoteDefaults } from "../../machines/interfaces/defaults/actions-apply.ts"
import { getRemoteDefaults } from "../../machines/interfaces/defaults/store.ts"
import { testInterface } from "../../sessions/connectiontest/actions.ts"
import type { SessionDeps } from "../../sessions/start/session-deps.ts"
import type { View } from "../../web/view.ts"
import type { ConnectionTestProps } from "./connection-test.tsx"

/**
 * Tests an interface as the form has it.
 *
 * @returns what the form shows: the test, the problems of its fields, or the text of the refusal
 * @throws what is no refusal: a fault of the server
 */
export async function testConnection(
  { deps, actor, view }: { deps: SessionDeps; actor: Actor; view: View },
  deviceId: string,
  /** Null for an interface that is not saved. */
  interfaceId: string | null,
  /** Not yet checked body of the call that would save it. */
  body: unknown,
): Promise<Partial<Pick<ConnectionTestProps, "test" | "problems" | "error" | "usualPort">>> {
  try {
    const defaults = await getRemoteDefaults(deps.db, deviceId)
    const input = applyRemoteDefaults(parse(newInterface, body), defaults)
    const { result, usualPort } = await testInterface(deps, actor, deviceId, interfaceId, input)
    return { test: { result, settings: input }, usualPort: usualPort?.isOpen ? usualPort.port : null }
  } catch (error) {
    const refusal = toRefusal(error)
    if (refusal.code === "BAD_REQUEST" && refusal.problems.length > 0) return { problems: refusal.problems }
    if (refusal.code === "SERVER_ERROR") throw error
    return { error: refusalText(refusal, view.t as Translate) }
  }
}
