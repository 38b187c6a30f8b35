/** SSH machines as they are: old algorithms, no terminal, long banners, other character sets. Real OpenSSH and Dropbear. */
import { afterAll, describe, expect, test } from "bun:test"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { stopAfterAll, stopMachinesAfterAll } from "../../harness/machines.ts"
import { temporaryFolder } from "../../harness/temporary-folder.ts"
import { startDropbear } from "../../peers/dropbear.ts"
import { OPENSSH_PASSWORD, OPENSSH_USER, startOpenSsh } from "../../peers/openssh.ts"
import { type DialOptions, dial } from "./dial.ts"

stopMachinesAfterAll()

const folder = temporaryFolder("ssh-machines")
afterAll(folder.remove)

const PASSWORD = { kind: "password", password: OPENSSH_PASSWORD } as const

async function machineWith(...config: string[]) {
  const { port } = stopAfterAll(await startOpenSsh({ config }))
  return (more: Partial<DialOptions> = {}) => dial({ port, username: OPENSSH_USER, auth: PASSWORD, ...more })
}

describe("an old machine", () => {
  const OLD = ["KexAlgorithms", "Ciphers", "MACs", "HostKeyAlgorithms"] as const
  const first = {
    KexAlgorithms: "diffie-hellman-group14-sha1",
    Ciphers: "aes128-cbc",
    MACs: "hmac-sha1",
    HostKeyAlgorithms: "ssh-rsa",
  }
  const machines: (typeof first)[] = [
    first,
    { ...first, KexAlgorithms: "diffie-hellman-group1-sha1", Ciphers: "3des-cbc", MACs: "hmac-md5" },
    {
      ...first,
      KexAlgorithms: "diffie-hellman-group-exchange-sha1",
      Ciphers: "aes256-cbc",
      MACs: "hmac-sha1-96",
    },
  ]
  test.each(machines)(
    "with $KexAlgorithms, $Ciphers and $MACs is reached only when old algorithms are allowed",
    async (old) => {
      const sign = await machineWith(...OLD.map((name) => `${name} ${old[name]}`))
      const refused = await sign().ended
      expect(refused.code).toBe("CLIENT_BAD_TYPE")
      expect(refused.detail).toStartWith(
        `no key exchange in common: the machine offers ${old.KexAlgorithms}; accepted are curve25519-sha256,`,
      )
      expect(refused.detail).toEndWith("Old algorithms, which this interface does not allow, would match")
      const session = sign({ legacyAlgorithms: true })
      await session.until("fitter$ ")
      session.type("seq 1 2000\n")
      await session.until("\r\n2000\r\n")
      session.close()
      await session.ended
    },
  )
})

test("a machine with SHA-256 group exchange alone is reached without further settings", async () => {
  const session = (await machineWith("KexAlgorithms diffie-hellman-group-exchange-sha256"))()
  await session.until("fitter$ ")
  session.close()
  await session.ended
})

test("a hardened machine with chacha20-poly1305 alone is reached, also after its keys were renewed", async () => {
  const session = (await machineWith("Ciphers chacha20-poly1305@openssh.com", "RekeyLimit 64K"))()
  await session.until("fitter$ ")
  session.type("seq 1 40000\n")
  await session.until("\r\n40000\r\n")
  session.type("expr 41 + 1\n")
  await session.until("42\r\n")
  session.close()
  expect(await session.ended).toMatchObject({ code: "SESSION_CLOSED" })
})

describe("a machine that refuses a terminal", () => {
  test("still opens a shell, with local line editing and echo and with its exit status", async () => {
    const session = (await machineWith("PermitTTY no"))()
    await session.until("what is typed is sent line by line")
    session.type("echo one; printf 'a\\nb\\n'; tty\r")
    expect(await session.until("not a tty\r\n")).toContain("tty\r\none\r\na\r\nb\r\n")
    session.type("echo wrog\x7fng; exit 7x\x7f\r")
    expect(await session.ended).toMatchObject({ code: "SESSION_CLOSED", exitStatus: 7 })
    expect(session.output()).toContain("\r\nwrong\r\n")
  })

  test("is interrupted by Ctrl+C, and its shell ends with Ctrl+D", async () => {
    const session = (await machineWith("PermitTTY no"))()
    await session.until("what is typed is sent line by line")
    session.type("trap 'echo interrupted' INT; echo waiting\r")
    await session.until("\r\nwaiting\r\n")
    session.type("half a line\x03")
    session.type("echo after\r")
    await session.until("\r\nafter\r\n")
    expect(session.output()).toContain("^C")
    session.type("\x04")
    expect(await session.ended).toMatchObject({ code: "SESSION_CLOSED", exitStatus: 0 })
  })
})

test("a banner of 100 kB is shown completely, without its escape sequences", async () => {
  const line = "Access to this press is logged. \x1b[31mZugriffe werden protokolliert.\n"
  const banner = `${line.repeat(Math.floor((100 * 1024) / line.length))}last line of law\n`
  const file = `${folder.path}/banner`
  await Bun.write(file, banner)
  const session = (await machineWith(`Banner ${file}`))()
  const shown = await session.until("last line of law\r\n")
  expect(shown.split("\r\n")).toHaveLength(banner.split("\n").length - 1)
  expect(shown).not.toContain("\x1b")
  await session.until("fitter$ ")
  session.close()
  await session.ended
})

test.each([
  ["UTF_8", "\\x53\\xc3\\xb6", "Sö", "Grö€", "47 72 c3 b6 e2 82 ac"],
  ["ISO8859_1", "\\x53\\xf6", "Sö", "Grö€", "47 72 f6 3f"],
  ["CP1252", "\\x53\\x80", "S€", "Grö€", "47 72 f6 80"],
] as const)(
  "a machine with the character set %s has its output decoded and its input encoded",
  async (charset, bytes, text, typed, sent) => {
    const session = (await machineWith())({ charset })
    await session.until("fitter$ ")
    // As bytes, so that the shell's own locale does not matter.
    session.type(`printf '<${bytes}>\\n'; read -r line; printf %s "$line" | od -An -tx1\r`)
    await session.until(`<${text}>\r\n`)
    session.type(`${typed}\r`)
    await session.until(` ${sent}\r\n`)
    session.close()
    await session.ended
  },
)

test.each([
  ["exit 3", { code: "SESSION_CLOSED", detail: "the shell was left with exit status 3", exitStatus: 3 }],
  [
    "kill -TERM $$; kill -KILL $$",
    { code: "RESOURCE_CLOSED", detail: "the machine ended the shell with signal SIGKILL" },
  ],
] as const)("a shell that ends by %j reports its exit status or signal", async (command, end) => {
  const session = (await machineWith())()
  await session.until("fitter$ ")
  session.type(`${command}\n`)
  expect(await session.ended).toEqual(end)
})

test("a Dropbear server, as used in embedded controllers, opens a shell", async () => {
  const { port } = stopAfterAll(await startDropbear())
  const session = dial({ port, username: OPENSSH_USER, auth: PASSWORD })
  await session.until("fitter$ ")
  session.type("echo $((6*7)); exit 5\n")
  await session.until("42\r\n")
  expect(await session.ended).toMatchObject({ code: "SESSION_CLOSED", exitStatus: 5 })
})

test("what an SSH machine has not taken of a long paste is dropped when asked, and what is typed later arrives", async () => {
  const { port, folder } = stopAfterAll(await startDropbear())
  const session = dial({ port, username: OPENSSH_USER, auth: PASSWORD })
  await session.until("fitter$ ")
  const go = join(folder, "go")
  session.type(`stty -echo; echo rea""dy; until [ -e ${go} ]; do sleep 0.1; done; grep -v pasted\n`)
  await session.until("ready")
  // More than the machine's window, its terminal and the lines between them take.
  session.type(`${"pasted\n".repeat(60_000)}end of the paste\n`)
  session.dropPresses()
  session.type("\ntyped later\n")
  await writeFile(go, "")
  expect(await session.until("typed later")).not.toContain("end of the paste")
  session.close()
  await session.ended
})
