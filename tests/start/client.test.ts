/** A client made from the OpenAPI document by a third-party generator: it type-checks, and it works. */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { createApiClient } from "../harness/api-client.ts"
import { killPrograms, PROJECT_ROOT, startProgram } from "../harness/child-program.ts"
import { copyPreparedData } from "../harness/prepared-data.ts"
import { killDatabase } from "../harness/processes.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"

/** A real start and a generator on a busy machine. */
setDefaultTimeout(120_000)

const folder = temporaryFolder("client")
const data = join(folder.path, "data")
const file = (name: string) => join(folder.path, name)
const program = (name: string) => join(PROJECT_ROOT, "node_modules/.bin", name)
afterAll(async () => {
  await killPrograms()
  await killDatabase(data)
  folder.remove()
})

const PASSWORD = "seven gears turn slowly"

/** What an integrator writes against the generated client; `$ADDRESS` and `$PASSWORD` are filled in. */
const INTEGRATION = `
import { Api, type Device, type IssueDetail } from "./client"

const api = new Api<string>({
  baseUrl: "$ADDRESS/api",
  securityWorker: (token) => (token ? { headers: { Authorization: \`Bearer \${token}\` } } : {}),
})
const { data: token } = await api.token.createToken({ username: "ada", password: "$PASSWORD" })
api.setSecurityData(token.access_token)

const { data: groups } = await api.devicegroups.listDeviceGroups({ page: 1, size: 5 })
const deviceGroupId: string = groups.rows[0]!.id
const { data: made } = await api.devices.createDevice({ name: "Robot R-2", deviceGroupId })
const { data: device }: { data: Device } = await api.devices.getDevice(made.id)
const { data: issue }: { data: IssueDetail } = await api.devices.createIssue(device.id, {
  title: "Regrease axis 4",
  activationDateTime: new Date().toISOString(),
  priority: "HIGH",
})
const { data: issues } = await api.devices.listIssues(device.id, { filter: "open" })
const refused = await api.devices.createDevice({ name: "Robot R-2", deviceGroupId }).catch((response) => response)
const state: "NEW" | "OPEN" | "APPROVAL_PENDING" | "APPROVED" | "IN_PROGRESS" | "CLOSED" = issue.state
console.log(
  JSON.stringify({ group: groups.rows[0]!.name, device: device.name, total: issues.total, state, code: refused.error.code }),
)
`

/** Strict, and with nothing of the project's own types. */
const TSCONFIG = {
  compilerOptions: {
    ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true, types: [], skipLibCheck: false },
    ...{
      target: "esnext",
      module: "esnext",
      moduleResolution: "bundler",
      lib: ["esnext", "dom", "dom.iterable"],
    },
  },
  files: ["integration.ts"],
}

test("a client generated from the OpenAPI document type-checks, signs in, lists, creates and gets", async () => {
  await copyPreparedData(data)
  const server = startProgram(["src/main.ts", "--port", "0", "--data", data])
  const address = (await server.waitForOutput(/ready at (http:\S+)/))[1]!
  const [, token] = await server.waitForOutput(/\/init\?token=(\S+)/)
  const init = { token, customerName: "Plant One", username: "ada", password: PASSWORD }
  await createApiClient(address, null).post("/environment/init", init)

  const source = ["--path", `${address}/api/openapi.json`, "--output", folder.path, "--name", "client.ts"]
  const generator = startProgram([
    program("swagger-typescript-api"),
    "generate",
    ...source,
    "--enum-style",
    "union",
  ])
  expect([await generator.exited, generator.output()]).toMatchObject([
    0,
    expect.not.stringMatching(/error|warn/i),
  ])
  // The generator disables type checks; here they are enabled.
  writeFileSync(file("client.ts"), readFileSync(file("client.ts"), "utf8").replace("// @ts-nocheck", ""))
  writeFileSync(
    file("integration.ts"),
    INTEGRATION.replace("$ADDRESS", address).replace("$PASSWORD", PASSWORD),
  )
  writeFileSync(file("tsconfig.json"), JSON.stringify(TSCONFIG))

  const types = startProgram([program("tsc"), "--project", file("tsconfig.json")])
  expect([await types.exited, types.output()]).toEqual([0, ""])
  const run = startProgram([file("integration.ts")])
  expect(await run.exited).toBe(0)
  expect(JSON.parse(run.output())).toEqual({
    ...{ group: "Plant One", device: "Robot R-2", total: 1, state: "OPEN", code: "CONFLICT" },
  })
})
