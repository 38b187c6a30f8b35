import { bindEndpoints } from "../../http/routes.ts"
import { getStorageUse } from "./actions.ts"
import { storageEndpoints } from "./contract.ts"

export const storageApi = bindEndpoints(storageEndpoints, {
  getStorageUse: ({ deps }) => getStorageUse(deps),
})
