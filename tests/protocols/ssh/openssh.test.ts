import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { once } from "node:events"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { connect, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { OUTPUT_UNCONSUMED_BYTES_MAX } from "../../../protocols/ssh/output-flow-control.ts"
import { startSilentMachine } from "../../hostile/ssh.ts"
import {
  generateKey,
  OPENSSH_PASSWORD,
  OPENSSH_USER,
  type OpenSshPeer,
  startOpenSsh,
} from "../../peers/openssh.ts"
import { type DialOptions, dial } from "./dial.ts"

const PHRASE = "anvil and hammer"
let keys: string
let peer: OpenSshPeer

beforeAll(async () => {
  keys = await mkdtemp(join(tmpdir(), "millwright-keys-"))
  const authorizedKeys = await Promise.all([
    generateKey(join(keys, "ed25519"), "ed25519", PHRASE),
    generateKey(join(keys, "rsa"), "rsa", ""),
    generateKey(join(keys, "pem"), "rsa", PHRASE, "PEM"),
  ])
  await generateKey(join(keys, "stranger"), "ed25519", "")
  peer = await startOpenSsh({ authorizedKeys })
})

afterAll(async () => {
  await peer?.stop()
  await rm(keys, { recursive: true, force: true })
})

const password = { kind: "password", password: OPENSSH_PASSWORD } as const
const key = async (name: string, passphrase: string | null) =>
  ({ kind: "key", privateKey: await readFile(join(keys, name), "utf8"), passphrase }) as const

function signIn(options: Partial<DialOptions> = {}) {
  return dial({ port: peer.port, username: OPENSSH_USER, auth: password, ...options })
}

describe("signing in to a machine by SSH", () => {
  test("with a password opens a shell after the machine's banner", async () => {
    const session = signIn()
    expect(await session.ready).toEqual({ cols: 80, rows: 24 })
    expect(await session.until("fitter$ ")).toStartWith("Authorised maintenance only\r\n")
    session.type("exit\n")
    expect(await session.ended).toEqual({
      code: "SESSION_CLOSED",
      detail: "the shell was left with exit status 0",
      exitStatus: 0,
    })
  })

  test("with a wrong password is attempted once and reported as refused", async () => {
    const failuresBefore = peer.log().split("Failed password").length
    const end = await signIn({ auth: { kind: "password", password: "hunter22" } }).ended
    expect(end).toEqual({ code: "CLIENT_UNAUTHORIZED", detail: "the machine refused the password" })
    expect(peer.log().split("Failed password").length).toBeLessThanOrEqual(failuresBefore + 1)
  })

  for (const [name, phrase] of [
    ["ed25519", PHRASE],
    ["rsa", null],
    ["pem", PHRASE],
  ] as const) {
    test(`the key "${name}" opens a shell`, async () => {
      const session = signIn({ auth: await key(name, phrase) })
      await session.until("fitter$ ")
      session.close()
      expect((await session.ended).code).toBe("SESSION_CLOSED")
    })
  }

  test("with an unreadable private key or a wrong or missing passphrase is refused with the reason", async () => {
    const wrong = await signIn({ auth: await key("ed25519", "nail") }).ended
    expect(wrong).toEqual({ code: "CLIENT_UNAUTHORIZED", detail: "the phrase does not open the private key" })
    const missing = await signIn({ auth: await key("pem", null) }).ended
    expect(missing.detail).toBe("the private key is encrypted and has no phrase")
    const nonsense = await signIn({ auth: { kind: "key", privateKey: "pasted wrongly", passphrase: null } })
      .ended
    expect(nonsense.detail).toBe("the private key cannot be read")
  })

  test("with a key that the machine does not accept is refused", async () => {
    const end = await signIn({ auth: await key("stranger", null) }).ended
    expect(end).toEqual({ code: "CLIENT_UNAUTHORIZED", detail: "the machine refused the key" })
  })

  test("without required credentials is refused with the reason", async () => {
    const end = await signIn({ auth: { kind: "none" } }).ended
    expect(end).toEqual({
      code: "CLIENT_UNAUTHORIZED",
      detail: "the machine asks for credentials",
      diagnosis: "credentialsMissing",
    })
  })
})

describe("the host key of a machine", () => {
  test("is accepted without confirmation if it is pinned", async () => {
    const session = signIn({ hostKey: { pinned: [peer.fingerprints.ed25519] } })
    await session.until("fitter$ ")
    expect(session.asked).toEqual([])
    session.close()
    await session.ended
  })

  test("is accepted if it is pinned, even if the machine prefers another one", async () => {
    const session = signIn({ hostKey: { pinned: [`ssh-rsa ${peer.fingerprints.rsa}`] } })
    await session.until("fitter$ ")
    session.close()
    await session.ended
  })

  test("that changed ends the link and names both keys, and no user name is sent", async () => {
    const end = await signIn({ username: "changedkey", hostKey: { pinned: ["SHA256:another"] } }).ended
    expect(end.code).toBe("CLIENT_FORBIDDEN")
    expect(end.hostKey).toBe("changed")
    expect(end.detail).toContain("SHA256:another")
    expect(end.detail).toContain(peer.fingerprints.ed25519)
    expect(peer.log()).not.toContain("changedkey")
  })

  test("that is new must be confirmed before any user name is sent", async () => {
    const decided = Promise.withResolvers<"accept">()
    const shown = Promise.withResolvers<void>()
    const onHostKey = () => {
      shown.resolve()
      return decided.promise
    }
    const session = signIn({ username: "waitingone", onHostKey })
    await shown.promise
    expect(session.asked).toMatchObject([{ type: "ssh-ed25519", fingerprint: peer.fingerprints.ed25519 }])
    expect(peer.log()).not.toContain("waitingone")
    decided.resolve("accept")
    expect((await session.ended).code).toBe("CLIENT_UNAUTHORIZED")
    expect(peer.log()).toContain("waitingone")
  })

  test("that is refused ends the link, and no user name is sent", async () => {
    const end = await signIn({ username: "refusedkey", onHostKey: () => "refuse" }).ended
    expect(end).toMatchObject({ code: "CLIENT_FORBIDDEN", hostKey: "refused" })
    expect(peer.log()).not.toContain("refusedkey")
  })

  test("ends the link if it is not confirmed in time", async () => {
    const end = await signIn({ onHostKey: () => new Promise(() => {}), hostKeyDecisionTimeoutMs: 50 }).ended
    expect(end).toMatchObject({ code: "CLIENT_FORBIDDEN", hostKey: "refused" })
  })

  test("may be confirmed later than the handshake timeout", async () => {
    const handshakeTimeoutMs = 1000
    const silent = await startSilentMachine()
    // The decision is made after another handshake, begun later and with the same limit, has run out.
    const onHostKey = async () => {
      await dial({ port: silent.port, handshakeTimeoutMs }).ended
      return "accept" as const
    }
    const session = signIn({ onHostKey, handshakeTimeoutMs })
    await session.until("fitter$ ")
    silent.stop()
    session.close()
    await session.ended
  })
})

describe("a shell on a machine", () => {
  test("has the requested size and follows resizes", async () => {
    const session = signIn({ cols: 132, rows: 50 })
    expect(await session.ready).toEqual({ cols: 132, rows: 50 })
    await session.until("fitter$ ")
    session.type("stty size; echo $TERM\n")
    await session.until("50 132\r\nxterm-256color\r\n")
    session.resize(100, 30)
    session.type("stty size\n")
    await session.until("30 100\r\n")
    session.close()
    await session.ended
  })

  test("has the size that was set during the sign-in", async () => {
    const session = signIn()
    session.resize(90, 33)
    await session.until("fitter$ ")
    session.type("stty size\n")
    await session.until("33 90\r\n")
    session.close()
    await session.ended
  })

  test("transfers UTF-8 in both directions", async () => {
    const session = signIn()
    await session.until("fitter$ ")
    session.type("printf '<%s>\\n' 'Grüße € 🙂'\n")
    await session.until("<Grüße € 🙂>")
    session.close()
    await session.ended
  })

  test("delivers its last output before the link ends", async () => {
    const session = signIn()
    await session.until("fitter$ ")
    session.type("seq 1 20000; exit\n")
    await session.ended
    expect(session.output()).toContain("\r\n20000\r\n")
  })

  test("pauses while the session does not consume its output, and loses none of it", async () => {
    let release = () => {}
    let isStopped = true
    const stopped = new Promise<void>((resolve) => {
      release = resolve
    })
    const full = Promise.withResolvers<void>()
    let handed = 0
    const session = signIn({
      onOutput: (bytes) => {
        handed += bytes.length
        if (handed > OUTPUT_UNCONSUMED_BYTES_MAX) full.resolve()
        return isStopped ? stopped : undefined
      },
    })
    await session.ready
    session.type("head -c 100000000 /dev/zero | tr '\\0' x; exit\n")
    await full.promise
    for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve))
    expect(handed).toBeLessThan(OUTPUT_UNCONSUMED_BYTES_MAX + 2 * 1024 * 1024)
    isStopped = false
    release()
    expect((await session.ended).code).toBe("SESSION_CLOSED")
    expect(handed).toBeGreaterThan(100_000_000)
  }, 60_000)
})

test("a machine that hangs is detected by its missing replies, and a new connection to it times out", async () => {
  const hanging = await startOpenSsh()
  const liveness = { probeAfterMs: 60_000, noticeAfterMs: 100, endAfterMs: 300 }
  const target = { port: hanging.port, username: OPENSSH_USER, auth: password }
  const session = dial({ ...target, keepaliveSeconds: 0.1, liveness })
  await session.until("fitter$ ")
  await hanging.freeze()
  expect(await session.ended).toEqual({
    code: "UPSTREAM_TIMEOUT",
    detail: "",
    diagnosis: "stoppedResponding",
  })

  const callers = await fillListenQueue(hanging.port)
  const late = await dial({ port: hanging.port, connectTimeoutMs: 100 }).ended
  expect(late).toEqual({ code: "UPSTREAM_TIMEOUT", detail: "the machine does not answer" })
  for (const caller of callers) caller.destroy()
  await hanging.stop()
})

/** sshd listens with a queue of 128; once a stopped one has it full, the kernel answers no further call. */
async function fillListenQueue(port: number): Promise<Socket[]> {
  const callers = Array.from({ length: 129 }, () => connect(port, "127.0.0.1"))
  await Promise.all(callers.map((caller) => once(caller, "connect")))
  return callers
}

test("an SSH server that stops ends the link with RESOURCE_CLOSED", async () => {
  const dying = await startOpenSsh()
  const session = dial({ port: dying.port, username: OPENSSH_USER, auth: password })
  await session.until("fitter$ ")
  await dying.stop()
  expect((await session.ended).code).toBe("RESOURCE_CLOSED")
})
