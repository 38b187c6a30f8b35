import { afterEach, beforeEach, expect, test } from "bun:test"
import { createSecretBox } from "../../src/base/secret-box.ts"
import { checkSecretKey } from "../../src/system/environment/actions-secret-key.ts"
import { testDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"

const { db, sql } = await testDatabase()
const boxOf = (byte: number) => createSecretBox(new Uint8Array(32).fill(byte))
const warnings: object[] = []
beforeEach(() => void warnings.splice(0))
afterEach(async () => void (await sql`delete from identity_provider`))

async function sealUnder(byte: number): Promise<void> {
  const name = `provider ${crypto.randomUUID()}`
  await sql`insert into identity_provider (name, issuer, client_id, sealed_client_secret)
    values (${name}, ${`https://${name.replace(" ", "-")}.example`}, 'book', ${Buffer.from(boxOf(byte).seal("secret", name))})`
}

const check = (byte: number, otherKey: "accept" | "decline" = "decline", keyFile: string | null = null) => {
  const log = { ...testDeps(db).log, warn: (_: string, fields: object = {}) => void warnings.push(fields) }
  return checkSecretKey({ db, log, secretBox: boxOf(byte) }, { dataFolder: "/data", keyFile, otherKey })
}

test("an installation without stored secrets starts with any key", async () => {
  await check(1)
  expect(warnings).toEqual([])
})

test("the key that sealed all stored secrets starts without a warning", async () => {
  await sealUnder(1)
  await check(1)
  expect(warnings).toEqual([])
})

test("a key that sealed none of the stored secrets is refused with the name of its file and what to do", async () => {
  await sealUnder(1)
  await sealUnder(1)
  await expect(check(2)).rejects.toThrow(
    "/data/secret.key is not the key that sealed the 2 stored passwords and keys",
  )
  await expect(check(2, "decline", "/keys/book.key")).rejects.toThrow("/keys/book.key is not the key")
})

test("a lost key is given up by --other-key accept, with a warning that counts what is lost", async () => {
  await sealUnder(1)
  await check(2, "accept")
  expect(warnings).toEqual([{ path: "/data/secret.key", secrets: 1 }])
})

test("after passwords were entered again under a new key, starts need no --other-key any more", async () => {
  await sealUnder(1)
  await sealUnder(2)
  await check(2)
  expect(warnings).toEqual([{ path: "/data/secret.key", secrets: 1 }])
})
