/** Private keys of SSH interfaces, made by ssh-keygen and OpenSSL, as they are saved. */
import { afterAll, describe, expect, test } from "bun:test"
import { generateKeyPairSync } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { PrivateKeyReader } from "../../src/edges/ssh/private-key.ts"
import type { TargetInterface } from "../../src/machines/interfaces/contract.ts"
import { testApi } from "../harness/api.ts"
import { aDevice } from "../harness/builders.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { uniqueName } from "../harness/users.ts"

const { call, deps, root } = await testApi()
const folder = temporaryFolder("private-keys")
afterAll(() => folder.remove())
const PHRASE = "correct horse"

/** @returns the texts of the private and the public half */
function sshKeygen(...options: string[]): [string, string] {
  const file = join(folder.path, crypto.randomUUID())
  const made = Bun.spawnSync(["ssh-keygen", "-q", "-f", file, ...options], { stderr: "inherit" })
  if (made.exitCode !== 0) throw new Error(`ssh-keygen ${options.join(" ")}`)
  return [readFileSync(file, "utf8"), readFileSync(`${file}.pub`, "utf8")]
}

const [plain, openHalf] = sshKeygen("-t", "ed25519", "-N", "")
const [encrypted] = sshKeygen("-t", "ed25519", "-N", PHRASE, "-a", "1")
const [rsaPem] = sshKeygen("-t", "rsa", "-b", "2048", "-m", "PEM", "-N", PHRASE)
const [ecdsa] = sshKeygen("-t", "ecdsa", "-N", "")
const pkcs8 = generateKeyPairSync("ed25519", {
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: PHRASE },
}).privateKey

const shell = { type: "SSH", host: "10.0.0.7", port: 22, username: "service", authType: "SSH_KEY" }
type Answer = TargetInterface & { problems: { path: string }[] }

async function save(privateKey: string, passphrase = "") {
  const path = `/devices/${await aDevice(deps)}/interfaces`
  const body = { ...shell, name: uniqueName("shell"), privateKey, passphrase }
  return { path, answer: await call<Answer>(root.token, "POST", path, body) }
}

describe("a private key", () => {
  test.each([
    ["an ed25519 key", plain, ""],
    ["an encrypted ed25519 key with its passphrase", encrypted, PHRASE],
    ["an encrypted RSA key in PEM with its passphrase", rsaPem, PHRASE],
    ["an ECDSA key", ecdsa, ""],
  ])("is accepted: %s", async (_what, privateKey, passphrase) => {
    const { answer } = await save(privateKey, passphrase)
    expect(answer).toMatchObject({ status: 201, body: { hasPrivateKey: true } })
  })

  test.each([
    ["what is no key", "not a key", "", "privateKey"],
    ["a public key", openHalf, "", "privateKey"],
    ["a format that sessions cannot use", pkcs8, PHRASE, "privateKey"],
    ["half a key", plain.slice(0, plain.length / 2), "", "privateKey"],
    ["an encrypted key without its passphrase", encrypted, "", "passphrase"],
    ["an encrypted key with another passphrase", encrypted, "wrong", "passphrase"],
    ["an encrypted PEM key with another passphrase", rsaPem, "wrong", "passphrase"],
  ])("is rejected with its field: %s", async (_what, privateKey, passphrase, field) => {
    const { answer } = await save(privateKey, passphrase)
    expect([answer.status, answer.body.problems.map(({ path }) => path)]).toEqual([400, [field]])
  })

  test("is decrypted to check a new passphrase before it is saved, and not for other changes", async () => {
    const { path, answer } = await save(encrypted, PHRASE)
    const put = (more: object) =>
      call<Answer>(root.token, "PUT", `${path}/${answer.body.id}`, {
        ...{ ...shell, name: answer.body.name },
        ...more,
      })
    const wrong = await put({ passphrase: "wrong" })
    expect([wrong.status, wrong.body.problems.map((one) => one.path)]).toEqual([400, ["passphrase"]])
    expect(await put({ fontSize: 14 })).toMatchObject({ status: 200, body: { hasPassphrase: true } })
  })

  test("that takes too long to decrypt is rejected, and other keys are still read", async () => {
    const limitMs = 200
    const reader = new PrivateKeyReader()
    const answers = await Promise.all([
      reader.validate(withRounds(encrypted, 2 ** 31), PHRASE, limitMs),
      reader.validate(plain, ""),
    ])
    expect(answers).toEqual([{ path: "privateKey", message: "validation.privateKeyTooSlow" }, null])
  })
})

/** The key with another number of rounds in its header (openssh/PROTOCOL.key): "bcrypt", then the options' length. */
function withRounds(key: string, rounds: number): string {
  const [head, ...lines] = key.trim().split("\n")
  const tail = lines.pop()
  const bytes = Buffer.from(lines.join(""), "base64")
  const options = bytes.indexOf("bcrypt") + "bcrypt".length
  bytes.writeUInt32BE(rounds, options + bytes.readUInt32BE(options))
  return [head, bytes.toString("base64").replace(/.{70}/g, "$&\n"), tail, ""].join("\n")
}
