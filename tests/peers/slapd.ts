/**
 * A real OpenLDAP server on free loopback ports, with a configuration, certificates and a tree of its own in a folder of
 * its own. Ordinary names get at most SIZE_LIMIT entries per answer; the root name is exempt and only changes the tree.
 * Needs Debian's `slapd` and `ldap-utils`.
 */
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { waitUntil } from "../harness/eventually.ts"
import { freePort } from "../harness/free-port.ts"
import { createAuthority, createServerCertificate } from "./certificates.ts"

const SLAPD = "/usr/sbin/slapd"
const SLAPADD = "/usr/sbin/slapadd"
export const SUFFIX = "dc=plant,dc=example"
export const USERS_DN = `ou=people,${SUFFIX}`
export const GROUPS_DN = `ou=groups,${SUFFIX}`
/** Size limit of a search for every account except the root name. */
export const SIZE_LIMIT = 100
export const SERVICE_ACCOUNT = { name: `cn=reader,${SUFFIX}`, password: "reader's word" }
/** The password of every user made by `userLdif`. */
export const USER_PASSWORD = "press-brake-7"
const ROOT_ACCOUNT = { name: `cn=root,${SUFFIX}`, password: "root's word" }

type SlapdCertificate = "good" | "expired" | "otherName" | "none"

export interface Slapd {
  /** ldap://127.0.0.1:… */
  plainUrl: string
  /** ldaps://127.0.0.1:… */
  tlsUrl: string
  /** PEM of the authority that signed the server's certificate. */
  authority: string
  /** PEM of an authority that did not. */
  otherAuthority: string
  /** What the server has written so far: every bind and search. */
  log(): string
  /** Changes the tree; LDIF as for ldapmodify. */
  modify(ldif: string): Promise<void>
  /** entryUUID of every user whose uid matches the pattern. */
  uniqueIds(uid: string): Promise<string[]>
  stop(): Promise<void>
}

interface SlapdOptions {
  certificate?: SlapdCertificate
  /** LDIF of further entries below the default users and groups. */
  entries?: string
  /** Anonymous clients may read too, except users whose description is "hidden". */
  isPublic?: boolean
}

/** Lines of LDIF that change one entry. */
export function modifyLdif(dn: string, ...lines: string[]): string {
  return `${[`dn: ${dn}`, ...lines, ""].join("\n")}\n`
}

export async function startSlapd({
  certificate = "good",
  entries = "",
  isPublic = false,
}: SlapdOptions = {}): Promise<Slapd> {
  if (!existsSync(SLAPD)) throw new Error(`${SLAPD} is missing: install the Debian package slapd`)
  const dir = await mkdtemp(join(tmpdir(), "millwright-slapd-"))
  const remove = () => rm(dir, { recursive: true, force: true })
  try {
    const { authority, other } = await writeServerFiles(dir, certificate, isPublic)
    const [plain, tls] = [await freePort(), await freePort()]
    const plainUrl = `ldap://127.0.0.1:${plain}`
    const tlsUrl = `ldaps://127.0.0.1:${tls}`
    const urls = certificate === "none" ? plainUrl : `${plainUrl} ${tlsUrl}`
    const server = await serve(dir, urls)
    for (const port of certificate === "none" ? [plain] : [plain, tls]) await waitUntilListening(port)
    const asRoot = ["-x", "-H", plainUrl, "-D", ROOT_ACCOUNT.name, "-w", ROOT_ACCOUNT.password]
    // Through the server, so that groups show in their members' memberOf.
    if (entries !== "") await run(["ldapadd", ...asRoot], entries)
    return {
      ...{ plainUrl, tlsUrl, authority, otherAuthority: other, log: server.log },
      modify: async (ldif) => void (await run(["ldapmodify", ...asRoot], ldif)),
      async uniqueIds(uid) {
        const found = await run(
          ["ldapsearch", "-LLL", ...asRoot, "-b", USERS_DN, `(uid=${uid})`, "entryUUID"],
          "",
        )
        return [...found.matchAll(/^entryUUID: (.+)$/gm)].map((match) => match[1]!)
      },
      async stop() {
        await server.stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

async function serve(dir: string, urls: string): Promise<{ log: () => string; stop: () => Promise<void> }> {
  const child = Bun.spawn([SLAPD, "-f", join(dir, "slapd.conf"), "-h", urls, "-d", "stats"], {
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  })
  let log = ""
  const stop = async () => {
    child.kill("SIGKILL")
    await child.exited
  }
  const started = Promise.withResolvers<void>()
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const bytes of child.stderr) {
      log += decoder.decode(bytes, { stream: true })
      if (log.includes("slapd starting")) started.resolve()
    }
    started.reject(new Error(`slapd did not start: ${log}`))
  }
  read().catch(started.reject)
  await started.promise
  return { log: () => log, stop }
}

async function writeServerFiles(dir: string, certificate: SlapdCertificate, isPublic: boolean) {
  await mkdir(join(dir, "data"))
  const [authority, other] = [await createAuthority(dir, "plant-ca"), await createAuthority(dir, "other-ca")]
  const made = await createServerCertificate(dir, authority, {
    name: "server",
    alternativeNames: certificate === "otherName" ? "DNS:elsewhere.example" : "IP:127.0.0.1,DNS:localhost",
    hasExpired: certificate === "expired",
  })
  const tls =
    certificate === "none"
      ? ""
      : `TLSCertificateFile ${made.certificateFile}\nTLSCertificateKeyFile ${made.keyFile}\n`
  await writeFile(join(dir, "slapd.conf"), configuration(dir, tls, isPublic))
  await run([SLAPADD, "-q", "-f", join(dir, "slapd.conf")], BASE_LDIF)
  return { authority: authority.certificate, other: other.certificate }
}

/** With the attributes by which Active Directory and others name and disable users. */
function configuration(dir: string, tls: string, isPublic: boolean): string {
  return `include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
attributetype ( 1.2.840.113556.1.4.2 NAME 'objectGUID' EQUALITY octetStringMatch
  SYNTAX 1.3.6.1.4.1.1466.115.121.1.40 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.4.8 NAME 'userAccountControl' EQUALITY integerMatch
  SYNTAX 1.3.6.1.4.1.1466.115.121.1.27 SINGLE-VALUE )
attributetype ( 2.16.840.1.113730.3.1.610 NAME 'nsAccountLock' EQUALITY caseIgnoreMatch
  SYNTAX 1.3.6.1.4.1.1466.115.121.1.15 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.4.146 NAME 'objectSid' EQUALITY octetStringMatch
  SYNTAX 1.3.6.1.4.1.1466.115.121.1.40 SINGLE-VALUE )
attributetype ( 1.2.840.113556.1.4.98 NAME 'primaryGroupID' EQUALITY integerMatch
  SYNTAX 1.3.6.1.4.1.1466.115.121.1.27 SINGLE-VALUE )
objectclass ( 1.3.6.1.4.1.55555.1 NAME 'directoryAccount' AUXILIARY
  MAY ( objectGUID $ userAccountControl $ nsAccountLock $ objectSid $ primaryGroupID ) )
modulepath /usr/lib/ldap
moduleload back_mdb
moduleload memberof
moduleload ppolicy
pidfile ${dir}/slapd.pid
argsfile ${dir}/slapd.args
${tls}database mdb
suffix "${SUFFIX}"
rootdn "${ROOT_ACCOUNT.name}"
rootpw "${ROOT_ACCOUNT.password}"
directory ${dir}/data
maxsize 33554432
dbnosync
index objectClass,uid,entryUUID,member eq
limits * size.soft=${SIZE_LIMIT} size.hard=${SIZE_LIMIT} size.pr=${SIZE_LIMIT} size.prtotal=unlimited
access to attrs=userPassword by anonymous auth by * none
access to filter=(description=hidden) by users read by * none
access to * by users read by * ${isPublic ? "read" : "none"}
overlay memberof
overlay ppolicy
`
}

const BASE_LDIF = `dn: ${SUFFIX}
objectClass: dcObject
objectClass: organization
dc: plant
o: Plant

dn: ${USERS_DN}
objectClass: organizationalUnit
ou: people

dn: ${GROUPS_DN}
objectClass: organizationalUnit
ou: groups

dn: ${SERVICE_ACCOUNT.name}
objectClass: organizationalRole
objectClass: simpleSecurityObject
cn: reader
userPassword: ${SERVICE_ACCOUNT.password}
`

/** LDIF of a user "Anna Berger" for `uid` "anna.berger"; `more` are further lines. */
export function userLdif(uid: string, more: readonly string[] = []): string {
  const [first = "", last = first] = uid.split(".").map((name) => name[0]?.toUpperCase() + name.slice(1))
  return [
    `dn: ${userDn(uid)}`,
    "objectClass: inetOrgPerson",
    "objectClass: directoryAccount",
    `uid: ${uid}`,
    `cn: ${first} ${last}`,
    `givenName: ${first}`,
    `sn: ${last}`,
    `mail: ${uid}@plant.example`,
    `userPassword: ${USER_PASSWORD}`,
    ...more,
    "",
    "",
  ].join("\n")
}

/** LDIF of a group; nested ones are made in the order from inside out. */
export function groupLdif(cn: string, members: readonly string[], more: readonly string[] = []): string {
  const lines = members.map((member) => `member: ${member}`)
  const classes = ["objectClass: groupOfNames", ...(more.length > 0 ? ["objectClass: directoryAccount"] : [])]
  return [`dn: ${groupDn(cn)}`, ...classes, `cn: ${cn}`, ...lines, ...more, "", ""].join("\n")
}

/** A line of LDIF: the security identifier of number `rid` in one domain, as Active Directory gives them. */
export function sidLine(rid: number): string {
  return `objectSid:: ${sidOf(rid).toString("base64")}`
}

/** S-1-5-21-1-2-3-`rid` (MS-DTYP §2.4.2.2). */
export function sidOf(rid: number): Buffer {
  const numbers = [21, 1, 2, 3, rid]
  const sid = Buffer.from([1, numbers.length, 0, 0, 0, 0, 0, 5, ...new Array(numbers.length * 4).fill(0)])
  for (const [index, number] of numbers.entries()) sid.writeUInt32LE(number, 8 + index * 4)
  return sid
}

export function userDn(uid: string): string {
  return `uid=${uid},${USERS_DN}`
}

export function groupDn(cn: string): string {
  return `cn=${cn},${GROUPS_DN}`
}

/** @returns what it prints */
async function run(command: string[], input: string): Promise<string> {
  const child = Bun.spawn(command, { stdin: new Blob([input]), stdout: "pipe", stderr: "pipe" })
  const [said, complaint] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  if ((await child.exited) !== 0) throw new Error(`${command[0]}: ${complaint}`)
  return said
}

/** Polls the port, because slapd logs its start before it listens. */
async function waitUntilListening(port: number): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true))
      socket.once("error", () => resolve(false))
      socket.once("close", () => resolve(false))
      socket.once("connect", () => socket.destroy())
    })
  await waitUntil(`slapd listens on ${port}`, isOpen)
}
