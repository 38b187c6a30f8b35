/** Blocks that were read from, or written to, a PLC in a session, as calls. */

import { z } from "zod/mini"
import { id, instant, namedObject, sortedList, userRef } from "../../base/schema.ts"
import { del, get, onDevice } from "../../http/endpoint.ts"
import { download } from "../../system/downloads/contract.ts"
import { SESSION_PATH } from "../session/contract-paths.ts"
import { PLC_BLOCK_SORTS, PLC_BLOCK_TYPES } from "./rules.ts"

const plcBlock = namedObject("PlcBlock", {
  id,
  blockType: z.enum(PLC_BLOCK_TYPES),
  blockNumber: z.int(),
  createdOn: instant,
  createdBy: userRef,
})
export type PlcBlock = z.infer<typeof plcBlock>

const BLOCKS = `${SESSION_PATH}/plcblocks` as const
const BLOCK = `${BLOCKS}/:blockId` as const

export const plcEndpoints = {
  listPlcBlocks: get(BLOCKS, onDevice("PLC_READ"), {
    summary: "The PLC blocks of a session, newest first; the search takes a name such as FB12",
    ...sortedList(plcBlock, PLC_BLOCK_SORTS),
  }),
  getPlcBlock: get(BLOCK, onDevice("PLC_READ"), { summary: "One PLC block", response: plcBlock }),
  deletePlcBlock: del(BLOCK, onDevice("RECORDING_DELETE"), {
    summary: "Deletes a PLC block for good",
  }),
  downloadPlcBlock: get(`${BLOCK}/file`, onDevice("PLC_READ"), {
    summary: "A PLC block as a file",
    ...download,
  }),
  getPlcBlockStl: get(`${BLOCK}/stl`, onDevice("PLC_READ_STL"), {
    summary: "A PLC block as statement list, columns parted by tabs",
    response: z.object({ disassembly: z.string() }),
  }),
}
