/** PLC blocks of a session: listed, read and deleted, each with its authority and on the record. */
import { describe, expect, test } from "bun:test"
import { randomUUID } from "node:crypto"
import type { DeviceAuthority } from "../../src/base/authorities.ts"
import type { Page } from "../../src/base/page-request.ts"
import type { PlcBlock } from "../../src/sessions/plc/contract.ts"
import { PLC_BLOCK_TYPES } from "../../src/sessions/plc/rules.ts"
import { insertPlcBlock, type NewPlcBlock } from "../../src/sessions/plc/store.ts"
import { testApi } from "../harness/api.ts"
import { aRecordedSession } from "../harness/approvals.ts"
import { aMaintenanceFixture } from "../harness/builders.ts"
import { sessionPath } from "../harness/remote-sessions.ts"
import { aUser, createToken, grantOnDevice } from "../harness/users.ts"

const api = await testApi()
const { app, call, deps, root } = api

async function aPlcSession() {
  const session = await aRecordedSession(api, await aMaintenanceFixture(deps, root.userId), root.userId)
  return { ...session, blocks: `${sessionPath(session)}/plcblocks` }
}

function aBlock(sessionId: string, more: Partial<NewPlcBlock> = {}): Promise<string> {
  const block = { blockType: "FB" as const, blockNumber: 12, content: Buffer.from("pp\x01\x02", "latin1") }
  const made = { createdBy: root.userId, createdOn: deps.clock() }
  return insertPlcBlock(deps.db, { sessionId, ...block, disassembly: "A\tI 0.0", ...made, ...more })
}

async function someone(deviceId: string, authorities: readonly DeviceAuthority[]): Promise<string> {
  const userId = await aUser(deps)
  await grantOnDevice(deps, userId, deviceId, authorities)
  return createToken(deps, userId)
}

async function eventsOf(sessionId: string): Promise<string[]> {
  const rows = await deps.db
    .selectFrom("audit_entry")
    .select("event")
    .where("object_id", "=", sessionId)
    .orderBy("id")
    .execute()
  return rows.map((row) => row.event)
}

describe("PLC blocks", () => {
  test("are an empty list for a session without any, and single ones are not found", async () => {
    const { deviceId, blocks } = await aPlcSession()
    const token = await someone(deviceId, ["PLC_READ", "PLC_READ_STL"])
    expect(await call(token, "GET", blocks)).toMatchObject({ status: 200, body: { rows: [], total: 0 } })
    for (const form of ["", "/file", "/stl"])
      expect((await call(token, "GET", `${blocks}/${randomUUID()}${form}`)).status).toBe(404)
  })

  test("are listed newest first, paged, and searched by name", async () => {
    const { sessionId, deviceId, blocks } = await aPlcSession()
    for (const [index, blockType] of PLC_BLOCK_TYPES.entries())
      await aBlock(sessionId, {
        ...{ blockType, blockNumber: index },
        createdOn: new Date(deps.clock().getTime() + index),
      })
    const token = await someone(deviceId, ["PLC_READ"])
    const names = async (query: string) =>
      (await call<Page<PlcBlock>>(token, "GET", `${blocks}${query}`)).body.rows.map(
        (block) => `${block.blockType}${block.blockNumber}`,
      )
    expect(await names("")).toEqual(["OB6", "SFC5", "SFB4", "SDB3", "DB2", "FC1", "FB0"])
    expect(await names("?search=sfc5")).toEqual(["SFC5"])
    expect(await names("?size=2&page=2")).toEqual(["SFB4", "SDB3"])
  })

  test("are downloaded only with PLC_READ and disassembled only with PLC_READ_STL", async () => {
    const { sessionId, deviceId, blocks } = await aPlcSession()
    const block = `${blocks}/${await aBlock(sessionId)}`
    const [files, stl] = [await someone(deviceId, ["PLC_READ"]), await someone(deviceId, ["PLC_READ_STL"])]
    const file = await app.request(`/api${block}/file`, { headers: { authorization: `Bearer ${files}` } })
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="FB12.mc7"')
    expect(Buffer.from(await file.arrayBuffer()).toString("latin1")).toBe("pp\x01\x02")
    expect((await call(files, "GET", `${block}/stl`)).status).toBe(403)
    expect(await call(stl, "GET", `${block}/stl`)).toMatchObject({ body: { disassembly: "A\tI 0.0" } })
    expect((await call(stl, "GET", `${block}/file`)).status).toBe(403)
    expect(await eventsOf(sessionId)).toEqual(["PLC_BLOCK_READ", "PLC_BLOCK_READ"])
  })

  test("without code return 404 with a message instead of a statement list", async () => {
    const { sessionId, blocks } = await aPlcSession()
    const blockId = await aBlock(sessionId, { blockType: "DB", disassembly: null })
    expect(await call(root.token, "GET", `${blocks}/${blockId}/stl`)).toMatchObject({
      status: 404,
      body: { message: "errors.blockNotDisassembled", details: { name: "DB12" } },
    })
  })

  test("are not found under the path of another session", async () => {
    const [one, other] = [await aPlcSession(), await aPlcSession()]
    const blockId = await aBlock(other.sessionId)
    for (const form of ["", "/file", "/stl"])
      expect((await call(root.token, "GET", `${one.blocks}/${blockId}${form}`)).status).toBe(404)
    expect((await call(root.token, "DELETE", `${one.blocks}/${blockId}`)).status).toBe(404)
  })

  test("are deleted once, with RECORDING_DELETE, and the deletion is audited", async () => {
    const { sessionId, deviceId, blocks } = await aPlcSession()
    const block = `${blocks}/${await aBlock(sessionId)}`
    const readers = await someone(deviceId, ["PLC_READ"])
    expect((await call(readers, "DELETE", block)).status).toBe(403)
    const keeper = await someone(deviceId, ["RECORDING_DELETE"])
    const answers = await Promise.all([1, 2, 3].map(() => call(keeper, "DELETE", block)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404])
    expect(await eventsOf(sessionId)).toEqual(["PLC_BLOCK_DELETED"])
  })
})

test("the database constraint lists the same block types as the code", async () => {
  const [constraint] = await api.database.sql<{ definition: string }[]>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname = 'plc_block_type_must_be_known'`
  const stored = [...constraint!.definition.matchAll(/'([A-Z]+)'/g)].map((match) => match[1])
  expect(stored).toEqual([...PLC_BLOCK_TYPES])
})
