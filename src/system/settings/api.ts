import { bindEndpoints } from "../../http/routes.ts"
import { updateSettings } from "./actions.ts"
import { settingsEndpoints } from "./contract.ts"
import { getSettings } from "./store.ts"

export const settingsApi = bindEndpoints(settingsEndpoints, {
  getSettings: ({ deps }) => getSettings(deps.db),
  saveSettings: ({ deps, actor, body, address }) => updateSettings(deps, actor, body, address),
})
