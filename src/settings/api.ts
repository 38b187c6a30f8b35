import { serve } from "../http/serve.ts"
import { changeSettings } from "./actions.ts"
import { settingsEndpoints } from "./contract.ts"
import { getSettings } from "./store.ts"

export const settingsApi = serve(settingsEndpoints, {
  getSettings: ({ deps }) => getSettings(deps.db),
  saveSettings: ({ deps, actor, body, address }) => changeSettings(deps, actor, body, address),
})
