/** What a database at a DATABASE_URL must offer, checked before its tables are made. */
import { afterAll, expect, test } from "bun:test"
import { POOL_OPTIONS, poolOnSocket } from "../../src/edges/postgres/database.ts"
import {
  checkExternalDatabase,
  DatabaseUnreachable,
  DatabaseUnsuitable,
  problemOf,
} from "../../src/edges/postgres/external-database.ts"
import { testDatabase } from "../harness/database.ts"
import { freePort } from "../harness/free-port.ts"
import { startTcpProxy } from "../harness/tcp-proxy.ts"

const { socketPath, name } = await testDatabase()
const relay = await startTcpProxy(socketPath)
const [ascii, empty, role] = [`${name}_ascii`, `${name}_empty`, `${name}_role`]
const admin = poolOnSocket(socketPath, "postgres", 1)
await admin.unsafe(`create database ${ascii} template template0 encoding 'SQL_ASCII' locale 'C'`)
await admin.unsafe(`create database ${empty}`)
await admin.unsafe(`create role ${role}`)
afterAll(async () => {
  relay.close()
  for (const database of [ascii, empty]) await admin.unsafe(`drop database ${database} with (force)`)
  await admin.unsafe(`drop role ${role}`)
  await admin.end()
})

const urlOf = (database: string, port = relay.port) =>
  `postgres://millwright:hidden@127.0.0.1:${port}/${database}`
const check = (url: string) => checkExternalDatabase(url, { ...POOL_OPTIONS, max: 1 })
const refusalOf = (url: string) =>
  check(url).then(
    () => null,
    (error: Error) => error,
  )

test("an empty database of its user, and one that holds the tables already, can be used", async () => {
  expect(await refusalOf(urlOf(empty))).toBeNull()
  expect(await refusalOf(urlOf(name))).toBeNull()
  expect(await refusalOf(`${urlOf(name)}?role=${role}`)).toBeNull()
})

test("a database whose encoding cannot hold every language is refused with the way to create another one", async () => {
  const refused = await refusalOf(urlOf(ascii))
  expect(refused).toBeInstanceOf(DatabaseUnsuitable)
  expect(refused?.message).toBe(
    `the database at postgres://millwright:…@127.0.0.1:${relay.port}/${ascii} has the encoding SQL_ASCII: ` +
      `create it with "encoding 'UTF8' template template0"`,
  )
})

test("a database whose user may create no tables is refused before any is created", async () => {
  const refused = await refusalOf(`${urlOf(empty)}?role=${role}`)
  expect(refused).toBeInstanceOf(DatabaseUnsuitable)
  expect(refused?.message).toContain("make this user the owner of the database")
})

test("a database that does not answer is no unsuitable one, and its password is not in the message", async () => {
  const refused = await refusalOf(urlOf(empty, await freePort()))
  expect(refused).toBeInstanceOf(DatabaseUnreachable)
  expect(refused?.message).toContain("does not answer")
  expect(refused?.message).not.toContain("hidden")
})

test.each([
  [170_010, "is PostgreSQL 17: version 18 or newer is needed"],
  [90_624, "is PostgreSQL 9: version 18 or newer is needed"],
  [180_000, null],
  [190_001, null],
])("a database of version number %i is used or refused with its version", (version, problem) => {
  expect(problemOf({ version, encoding: "UTF8", canHoldTables: true })).toBe(problem)
})
