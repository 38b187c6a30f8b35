/** The way to a directory: what it verifies, and what servers that misbehave can do to it. */
import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test"
import { randomBytes } from "node:crypto"
import {
  DIRECTORY_PROBLEMS,
  type DirectoryAddress,
  DirectoryFailure,
  openDirectory,
  RESPONSE_LIMITS,
} from "../../src/edges/ldap/client.ts"
import { refusalTextOf } from "../../src/identity/directories/rules.ts"
import { errors } from "../../src/web/texts/en-GB/errors.ts"
import {
  type HostileDirectory,
  startBindFailureDirectory,
  startCorruptingDirectory,
  startEndlessDirectory,
  startFloodingDirectory,
  startGarbageDirectory,
  startHangingUpDirectory,
  startManyEntriesDirectory,
  startOversizedEntryDirectory,
  startPipelinedResponseDirectory,
  startRangingDirectory,
  startReferringDirectory,
  startResettingDirectory,
  startSilentDirectory,
  startStalledTlsDirectory,
  startStallingDirectory,
} from "../hostile/ldap.ts"
import {
  SERVICE_ACCOUNT,
  SIZE_LIMIT,
  startSlapd,
  USER_PASSWORD,
  USERS_DN,
  userDn,
  userLdif,
} from "../peers/slapd.ts"

/** Megabytes are parsed, on a busy machine. */
setDefaultTimeout(30_000)

/** Longer than a slow machine needs, shorter than a test. */
const CONNECT_MS = 3000
const SOON_MS = 300
const PEOPLE_COUNT = 360

const many = Array.from({ length: PEOPLE_COUNT }, (_, index) => userLdif(`many.p${index}`)).join("")
const [good, expired, otherName, plain] = await Promise.all([
  startSlapd({ entries: userLdif("anna.berger") + many }),
  startSlapd({ certificate: "expired" }),
  startSlapd({ certificate: "otherName" }),
  startSlapd({ certificate: "none" }),
])
const hostile: HostileDirectory[] = []
afterAll(async () => {
  for (const one of hostile) one.stop()
  for (const one of [good, expired, otherName, plain]) await one.stop()
})

async function hostileOne(start: () => Promise<HostileDirectory>): Promise<HostileDirectory> {
  const started = await start()
  hostile.push(started)
  return started
}

function addressOf(url: string, more: Partial<DirectoryAddress> = {}): DirectoryAddress {
  return { url, startTls: true, caCertificate: good.authority, allowLoopback: true, ...more }
}

async function problemOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof DirectoryFailure ? error.problem : `${error}`
}

const open = (address: DirectoryAddress, ms = CONNECT_MS) =>
  openDirectory(address, ms, AbortSignal.timeout(10 * CONNECT_MS))

async function asService(address: DirectoryAddress, signal = AbortSignal.timeout(10 * CONNECT_MS)) {
  const link = await openDirectory(address, CONNECT_MS, signal)
  const proof = await link.bind(SERVICE_ACCOUNT.name, SERVICE_ACCOUNT.password)
  if (!proof.isRight) throw new Error(proof.detail)
  return link
}

const EVERYBODY = { base: USERS_DN, scope: "sub", filter: "(uid=many.*)", attributes: ["uid"] } as const

describe("check 25: the directory's certificate is verified before a name is sent", () => {
  const other = () => ({ caCertificate: good.otherAuthority })
  test.each<[string, () => DirectoryAddress, string]>([
    ["ldaps, another authority", () => addressOf(good.tlsUrl, other()), "CERTIFICATE_UNTRUSTED"],
    ["StartTLS, another authority", () => addressOf(good.plainUrl, other()), "CERTIFICATE_UNTRUSTED"],
    [
      "ldaps, the system's authorities",
      () => addressOf(good.tlsUrl, { caCertificate: "" }),
      "CERTIFICATE_UNTRUSTED",
    ],
    [
      "ldaps, expired",
      () => addressOf(expired.tlsUrl, { caCertificate: expired.authority }),
      "CERTIFICATE_EXPIRED",
    ],
    [
      "StartTLS, expired",
      () => addressOf(expired.plainUrl, { caCertificate: expired.authority }),
      "CERTIFICATE_EXPIRED",
    ],
    [
      "ldaps, another name",
      () => addressOf(otherName.tlsUrl, { caCertificate: otherName.authority }),
      "CERTIFICATE_NAME",
    ],
    [
      "StartTLS, another name",
      () => addressOf(otherName.plainUrl, { caCertificate: otherName.authority }),
      "CERTIFICATE_NAME",
    ],
    ["a server without StartTLS", () => addressOf(plain.plainUrl), "STARTTLS_REFUSED"],
    [
      "ldaps, another name, by a name",
      () =>
        addressOf(otherName.tlsUrl.replace("127.0.0.1", "localhost"), { caCertificate: otherName.authority }),
      "CERTIFICATE_NAME",
    ],
    [
      "TLS to a port that does not speak it",
      () => addressOf(plain.plainUrl.replace("ldap:", "ldaps:")),
      "TLS_FAILED",
    ],
  ])("%s is refused", async (_name, address, problem) => {
    expect(await problemOf(open(address()))).toBe(problem)
  })

  test("refused servers receive no name", () => {
    for (const server of [expired, otherName]) expect(server.log()).not.toContain("BIND dn=")
  })

  test.each(["tlsUrl", "plainUrl"] as const)("a valid certificate is accepted (%s)", async (url) => {
    const link = await asService(addressOf(good[url]))
    expect(await link.search({ ...EVERYBODY, filter: "(uid=anna.berger)" })).toMatchObject([
      { dn: userDn("anna.berger") },
    ])
    link.close()
  })
})

describe("a directory address", () => {
  test("of the server's own host is refused unless loopback is allowed", async () => {
    expect(await problemOf(open(addressOf(good.tlsUrl, { allowLoopback: false })))).toBe("HOST_FORBIDDEN")
  })
  test("with a name that cannot be resolved is refused with HOST_UNKNOWN", async () => {
    expect(await problemOf(open(addressOf("ldaps://directory.invalid")))).toBe("HOST_UNKNOWN")
  })
  test("on which nothing listens is refused with UNREACHABLE", async () => {
    expect(await problemOf(open(addressOf("ldaps://127.0.0.1:9")))).toBe("UNREACHABLE")
  })
})

describe("a directory bind", () => {
  test("succeeds with the correct password, and fails with a wrong one or for an unknown user", async () => {
    const link = await open(addressOf(good.tlsUrl))
    const isRight = async (name: string, password: string) => (await link.bind(name, password)).isRight
    expect(await isRight(userDn("anna.berger"), USER_PASSWORD)).toBe(true)
    expect(await isRight(userDn("anna.berger"), "wrong")).toBe(false)
    expect(await isRight(userDn("unknown"), USER_PASSWORD)).toBe(false)
    link.close()
  })

  test("without a password, or with a mechanism's name, is not sent to the server", async () => {
    const link = await open(addressOf(good.tlsUrl))
    const before = good.log().split("BIND dn=").length
    expect(await problemOf(link.bind(userDn("anna.berger"), ""))).toBe("BIND_REFUSED")
    for (const name of ["EXTERNAL", "PLAIN", "DIGEST-MD5", "SCRAM-SHA-1"])
      expect(await link.bind(name, USER_PASSWORD)).toMatchObject({ isRight: false })
    await link.bind(userDn("anna.berger"), USER_PASSWORD)
    expect(good.log().split("BIND dn=").length - before).toBeLessThanOrEqual(2)
    link.close()
  })
})

describe("a directory search", () => {
  test("above the server's size limit fails with SIZE_LIMIT, and in pages returns all entries", async () => {
    const link = await asService(addressOf(good.tlsUrl))
    expect(await problemOf(link.search(EVERYBODY))).toBe("SIZE_LIMIT")
    expect(await link.search({ ...EVERYBODY, pageSize: SIZE_LIMIT })).toHaveLength(PEOPLE_COUNT)
    const sizes: number[] = []
    for await (const page of link.pages({ ...EVERYBODY, pageSize: SIZE_LIMIT })) sizes.push(page.length)
    expect(sizes).toEqual([SIZE_LIMIT, SIZE_LIMIT, SIZE_LIMIT, PEOPLE_COUNT - 3 * SIZE_LIMIT])
    link.close()
  })

  test("below a base that does not exist fails with BASE_NOT_FOUND", async () => {
    const link = await asService(addressOf(good.tlsUrl))
    expect(await problemOf(link.search({ ...EVERYBODY, base: `ou=gone,${USERS_DN}` }))).toBe("BASE_NOT_FOUND")
    expect(await problemOf(link.search({ ...EVERYBODY, base: "not a name" }))).toBe("BASE_NOT_FOUND")
    link.close()
  })
})

describe("a misbehaving directory server", () => {
  const clear = { startTls: false }
  test.each<[string, () => Promise<HostileDirectory>, string]>([
    ["is silent", startSilentDirectory, "TIMEOUT"],
    ["speaks HTTP", () => startGarbageDirectory(Buffer.from("HTTP/1.1 400 Bad Request\r\n\r\n")), "TIMEOUT"],
    ["answers garbage", () => startGarbageDirectory(randomBytes(4096)), "TIMEOUT"],
    [
      "answers a broken message",
      () => startGarbageDirectory(Buffer.from("300a02010261050a01", "hex")),
      "TIMEOUT",
    ],
    ["resets in the middle of an entry", startResettingDirectory, "INVALID_RESPONSE"],
    ["never ends a search", startStallingDirectory, "TIMEOUT"],
  ])("that %s is reported as a failure within the timeout", async (_name, start, problem) => {
    const { url } = await hostileOne(start)
    const work = async () => {
      const link = await asService(addressOf(url, clear), AbortSignal.timeout(SOON_MS))
      return link.search(EVERYBODY)
    }
    expect([problem, "INVALID_RESPONSE"]).toContain(await problemOf(work()))
  })

  test("that sends corrupted entries causes no other than the known problems", async () => {
    const { url } = await hostileOne(startCorruptingDirectory)
    const tries = Array.from({ length: 60 }, async () => {
      const link = await asService(addressOf(url, clear), AbortSignal.timeout(SOON_MS))
      const outcome = await problemOf(link.search(EVERYBODY))
      link.close()
      return outcome
    })
    for (const outcome of await Promise.all(tries)) expect(["null", ...DIRECTORY_PROBLEMS]).toContain(outcome)
  })

  test("that floods the connection is refused, with bounded memory", async () => {
    const { url } = await hostileOne(startFloodingDirectory)
    const link = await asService(addressOf(url, clear))
    const before = process.memoryUsage.rss()
    expect(await problemOf(link.search(EVERYBODY))).toBe("INVALID_RESPONSE")
    expect(process.memoryUsage.rss() - before).toBeLessThan(16 * RESPONSE_LIMITS.bytes)
  })

  test("that closes the connection is not redialled", async () => {
    const server = await hostileOne(startHangingUpDirectory)
    const link = await asService(addressOf(server.url, clear))
    expect(await problemOf(link.search(EVERYBODY))).toBe("INVALID_RESPONSE")
    expect(await problemOf(link.bind(SERVICE_ACCOUNT.name, SERVICE_ACCOUNT.password))).toBe(
      "INVALID_RESPONSE",
    )
    expect(server.connections()).toBe(1)
  })

  test("that accepts StartTLS but does not encrypt receives no name", async () => {
    const server = await hostileOne(startStalledTlsDirectory)
    expect(["TIMEOUT", "TLS_FAILED"]).toContain(await problemOf(open(addressOf(server.url), SOON_MS)))
    expect(server.requests).toHaveLength(1)
  })

  test("that never answers a handshake times out", async () => {
    const { url } = await hostileOne(startSilentDirectory)
    expect(await problemOf(open(addressOf(url.replace("ldap:", "ldaps:")), SOON_MS))).toBe("TIMEOUT")
    expect(await problemOf(open(addressOf(url), SOON_MS))).toBe("TIMEOUT")
  })

  test("that sends plaintext after its StartTLS response is refused", async () => {
    const server = await hostileOne(startPipelinedResponseDirectory)
    expect(await problemOf(open(addressOf(server.url)))).toBe("INVALID_RESPONSE")
    expect(server.requests).toHaveLength(1)
  })
})

describe("a directory server that exhausts memory or time", () => {
  const clear = { startTls: false }
  const PAGED = { ...EVERYBODY, pageSize: 10 }
  const asked = async (start: () => Promise<HostileDirectory>, search: typeof EVERYBODY) => {
    const server = await hostileOne(start)
    const link = await asService(addressOf(server.url, clear))
    const problem = await problemOf(link.search(search))
    link.close()
    return { problem, server }
  }

  test("by millions of values in one entry is refused", async () => {
    const { problem } = await asked(
      () => startOversizedEntryDirectory(3 * RESPONSE_LIMITS.elements),
      EVERYBODY,
    )
    expect(problem).toBe("INVALID_RESPONSE")
  })

  test("by too many entries in one search is refused", async () => {
    const { problem } = await asked(() => startManyEntriesDirectory(200_000), EVERYBODY)
    expect(problem).toBe("INVALID_RESPONSE")
  })

  test("by endless pages is refused with SIZE_LIMIT", async () => {
    const large = ["x".repeat(1_000_000)]
    const { problem, server } = await asked(() => startEndlessDirectory(large), PAGED)
    expect(problem).toBe("SIZE_LIMIT")
    expect(server.requests.length).toBeLessThan(100)
  })

  test("by empty pages that are not the last is refused", async () => {
    const { problem } = await asked(() => startEndlessDirectory(null), PAGED)
    expect(problem).toBe("INVALID_RESPONSE")
  })
})

test("a referral to another directory server is not followed", async () => {
  const other = await hostileOne(startSilentDirectory)
  const server = await hostileOne(() => startReferringDirectory(other.url))
  const link = await asService(addressOf(server.url, { startTls: false }))
  expect(await link.search(EVERYBODY)).toMatchObject([{ dn: "uid=a,dc=example" }])
  expect(await problemOf(link.search({ ...EVERYBODY, filter: "(uid=referral)" }))).toBe("REFUSED")
  expect(other.connections()).toBe(0)
  link.close()
})

describe("the logged message of a directory server", () => {
  const said = async (code: number, words: string) => {
    const server = await hostileOne(() => startBindFailureDirectory(code, words))
    const link = await open(addressOf(server.url, { startTls: false }))
    const outcome = link.bind(userDn("anna.berger"), USER_PASSWORD)
    const message = await outcome.then(
      ({ detail }) => detail,
      (error: Error) => error.message,
    )
    link.close()
    return message
  }

  test.each([
    [49, "wrong:"],
    [51, "busy:"],
  ])("for a failed bind (%d) contains no password", async (code, words) => {
    const message = await said(code, words)
    expect(message).toContain(words)
    expect(message).not.toContain(USER_PASSWORD)
  })

  test("is short and contains no line break", async () => {
    for (const code of [49, 51]) {
      const message = await said(code, `no\n2026-01-01 forged\u001b[2J\u2028${"x".repeat(100_000)}`)
      expect(message).not.toMatch(/[\p{Cc}\u2028]/u)
      expect(message.length).toBeLessThan(1000)
    }
  })
})

describe("attribute values returned in ranges", () => {
  const VALUES = Array.from({ length: 3777 }, (_, index) => `cn=g${index},dc=example`)
  const groupsFrom = async (start: () => Promise<HostileDirectory>, pageSize?: number) => {
    const server = await hostileOne(start)
    const link = await asService(addressOf(server.url, { startTls: false }))
    const search = { ...EVERYBODY, attributes: ["uid", "memberOf"] }
    const [entry] = await link.search(pageSize === undefined ? search : { ...search, pageSize })
    link.close()
    return entry?.attributes
  }

  test.each([undefined, 100])("are requested up to the last range (pages of %p)", async (pageSize) => {
    const attributes = await groupsFrom(() => startRangingDirectory(VALUES, 1500), pageSize)
    expect(attributes?.get("memberof")).toEqual(VALUES)
    expect([...(attributes?.keys() ?? [])].some((name) => name.includes("range"))).toBe(false)
  })

  test.each<[string, () => Promise<HostileDirectory>, string]>([
    ["begin anew", () => startRangingDirectory(VALUES, 1500, () => 0), "INVALID_RESPONSE"],
    [
      "leave some out",
      () => startRangingDirectory(VALUES, 1000, (asked) => asked && asked + 5),
      "INVALID_RESPONSE",
    ],
    ["come one by one", () => startRangingDirectory(VALUES, 1), "SIZE_LIMIT"],
  ])("that %s are refused", async (_name, start, problem) => {
    expect(await problemOf(groupsFrom(start))).toBe(problem)
  })
})

test("every directory problem has an error text", () => {
  for (const problem of DIRECTORY_PROBLEMS) expect(errors).toHaveProperty(refusalTextOf(problem))
})
