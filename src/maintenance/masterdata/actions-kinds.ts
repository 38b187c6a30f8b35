/** The kinds of master data. */
import { interfaceActions, planActions } from "./actions-belongings.ts"
import type { KindActions } from "./actions-kind.ts"
import { deviceActions, deviceGroupActions } from "./actions-machines.ts"
import { userActions, userGroupActions } from "./actions-people.ts"
import type { MasterDataKind } from "./rules.ts"

export const KIND_ACTIONS: Readonly<Record<MasterDataKind, KindActions>> = {
  usergroups: userGroupActions,
  users: userActions,
  devicegroups: deviceGroupActions,
  devices: deviceActions,
  interfaces: interfaceActions,
  plans: planActions,
}
