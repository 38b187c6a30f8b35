/** Reads and deletes PLC blocks; both are audited. */

import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordSessionEvent } from "../session/actions-audit.ts"
import { getSession, type SessionPath } from "../session/store.ts"
import type { PlcBlock } from "./contract.ts"
import { plcBlockName } from "./rules.ts"
import { deletePlcBlock, getPlcBlock, getPlcBlockContent } from "./store.ts"

type BlockPath = SessionPath & { blockId: string }

/** @throws Refusal NOT_FOUND without the session, or the block in it */
export async function getBlock(db: Db, path: BlockPath): Promise<PlcBlock> {
  await getSession(db, path)
  return getPlcBlock(db, path.sessionId, path.blockId)
}

/** The block's bytes, under its name. @throws Refusal NOT_FOUND */
export async function readBlock(
  deps: Deps,
  actor: Actor,
  path: BlockPath,
): Promise<{ name: string; content: Buffer }> {
  return inTransaction(deps, async (tx, now) => {
    const name = plcBlockName(await getBlock(tx, path))
    const { content } = await getPlcBlockContent(tx, path.blockId)
    await recordSessionEvent({ tx, actor, now }, "PLC_BLOCK_READ", path, {
      block: name,
      blockId: path.blockId,
      form: "file",
    })
    return { name, content }
  })
}

/** @throws Refusal NOT_FOUND also for a block that has no statement list */
export async function readStatementList(
  deps: Deps,
  actor: Actor,
  path: BlockPath,
): Promise<{ disassembly: string }> {
  return inTransaction(deps, async (tx, now) => {
    const name = plcBlockName(await getBlock(tx, path))
    const { disassembly } = await getPlcBlockContent(tx, path.blockId)
    if (disassembly === null)
      throw new Refusal("NOT_FOUND", `block ${name} has no disassembly`, {
        text: "blockNotDisassembled",
        name,
      })
    await recordSessionEvent({ tx, actor, now }, "PLC_BLOCK_READ", path, {
      block: name,
      blockId: path.blockId,
      form: "stl",
    })
    return { disassembly }
  })
}

/** @throws Refusal NOT_FOUND, also when another request has deleted it */
export async function deleteBlock(deps: Deps, actor: Actor, path: BlockPath): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    const block = plcBlockName(await getBlock(tx, path))
    if (!(await deletePlcBlock(tx, path.blockId))) throw notFound("plcBlock", path.blockId)
    await recordSessionEvent({ tx, actor, now }, "PLC_BLOCK_DELETED", path, {
      block,
      blockId: path.blockId,
    })
  })
}
