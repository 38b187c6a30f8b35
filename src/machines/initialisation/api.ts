import { bindEndpoints } from "../../http/routes.ts"
import { initialise } from "./actions.ts"
import { initialisationEndpoints } from "./contract.ts"

export const initialisationApi = bindEndpoints(initialisationEndpoints, {
  initialise: ({ deps, body, address }) => initialise(deps, body, address, null),
})
