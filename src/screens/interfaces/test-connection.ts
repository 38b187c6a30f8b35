/** Runs the connection test with what a form has sent, and puts refusals into the panel of the test. */
import type { Actor } from "../../base/authorities.ts"
import { parse } from "../../base/parse.ts"
import { refusalText, type Translate, toRefusal } from "../../http/errors.ts"
import { newInterface } from "../../machines/interfaces/contract.ts"
import { applyRemoteDefaults } from "../../machines/interfaces/defaults/actions-apply.ts"
import { getRemoteDefaults } from "../../machines/interfaces/defaults/store.ts"
import { INTERFACE_TYPE_TRAITS } from "../../machines/interfaces/rules-types.ts"
import { testInterface } from "../../sessions/connectiontest/actions.ts"
import type { ConnectionTestResult, TestStepName } from "../../sessions/connectiontest/rules.ts"
import type { SessionDeps } from "../../sessions/start/session-deps.ts"
import type { View } from "../../web/view.ts"
import type { ConnectionTestProps } from "./connection-test.tsx"

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
    const result = await testInterface(deps, actor, deviceId, interfaceId, input)
    const isRefused = findingAt(result, "PORT") === "REFUSED"
    const usualPort = isRefused ? await findUsualPort({ deps, actor }, deviceId, input) : null
    return { test: { result, settings: input }, usualPort }
  } catch (error) {
    const refusal = toRefusal(error)
    if (refusal.code === "BAD_REQUEST" && refusal.problems.length > 0) return { problems: refusal.problems }
    if (refusal.code === "SERVER_ERROR") throw error
    return { error: refusalText(refusal, view.t as Translate) }
  }
}

const findingAt = ({ steps }: ConnectionTestResult, name: TestStepName) =>
  steps.find(({ step }) => step === name)?.finding

/** The protocol's usual port, where it answers in place of the entered one; asked without the sign-in, which is not meant for it. */
async function findUsualPort(
  { deps, actor }: { deps: SessionDeps; actor: Actor },
  deviceId: string,
  input: Parameters<typeof testInterface>[4],
): Promise<number | null> {
  const { defaultPort } = INTERFACE_TYPE_TRAITS[input.type]
  if (defaultPort === null || defaultPort === input.port) return null
  const probe = { ...input, port: defaultPort, authType: "NONE" as const, username: "", password: "" }
  try {
    const result = await testInterface(deps, actor, deviceId, null, probe)
    return findingAt(result, "PORT") === "OPEN" ? defaultPort : null
  } catch (error) {
    // The first test has its result also where a second one would be too many.
    if (toRefusal(error).code === "TOO_MANY_REQUESTS") return null
    throw error
  }
}
