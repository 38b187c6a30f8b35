/**
 * The shape of the project: which area, room and kind of file may import which. Every import is checked by the areas and
 * rooms that it connects, by the kinds of its two files, and for cycles. Type-only and dynamic imports count.
 */
import { expect, test } from "bun:test"
import { dirname, join } from "node:path"
import { type Import, importsOf, sourceFiles, textOf, withoutComments } from "../scripts/imports.ts"

/**
 * The areas of `src` from the lowest to the highest, each with its rooms in the same order. A room may import itself and
 * every room before it. An area without rooms is one room; files that lie directly in an area belong to its last room.
 */
const AREAS: Record<string, string[]> = {
  base: [],
  db: [],
  http: ["idempotency"],
  web: [],
  edges: [
    "files",
    "network",
    "postgres",
    "chromium",
    "antivirus",
    "storage",
    "ldap",
    "oidc",
    "mail",
    "images",
    "ssh",
    "host",
  ],
  system: [
    "audit",
    "jobs",
    "stepuppolicy",
    "settings",
    "environment",
    "notifications",
    "auditverification",
    "licence",
    "files",
    "antivirus",
    "downloads",
  ],
  identity: [
    ...[
      "authorization",
      "passwords",
      "otp",
      "revocation",
      "users",
      "usergroups",
      "roles",
      "passkeys",
      "apitokens",
    ],
    ...["consents", "sources", "directories", "providers", "signin", "stepup", "access", "profile"],
  ],
  machines: [
    "devicegroups",
    "devices",
    "deviceimages",
    "opensessions",
    "interfaces",
    "connectors",
    "initialisation",
  ],
  maintenance: [
    "windows",
    "approvals",
    "issues",
    "worklogs",
    "plans",
    "calendar",
    "attachments",
    "faultreports",
    "masterdata",
  ],
  sessions: [
    "session",
    "emergency",
    "recordings",
    "retention",
    "plc",
    "worker",
    "live",
    "connectiontest",
    "start",
    "transfers",
    "invitations",
    "guests",
    "viewers",
    "overview",
    "book",
    "worklist",
    "storage",
  ],
  screens: [],
  demo: [],
}
const ROOMS = Object.entries(AREAS).flatMap(([area, rooms]) => [
  ...rooms.map((room) => `${area}/${room}`),
  area,
])

/** Names that collect whatever found no place. */
const EMPTY_NAMES = /(^|[/.-])(utils?|common|helpers?|managers?|services?|misc)([/.-]|$)/i
/** Pure files get the time as an argument; files that own sockets, timers or files (drive, recording) read the clock. */
const CLOCK_FREE = /^src\/.*\/rules(-[\w-]+)?\.ts$|^protocols\/(?!drive|recording)/
const CLOCK = /\bDate\.now\(\)|\bnew Date\(\)|\bperformance\.now\(\)/

/** Areas whose rooms consist of rules, contract, store, actions and api. */
const ROOM_FILE =
  "^src/(?:http/idempotency|(?:system|identity|machines|maintenance|sessions)/[\\w-]+)/(?:[\\w-]+/)*"
const roomFile = (name: string) => new RegExp(`${ROOM_FILE}${name}(-[\\w-]+)?\\.ts$`)

/**
 * Every file belongs to the first kind whose pattern matches, and may import the kinds named (and always its own kind), and
 * a package when `packages` matches it.
 */
const KINDS: { name: string; files: RegExp; imports: string[]; packages?: RegExp }[] = [
  {
    name: "entry",
    files:
      /^src\/(main|start|start-failure|cli|jobs|app|routes|refusal-handler|installation-info|registry)\.tsx?$|^src\/cli\//,
    imports: ["*"],
  },
  { name: "config", files: /^src\/config(-values)?\.ts$/, imports: ["base"], packages: /^node:path$/ },
  {
    name: "demo",
    files: /^src\/demo\//,
    imports: ["base", "db", "rules", "contract", "store", "actions", "edges", "sql", "selfSigned"],
  },
  {
    name: "base",
    files: /^src\/base\//,
    imports: ["sql", "printable"],
    packages: /^(kysely|zod\/mini|node:|isomorphic-dompurify|parse5$|package\.json$)/,
  },
  { name: "sql", files: /^sql\//, imports: [] },
  { name: "db", files: /^src\/db\//, imports: ["base", "sql"] },
  // timingSafeEqual is a pure comparison.
  {
    name: "rules",
    files: new RegExp(`${roomFile("rules").source}|^src/system/licence/vendor-key\\.ts$`),
    imports: ["base"],
    packages: /^node:crypto$/,
  },
  {
    name: "contract",
    files: roomFile("(?:contract|fields)"),
    imports: ["base", "rules", "http", "linkEnds"],
    packages: /^zod\/mini$/,
  },
  {
    name: "store",
    files: roomFile("store"),
    imports: ["base", "db", "rules", "contract", "sql", "linkEnds"],
    packages: /^(kysely|node:crypto)$/,
  },
  {
    name: "actions",
    files: roomFile("actions"),
    imports: ["base", "db", "rules", "contract", "store", "edges", "key reader", "sql", "live"],
  },
  {
    name: "api",
    files: new RegExp(`${roomFile("api").source}|^src/sessions/api\\.ts$`),
    imports: ["base", "db", "contract", "rules", "store", "actions", "http", "live"],
  },
  {
    name: "live",
    files: /^src\/sessions\/.*\.ts$/,
    imports: [
      "base",
      "db",
      "rules",
      "contract",
      "store",
      "actions",
      "edges",
      "http",
      "protocols",
      "webTexts",
    ],
  },
  { name: "http", files: /^src\/http\//, imports: ["base", "db", "rules", "store"] },
  {
    name: "web",
    files: /^src\/web\//,
    imports: ["base", "http", "rules", "contract", "islands", "linkEnds"],
  },
  // The key reader of SSH is the protocol's own.
  { name: "key reader", files: /^src\/edges\/ssh\//, imports: ["base", "edges", "protocols"] },
  { name: "edges", files: /^src\/edges\//, imports: ["base", "db", "sql", "http"] },
  {
    name: "screens",
    files: /^src\/(screens\/.*|system\/notifications\/emails)\.tsx?$/,
    imports: ["base", "db", "rules", "contract", "store", "actions", "http", "web", "live", "islands"],
  },
  { name: "protocols", files: /^protocols\//, imports: [] },
  {
    name: "islands",
    files: /^islands\//,
    imports: ["contract", "rules", "webTexts", "call", "viewerWire", "webParts", "printable"],
    packages:
      /^(react(-dom)?(\/.*)?|htmx\.org.*|i18next|zod\/mini|@xterm\/.*|prosemirror-[\w-]+|@simplewebauthn\/browser|qr\/decode\.js)$/,
  },
]

/** Files that more than their kind may import. */
const SHARED: { name: string; files: RegExp }[] = [
  { name: "webTexts", files: /^src\/web\/(texts\/|texts\.ts|i18n|view\.ts)/ },
  { name: "call", files: /^src\/http\/api-client\.ts$/ },
  // The two neutral vocabularies are the words of the viewer's messages.
  { name: "viewerWire", files: /^protocols\/(viewer-wire.*|desktop|terminal|terminal-limits)\.ts$/ },
  // What ends a session is saved and answered by the same names.
  { name: "linkEnds", files: /^protocols\/link-ends\.ts$/ },
  // The one filter for text from outside, whichever way it came in.
  { name: "printable", files: /^protocols\/printable\.ts$/ },
  // The demo's web panel shows a certificate of its own making, as machines do.
  { name: "selfSigned", files: /^protocols\/https\/self-signed\.ts$/ },
  // Markup without behaviour, the same on the server and in an island.
  { name: "webParts", files: /^src\/web\/(button|icon)\.tsx$/ },
]

/** Permitted imports between kinds, each with its reason. An entry that is no longer needed fails the test too. */
const EXCEPTIONS: { from: string; target: string; because: string }[] = [
  {
    from: "src/identity/signin/authentication/actions.ts",
    target: "src/http/authorize.ts",
    because: "the result of authentication is the type that authorization takes",
  },
  {
    from: "src/identity/signin/authentication/actions.ts",
    target: "src/http/cookies.ts",
    because: "a browser is recognised by the cookie of its request",
  },
  {
    from: "src/identity/signin/authentication/actions.ts",
    target: "src/http/request.ts",
    because: "the client's address is recorded when a sign-in times out or a token is used",
  },
]

/**
 * Module-level state of `src` that every server of a process shares, each with its reason. Everything else lives in `Deps`:
 * `deps.state` holds one instance of a class per server. WeakMaps belong to their keys.
 */
const SHARED_STATE: Record<string, string> = {
  "src/db/kysely-driver.ts": "texts of statements, which depend on the statement alone",
  "src/db/pagination.ts": "which lists are long: a hint about the plan of a query, not about its result",
  "src/edges/oidc/metadata.ts": "discovery documents, by everything that they depend on",
  "src/identity/authorization/actor-query/store.ts": "sets of the words of a text",
  "src/identity/authorization/device-visibility/store.ts":
    "compiled statements, and hints about the plan of a query",
  "src/identity/passwords/store.ts": "the password policy, until its table is written",
  "src/identity/roles/device-permissions/store.ts":
    "who has many permissions: a hint about the plan of a query",
  "src/machines/devicegroups/store-tree.ts": "trees as readers see them, until their tables are written",
  "src/machines/devices/store.ts": "connector states as readers see them, until their tables are written",
  "src/maintenance/approvals/store.ts": "compiled statements",
  "src/maintenance/issues/saved-filters/store.ts": "filters of users, until their table is written",
  "src/maintenance/issues/store-lists.ts": "compiled statements",
  "src/maintenance/issues/triage/store-conditions.ts":
    "what words name, until their tables are written; whose groups have few issues, a hint about the plan",
  "src/maintenance/issues/triage/store.ts":
    "sizes of groups, by reader and filter, for a minute; counts of tabs, until their tables are written",
  "src/screens/about/downloads.ts": "hashes of the product's own files",
  "src/screens/manual/manual.ts": "the product's own manual, rendered and indexed",
  "src/sessions/book/store.ts": "compiled statements",
  "src/sessions/recordings/thumbnails/worker.ts": "a Worker has one owner",
  "src/sessions/session/store-access.ts": "which recordings need an approval, read again after a write",
  "src/sessions/session/store-list.ts": "which searches find much: a hint about the plan of a query",
  "src/sessions/worklist/store.ts": "compiled statements",
  "src/web/assets.ts": "addresses of the product's own files",
  "src/web/cached-fragment.tsx": "markup, by everything that it depends on, and the word for its holes",
  "src/web/texts/format.ts": "local times, by instant and time zone",
}

const files = ["src", "islands", "sql", "protocols"].flatMap(sourceFiles)
const imports = files.flatMap(importsOf)
const asText = ({ from, target }: { from: string; target: string }) => `${from} imports ${target}`

test("the architecture test finds the project's files and imports", () => {
  expect(files.length).toBeGreaterThan(20)
  expect(imports.length).toBeGreaterThan(50)
})

test("every file belongs to a kind, and every file of src to a room", () => {
  expect(files.filter((file) => kindOf(file) === undefined)).toEqual([])
  expect(files.filter((file) => file.startsWith("src/") && rankOf(file) === undefined)).toEqual([])
})

test("a file imports only kinds that its own kind may import", () => {
  expect(imports.filter(isWrongKind).map(asText).sort()).toEqual(EXCEPTIONS.map(asText).sort())
})

test("a room imports only rooms before it in the table of areas", () => {
  const wrong = imports.filter(({ from, target }) => {
    const [lower, upper] = [rankOf(target), rankOf(from)]
    return lower !== undefined && upper !== undefined && lower > upper
  })
  expect(wrong.map(asText).sort()).toEqual([])
})

test("no files import each other in a cycle", () => {
  expect(cycles()).toEqual([])
})

test("every exported name is imported by another file", () => {
  const all = [...files, ...["tests", "bench", "scripts"].flatMap(sourceFiles)]
  const imported = new Set(all.flatMap(importedNames))
  const declaration =
    /^export (?:abstract )?(?:async )?(?:function\*?|const|class|interface|type|enum) (\w+)/gm
  const unused = all
    .filter((file) => !imported.has(`${file} *`) && file !== "sql/types.ts")
    .flatMap((file) => [...textOf(file).matchAll(declaration)].map(([, name]) => `${file} ${name}`))
  // Commands are started by the name of their file; one function is imported by a program that a test writes.
  const named = /^(bench|scripts)\/[\w-]+\.ts main$|^tests\/harness\/database-server\.ts joinServerIn$/
  expect(unused.filter((exported) => !imported.has(exported) && !named.test(exported))).toEqual([])
})

test("limits of accepted input are named constants", () => {
  const bare = /\.(maxLength|minLength|maximum|minimum|length)\((?![01][,)])\d/
  const contracts = files.filter((file) => /\/contract(-[\w-]+)?\.ts$|^src\/base\/schema/.test(file))
  expect(contracts.length).toBeGreaterThan(20)
  expect(contracts.filter((file) => bare.test(textOf(file)))).toEqual([])
})

test("only three files write markup that React has not escaped", () => {
  const writing = files.filter((file) => textOf(file).includes("dangerouslySetInnerHTML"))
  expect(writing.sort()).toEqual([
    "src/web/cached-fragment.tsx",
    "src/web/island.tsx",
    "src/web/rich-text.tsx",
  ])
})

test("no file name is a collective word such as utils, common or helpers", () => {
  const all = [...files, ...["tests", "scripts", "bench"].flatMap(sourceFiles)]
  expect(all.filter((file) => EMPTY_NAMES.test(file))).toEqual([])
})

test("no index file re-exports other files", () => {
  expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([])
})

test("rules and protocol machines do not read the clock", () => {
  expect(files.filter((file) => CLOCK_FREE.test(file) && CLOCK.test(withoutComments(file)))).toEqual([])
})

test("only rules, authorities and the authorization of requests read whether a user is a superuser", () => {
  const decides = /\/rules(-[\w-]+)?\.ts$|^src\/base\/authorities\.ts$|^src\/http\/authorize\.ts$/
  const asks = (file: string) => /\.isSuperuser\b/.test(withoutComments(file))
  expect(files.filter((file) => file.startsWith("src/") && asks(file) && !decides.test(file))).toEqual([])
})

test("no module of src holds mutable state, besides shared caches and Workers", () => {
  const variable = /^(export )?let /m
  const collection =
    /^(export )?const \w+(: .+)? =\s+(new \w*(Map|Set|Cache)(<[\s\S]*?>)?\((\)|\{|[\d_]+\))|new \w*(Semaphore|Counter)|\[\]$)/m
  const weak = /^(export )?const \w+(: .+)? = new Weak/
  const holdsState = (file: string) =>
    withoutComments(file)
      .split(/^(?=\S)/m)
      .some((statement) => variable.test(statement) || (collection.test(statement) && !weak.test(statement)))
  const found = files.filter((file) => file.startsWith("src/") && holdsState(file))
  expect(found.sort()).toEqual(Object.keys(SHARED_STATE).sort())
})

test("no object or list spreads a literal of its kind, and no object a conditional one", () => {
  const inner = "(?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*?"
  // A list that is mapped or filtered at once is no literal any more; one that spreads another is a copy.
  const list = "\\[(?!\\.\\.\\.)(?:[^\\[\\]]|\\[[^\\[\\]]*\\])*\\](?!\\s*\\.)"
  const literal = new RegExp(`\\.\\.\\.\\s*(\\{|\\(${inner}(?:&&|\\?|:)\\s*\\{|${list})`)
  expect(literal.test('[...["a", "b"], c]')).toBe(true)
  expect(literal.test("[...[a, b].filter(c), d]")).toBe(false)
  expect(literal.test("{ a, ...(b && { b }) }")).toBe(true)
  expect(literal.test("{ a, ...(await load(b, { c })) }")).toBe(false)
  expect(files.filter((file) => literal.test(withoutComments(file)))).toEqual([])
})

test("no source file contains a path of the machine on which it was written", () => {
  const all = [...files, ...["tests", "scripts", "bench"].flatMap(sourceFiles)]
  const place = new RegExp(`["'\`/ ](/${["work", "farm"].join("/|/")}/)`)
  expect(all.filter((file) => place.test(textOf(file)))).toEqual([])
})

function kindOf(file: string) {
  return KINDS.find((kind) => kind.files.test(file))
}

function isWrongKind({ from, target }: Import): boolean {
  const kind = kindOf(from)!
  if (kind.imports.includes("*")) return false
  if (!/^(src|islands|sql|protocols|connector)\//.test(target))
    return kind.packages !== undefined && !kind.packages.test(target)
  const targetKind = kindOf(target)?.name
  if (targetKind === kind.name) return false
  const names = [targetKind, ...SHARED.filter(({ files }) => files.test(target)).map(({ name }) => name)]
  return !names.some((name) => name !== undefined && kind.imports.includes(name))
}

/** The position of a file's room in the table of areas; undefined outside `src` and for a file without a room. */
function rankOf(file: string): number | undefined {
  const [top, area, room] = file.split("/")
  if (top !== "src" || area === undefined) return undefined
  if (area.includes(".") || area === "cli") return Number.POSITIVE_INFINITY
  const inRoom = ROOMS.indexOf(`${area}/${room}`)
  const position = inRoom >= 0 ? inRoom : ROOMS.indexOf(area)
  return position < 0 ? undefined : position
}

/** What a file imports of others as "file name", and as "file *" where it may use every name. */
function importedNames(file: string): string[] {
  const clauses =
    /(?:import|export)\s(?:type\s)?(?:\w+,\s*)?\{([^}]*)\}\s*from\s*"(\.[^"]+)"|(?:\bimport\(|\*\sas\s\w+\sfrom)\s*"(\.[^"]+)"/g
  return [...textOf(file).matchAll(clauses)].flatMap(([, names = "", named, whole]) => {
    const target = join(dirname(file), (named ?? whole)!)
    if (whole) return [`${target} *`]
    return names.split(",").map((name) => `${target} ${/(?:type\s+)?(\w+)/.exec(name)?.[1]}`)
  })
}

/** Groups of files that import each other, directly or through others (Tarjan's algorithm). */
function cycles(): string[][] {
  const targets = new Map(files.map((file) => [file, [] as string[]]))
  for (const { from, target } of imports) if (targets.has(target)) targets.get(from)?.push(target)
  const [index, low] = [new Map<string, number>(), new Map<string, number>()]
  const [stack, found]: [string[], string[][]] = [[], []]
  const visit = (file: string): void => {
    index.set(file, index.size)
    low.set(file, index.get(file)!)
    stack.push(file)
    for (const target of targets.get(file) ?? []) {
      if (!index.has(target)) visit(target)
      if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!))
    }
    if (low.get(file) !== index.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1) found.push(group.sort())
  }
  for (const file of files) if (!index.has(file)) visit(file)
  return found
}
