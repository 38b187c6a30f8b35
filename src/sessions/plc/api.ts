import { bindEndpoints } from "../../http/routes.ts"
import { deleteBlock, getBlock, readBlock, readStatementList } from "./actions.ts"
import { plcEndpoints } from "./contract.ts"
import { listPlcBlocks } from "./store.ts"

export const plcApi = bindEndpoints(plcEndpoints, {
  listPlcBlocks: ({ deps, path, query }) => listPlcBlocks(deps.db, path, query),
  getPlcBlock: ({ deps, path }) => getBlock(deps.db, path),
  deletePlcBlock: ({ deps, actor, path }) => deleteBlock(deps, actor, path),
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
  getPlcBlockStl: ({ deps, actor, path }) => readStatementList(deps, actor, path),
})
