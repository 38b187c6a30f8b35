/** The way to a directory: what it verifies, and what servers that misbehave can do to it. */
import { afterAll, describe, expect, test } from "bun:test"
import { randomBytes } from "node:crypto"
import { problemText } from "../../src/directories/rules.ts"
import {
  DIRECTORY_PROBLEMS,
  type DirectoryAddress,
  DirectoryFailure,
  openDirectory,
} from "../../src/edges/ldap.ts"
import { ANSWER_BYTES_MAX } from "../../src/edges/ldap-socket.ts"
import { errors } from "../../src/web/texts/en-GB/errors.ts"
import {
  type HostileDirectory,
  startCorruptingDirectory,
  startFloodingDirectory,
  startForgingDirectory,
  startGarbageDirectory,
  startHangingUpDirectory,
  startResettingDirectory,
  startSilentDirectory,
  startStallingDirectory,
  startUnencryptingDirectory,
} from "../fakes/hostile-ldap.ts"
import {
  aPersonEntry,
  dnOf,
  PEOPLE,
  PERSON_PASSWORD,
  SERVICE,
  SIZE_LIMIT,
  startSlapd,
} from "../peers/slapd.ts"

/** Longer than a slow machine needs, shorter than a test. */
const CONNECT_MS = 3000
const SOON_MS = 300
const PEOPLE_COUNT = 360

const many = Array.from({ length: PEOPLE_COUNT }, (_, index) => aPersonEntry(`many.p${index}`)).join("")
const [good, expired, otherName, plain] = await Promise.all([
  startSlapd({ entries: aPersonEntry("anna.berger") + many }),
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
  const proof = await link.bind(SERVICE.name, SERVICE.password)
  if (!proof.isRight) throw new Error(proof.detail)
  return link
}

const EVERYBODY = { base: PEOPLE, scope: "sub", filter: "(uid=many.*)", attributes: ["uid"] } as const

describe("check 25: the certificate is verified before a name goes out", () => {
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
      "TLS to a port that does not speak it",
      () => addressOf(plain.plainUrl.replace("ldap:", "ldaps:")),
      "TLS_FAILED",
    ],
  ])("%s is refused", async (_name, address, problem) => {
    expect(await problemOf(open(address()))).toBe(problem)
  })

  test("no server has seen a name", () => {
    for (const server of [expired, otherName]) expect(server.log()).not.toContain("BIND dn=")
  })

  test.each(["tlsUrl", "plainUrl"] as const)("the right one is let through (%s)", async (url) => {
    const link = await asService(addressOf(good[url]))
    expect(await link.search({ ...EVERYBODY, filter: "(uid=anna.berger)" })).toMatchObject([
      { dn: dnOf("anna.berger") },
    ])
    link.close()
  })
})

describe("an address", () => {
  test("of this very host is not dialled, unless that is allowed", async () => {
    expect(await problemOf(open(addressOf(good.tlsUrl, { allowLoopback: false })))).toBe("HOST_FORBIDDEN")
  })
  test("whose name nobody knows", async () => {
    expect(await problemOf(open(addressOf("ldaps://directory.invalid")))).toBe("HOST_UNKNOWN")
  })
  test("where nobody listens", async () => {
    expect(await problemOf(open(addressOf("ldaps://127.0.0.1:9")))).toBe("UNREACHABLE")
  })
})

describe("a sign-in", () => {
  test("with the right password, with a wrong one, and of nobody", async () => {
    const link = await open(addressOf(good.tlsUrl))
    const isRight = async (name: string, password: string) => (await link.bind(name, password)).isRight
    expect(await isRight(dnOf("anna.berger"), PERSON_PASSWORD)).toBe(true)
    expect(await isRight(dnOf("anna.berger"), "wrong")).toBe(false)
    expect(await isRight(dnOf("nobody"), PERSON_PASSWORD)).toBe(false)
    link.close()
  })

  test("without a password, or as a mechanism, is not even asked for", async () => {
    const link = await open(addressOf(good.tlsUrl))
    const before = good.log().split("BIND dn=").length
    expect(await problemOf(link.bind(dnOf("anna.berger"), ""))).toBe("BIND_REFUSED")
    for (const name of ["EXTERNAL", "PLAIN", "DIGEST-MD5", "SCRAM-SHA-1"])
      expect(await link.bind(name, PERSON_PASSWORD)).toMatchObject({ isRight: false })
    await link.bind(dnOf("anna.berger"), PERSON_PASSWORD)
    expect(good.log().split("BIND dn=").length - before).toBeLessThanOrEqual(2)
    link.close()
  })
})

describe("a search", () => {
  test("of more people than the server gives at once is SIZE_LIMIT, page by page it finds all", async () => {
    const link = await asService(addressOf(good.tlsUrl))
    expect(await problemOf(link.search(EVERYBODY))).toBe("SIZE_LIMIT")
    expect(await link.search({ ...EVERYBODY, pageSize: SIZE_LIMIT })).toHaveLength(PEOPLE_COUNT)
    const sizes: number[] = []
    for await (const page of link.pages({ ...EVERYBODY, pageSize: SIZE_LIMIT })) sizes.push(page.length)
    expect(sizes).toEqual([SIZE_LIMIT, SIZE_LIMIT, SIZE_LIMIT, PEOPLE_COUNT - 3 * SIZE_LIMIT])
    link.close()
  })

  test("below a base that is not there is BASE_NOT_FOUND", async () => {
    const link = await asService(addressOf(good.tlsUrl))
    expect(await problemOf(link.search({ ...EVERYBODY, base: `ou=gone,${PEOPLE}` }))).toBe("BASE_NOT_FOUND")
    expect(await problemOf(link.search({ ...EVERYBODY, base: "not a name" }))).toBe("BASE_NOT_FOUND")
    link.close()
  })
})

describe("a server that misbehaves", () => {
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
    ["resets in the middle of an entry", startResettingDirectory, "BROKEN_ANSWER"],
    ["never ends a search", startStallingDirectory, "TIMEOUT"],
  ])("and %s ends as a failure, in time", async (_name, start, problem) => {
    const { url } = await hostileOne(start)
    const work = async () => {
      const link = await asService(addressOf(url, clear), AbortSignal.timeout(SOON_MS))
      return link.search(EVERYBODY)
    }
    expect([problem, "BROKEN_ANSWER"]).toContain(await problemOf(work()))
  })

  test("and answers with an entry in which bytes are wrong harms nobody", async () => {
    const { url } = await hostileOne(startCorruptingDirectory)
    const tries = Array.from({ length: 60 }, async () => {
      const link = await asService(addressOf(url, clear), AbortSignal.timeout(SOON_MS))
      const outcome = await problemOf(link.search(EVERYBODY))
      link.close()
      return outcome
    })
    for (const outcome of await Promise.all(tries)) expect(["null", ...DIRECTORY_PROBLEMS]).toContain(outcome)
  })

  test("and floods is cut off", async () => {
    const { url } = await hostileOne(startFloodingDirectory)
    const link = await asService(addressOf(url, clear))
    const before = process.memoryUsage.rss()
    expect(await problemOf(link.search(EVERYBODY))).toBe("BROKEN_ANSWER")
    expect(process.memoryUsage.rss() - before).toBeLessThan(16 * ANSWER_BYTES_MAX)
  })

  test("and hangs up is not dialled again behind one's back", async () => {
    const server = await hostileOne(startHangingUpDirectory)
    const link = await asService(addressOf(server.url, clear))
    expect(await problemOf(link.search(EVERYBODY))).toBe("BROKEN_ANSWER")
    expect(await problemOf(link.bind(SERVICE.name, SERVICE.password))).toBe("BROKEN_ANSWER")
    expect(server.connections()).toBe(1)
  })

  test("and agrees to encrypt without doing so gets no name", async () => {
    const server = await hostileOne(startUnencryptingDirectory)
    expect(["TIMEOUT", "TLS_FAILED"]).toContain(await problemOf(open(addressOf(server.url), SOON_MS)))
    expect(server.requests).toHaveLength(1)
  })

  test("and sends words in the clear behind its StartTLS is refused", async () => {
    const server = await hostileOne(startForgingDirectory)
    expect(await problemOf(open(addressOf(server.url)))).toBe("BROKEN_ANSWER")
    expect(server.requests).toHaveLength(1)
  })
})

test("every problem has a text", () => {
  for (const problem of DIRECTORY_PROBLEMS) expect(errors).toHaveProperty(problemText(problem))
})
