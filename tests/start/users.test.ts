/** The user commands beside a server that runs and without one: one run as the program, the others in this process. */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { join } from "node:path"
import { openDatabaseForTools } from "../../src/edges/postgres/database.ts"
import { killPrograms, startProgram } from "../harness/child-program.ts"
import { runCommandHere } from "../harness/commands.ts"
import { copyPreparedData } from "../harness/prepared-data.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

setDefaultTimeout(120_000)

const folder = temporaryFolder("users")
afterAll(async () => {
  await killPrograms()
  folder.remove()
})

const data = join(folder.path, "data")
const PASSWORD = "grey heron 77"

test.each([
  ["nothing", ["user"], "user reset NAME"],
  ["a verb that is none", ["user", "promote", "ada"], "user promote is not a command"],
  ["no name", ["user", "reset"], "NAME is missing"],
  ["a flag instead of a name", ["user", "unlock", "--data", "x"], "NAME is missing"],
  ["a flag that is none", ["user", "unlock", "ada", "--otp-off"], "--otp-off is not a known flag"],
  [
    "a flag of another verb",
    ["user", "unlock", "ada", "--all-factors-off"],
    "--all-factors-off is not a known flag",
  ],
])("user called with %s prints an error with exit code 2", async (_name, args, text) => {
  expect(await runCommandHere(...args)).toMatchObject({ code: 2, said: expect.stringContaining(text) })
})

test.each([
  ["a group", ["licence", "--help"]],
  ["a verb", ["user", "reset", "-h"]],
])("--help of %s of commands prints how they are called, with exit code 0", async (_name, args) => {
  expect(await runCommandHere(...args)).toMatchObject({
    code: 0,
    said: expect.stringContaining("user unlock NAME"),
  })
})

test("the first administrator needs the one-time link, no default account exists, and commands restore access", async () => {
  await copyPreparedData(data)
  const server = startProgram(["src/main.ts", "serve", "--port", "0", "--data", data])
  const [, address = ""] = await server.waitForOutput(/is ready at (http:\S+)/)
  const [, code = ""] = await server.waitForOutput(/\/init\?token=(\S+)/)
  const post = (path: string, fields: Record<string, string>) =>
    fetch(address + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" })
  const person = { customerName: "Plant", username: "ada", password: PASSWORD, passwordRepeat: PASSWORD }
  const forged = await post("/init", { ...person, code: "A".repeat(43) })
  expect(forged.status).toBe(403)
  for (const username of ["admin", "administrator", "root", "ada"]) {
    expect((await post("/login", { username, password: username })).status).toBe(401)
  }
  expect((await post("/init", { ...person, code })).status).toBe(303)
  expect((await post("/init", { ...person, code, username: "eve" })).status).toBe(409)

  const database = await openDatabaseForTools({ dataFolder: data, databaseUrl: null })
  const ada = database.db.updateTable("app_user").where("username", "=", "ada")
  const locked = { locked_reason: "BY_ADMIN", expires_on: new Date("2020-01-01") }
  const otp = { otp_enabled: true, sealed_otp_secret: Buffer.from("sealed") }
  await ada.set({ ...locked, ...otp }).execute()

  const reset = startProgram(["src/main.ts", "user", "reset", "ADA", "--data", data])
  expect(await reset.exited).toBe(0)
  const oneTimePassword = /first sign-in: ([0-9A-Z-]+)/.exec(reset.output())?.[1] ?? ""
  expect(reset.output()).toContain('"ADA" is locked (BY_ADMIN): millwright user unlock "ADA"')
  expect((await post("/login", { username: "ada", password: oneTimePassword })).status).toBe(401)
  const unlocked = await runCommandHere("user", "unlock", "ada", "--data", data)
  expect(unlocked).toMatchObject({ code: 0, said: expect.stringContaining("was locked (BY_ADMIN)") })
  const again = await runCommandHere("user", "unlock", "ada", "--data", data)
  expect(again.said).toContain("was not locked")

  const signIn = await post("/login", { username: "ada", password: oneTimePassword })
  expect(signIn.headers.get("location")).toBe("/login/second-factor")
  const withoutOtp = await runCommandHere("user", "reset", "ada", "--all-factors-off", "--data", data)
  const second = /first sign-in: ([0-9A-Z-]+)/.exec(withoutOtp.said)?.[1] ?? ""
  expect((await post("/login", { username: "ada", password: oneTimePassword })).status).toBe(401)
  const renewed = await post("/login", { username: "ada", password: second })
  expect(renewed.headers.get("location")).toBe("/login/new-password")

  const unknown = await runCommandHere("user", "reset", "unknown", "--data", data)
  expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('there is no user "unknown"') })
  await ada.set({ foreign_user_id: "f", identity_provider_name: "Entra" }).execute()
  const foreign = await runCommandHere("user", "reset", "ada", "--data", data)
  expect(foreign).toMatchObject({ code: 1, said: expect.stringContaining("is kept by Entra") })

  const entries = await database.db
    .selectFrom("audit_entry")
    .select(["event", "details", "user_id"])
    .where("event", "in", ["PASSWORD_RESET", "USER_UNLOCKED"])
    .orderBy("id")
    .execute()
  expect(entries).toMatchObject([
    { event: "PASSWORD_RESET", user_id: null, details: { username: "ada", by: "command", otpOff: false } },
    { event: "USER_UNLOCKED", details: { reason: "BY_ADMIN", by: "command" } },
    { event: "USER_UNLOCKED", details: { reason: null } },
    { event: "PASSWORD_RESET", details: { otpOff: true, passkeysOff: true } },
  ])
  expect(JSON.stringify(entries)).not.toContain(second)
  await database.stop()
  server.signal("SIGTERM")
  expect(await server.exited).toBe(0)
})
