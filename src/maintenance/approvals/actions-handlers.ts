/** The kinds of objects that can be approved: `src/registry.ts` names the handler of each. */
import type { Deps } from "../../base/deps.ts"
import type { ApprovalHandler } from "./actions-requests.ts"
import type { ApprovalObjectType } from "./rules.ts"

export interface ApprovalDeps extends Deps {
  approvalHandlers: Readonly<Record<ApprovalObjectType, ApprovalHandler>>
}
