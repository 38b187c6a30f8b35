/** Queries of PLC blocks; lists never read the blocks' bytes. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import { notFound } from "../../base/refusal.ts"
import { directList } from "../../db/paged-list.ts"
import { deleteRowsWith, findColumns, insertRow, type RowOf, rowReader } from "../../db/rows.ts"
import { selectUserRef } from "../../db/user-ref.ts"
import { hasSessionAtPath, PARENT_SESSION, type SessionPath } from "../session/store.ts"
import type { PlcBlock } from "./contract.ts"
import { PLC_BLOCK_SORTS, type PlcBlockType } from "./rules.ts"

export interface NewPlcBlock {
  sessionId: string
  blockType: PlcBlockType
  blockNumber: number
  content: Buffer
  /** Null for a block without code. */
  disassembly: string | null
  createdBy: string
  createdOn: Date
}

/** For sessions to an S7, which are not built: until then only tests of the specification's calls write blocks. */
export async function insertPlcBlock(db: Db, block: NewPlcBlock): Promise<string> {
  return insertRow(db, "plc_block", {
    remote_session_id: block.sessionId,
    block_type: block.blockType,
    block_number: block.blockNumber,
    content: block.content,
    disassembly: block.disassembly,
    created_by: block.createdBy,
    created_on: block.createdOn,
  })
}

function blockRows(db: Db, sessionId: string) {
  return db
    .selectFrom("plc_block as block")
    .select(["block.id", "block.block_type", "block.block_number", "block.created_on"])
    .select(selectUserRef("block.created_by").as("creator"))
    .where("block.remote_session_id", "=", sessionId)
}

function toBlock(row: RowOf<typeof blockRows>): PlcBlock {
  return {
    id: row.id,
    blockType: row.block_type as PlcBlockType,
    blockNumber: row.block_number,
    createdOn: row.created_on.toISOString(),
    createdBy: row.creator,
  }
}

/** One page of a session's blocks, newest first. The search finds a block's name. @throws Refusal NOT_FOUND */
export function listPlcBlocks(db: Db, path: SessionPath, request: PageRequest): Promise<Page<PlcBlock>> {
  const { deviceId, issueId, logId, sessionId } = path
  return BLOCKS.page(db, { deviceId, issueId, logId, sessionId }, null, request, toBlock, PARENT_SESSION)
}

const BLOCKS = directList({
  name: "PLC blocks",
  sorts: PLC_BLOCK_SORTS,
  columns: { id: "block.id", createdOn: "block.created_on", blockNumber: "block.block_number" },
  rows(db, { search, ...path }: SessionPath & { search?: string }) {
    const wanted = blockRows(db, path.sessionId).where(hasSessionAtPath(path))
    const name = sql<string>`block.block_type || block.block_number`
    return search ? wanted.where(name, "ilike", search) : wanted
  },
})

/** @throws Refusal NOT_FOUND when the session has no such block */
export const getPlcBlock = rowReader("plcBlock", "block.id", blockRows, toBlock)

/** The content of a block. @throws Refusal NOT_FOUND when it is deleted */
export async function getPlcBlockContent(
  db: Db,
  blockId: string,
): Promise<{ content: Buffer; disassembly: string | null }> {
  const row = await findColumns(db, "plc_block", ["content", "disassembly"], { id: blockId })
  if (!row) throw notFound("plcBlock", blockId)
  return row
}

/** @returns false when it was deleted already */
export function deletePlcBlock(db: Db, blockId: string): Promise<boolean> {
  return deleteRowsWith(db, "plc_block", { id: blockId })
}
