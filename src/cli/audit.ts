/** `millwright audit`: verification of the audit log. */
import { verifyAuditLog } from "../system/audit/actions.ts"
import { type Print, unknownVerb, withDatabase } from "./command.ts"

/** Prints the result of the verification. @throws Error when the log is not intact */
export async function runAudit(verb: string, args: string[], print: Print): Promise<void> {
  if (verb !== "verify") throw unknownVerb("audit", verb)
  await withDatabase(args, async ({ db }) => {
    const proof = await verifyAuditLog(db)
    print(JSON.stringify(proof, null, 2))
    if (proof.problems.length > 0) throw new Error("the audit log is not intact")
  })
}
