/** Blocks of a Siemens S7 PLC: the kinds there are, and how one is called. */

export const PLC_BLOCK_TYPES = ["FB", "FC", "DB", "SDB", "SFB", "SFC", "OB"] as const
export type PlcBlockType = (typeof PLC_BLOCK_TYPES)[number]

/** The notation of engineers: FB12. */
export function plcBlockName(block: { blockType: PlcBlockType; blockNumber: number }): string {
  return `${block.blockType}${block.blockNumber}`
}

export const PLC_BLOCK_SORTS = { fields: ["createdOn", "blockNumber"], defaultSort: "-createdOn" } as const
