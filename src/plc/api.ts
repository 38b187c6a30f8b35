import { serve } from "../http/serve.ts"
import { getSession } from "../remote/store.ts"
import { blockAt, readBlock, readStl, removeBlock } from "./actions.ts"
import { plcEndpoints } from "./contract.ts"
import { plcBlocksPage } from "./store.ts"

export const plcApi = serve(plcEndpoints, {
  listPlcBlocks: async ({ deps, path, query }) => {
    await getSession(deps.db, path)
    return plcBlocksPage(deps.db, path.sessionId, query)
  },
  getPlcBlock: ({ deps, path }) => blockAt(deps.db, path),
  deletePlcBlock: ({ deps, actor, path }) => removeBlock(deps, actor, path),
  downloadPlcBlock: async ({ deps, actor, path }) => {
    const { name, content } = await readBlock(deps, actor, path)
    return new Response(new Uint8Array(content), {
      headers: {
        "content-type": "application/octet-stream",
        "content-disposition": `attachment; filename="${name}.mc7"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    })
  },
  getPlcBlockStl: ({ deps, actor, path }) => readStl(deps, actor, path),
})
