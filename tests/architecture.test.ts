/** The shape of the project: who may import whom, which names say nothing. */
import { expect, test } from "bun:test"
import { type Import, importsOf, sourceFiles, textOf, withoutComments } from "../scripts/imports.ts"

/** Names that collect whatever found no place. */
const EMPTY_NAMES = /(^|[/.-])(utils?|common|helpers?|managers?|services?|misc)([/.-]|$)/i
/** These are told the time; what owns sockets, timers or files (drive, recording) reads it. */
const CLOCK_FREE = /^src\/[^/]+\/rules\.ts$|^protocols\/(?!drive|recording)/
const CLOCK = /\bDate\.now\(\)|\bnew Date\(\)|\bperformance\.now\(\)/

/**
 * Every file belongs to the first kind whose pattern fits, and may import the kinds named (and always its own kind),
 * a package when `packages` fits it. A room's file may import the same room's lower files through its kind.
 */
const KINDS: { name: string; files: RegExp; imports: string[]; packages?: RegExp }[] = [
  { name: "entry", files: /^src\/(main|start|cli|jobs)\.tsx?$/, imports: ["*"] },
  { name: "config", files: /^src\/config\.ts$/, imports: ["base"], packages: /^node:path$/ },
  { name: "app", files: /^src\/app\.tsx?$/, imports: ["*"] },
  {
    name: "base",
    files: /^src\/base\//,
    imports: ["sql", "printable"],
    packages: /^(kysely|zod\/mini|node:|isomorphic-dompurify|package\.json$)/,
  },
  { name: "sql", files: /^sql\/(?!seeds\/)/, imports: [] },
  {
    name: "seeds",
    files: /^sql\/seeds\//,
    imports: ["sql", "base", "rules", "store", "actions", "edges", "contract"],
  },
  // timingSafeEqual is a pure comparison.
  {
    name: "rules",
    files: /^src\/[^/]+\/rules(-[\w-]+)?\.ts$|^src\/licence\/vendor-key\.ts$/,
    imports: ["base"],
    packages: /^node:crypto$/,
  },
  {
    name: "contract",
    files: /^src\/[^/]+\/contract(-[\w-]+)?\.ts$/,
    imports: ["base", "rules", "http"],
    packages: /^zod\/mini$/,
  },
  {
    name: "store",
    files: /^src\/[^/]+\/store(-[\w-]+)?\.ts$/,
    imports: ["base", "rules", "contract", "sql"],
    packages: /^(kysely|node:crypto)$/,
  },
  {
    name: "actions",
    files: /^src\/[^/]+\/actions(-[\w-]+)?\.ts$/,
    imports: ["base", "rules", "contract", "store", "edges", "sql", "live"],
  },
  {
    name: "api",
    files: /^src\/[^/]+\/api\.ts$/,
    imports: ["base", "contract", "rules", "store", "actions", "http", "live"],
  },
  {
    name: "live",
    files: /^src\/remote\/[\w-]+\.ts$/,
    imports: ["base", "rules", "contract", "store", "actions", "edges", "http", "protocols"],
  },
  { name: "http", files: /^src\/http\//, imports: ["base", "rules", "store"] },
  { name: "web", files: /^src\/web\//, imports: ["base", "http", "rules", "contract", "islands"] },
  { name: "edges", files: /^src\/edges\//, imports: ["base", "sql", "http"] },
  // A room's screens: pages.tsx and what it is made of.
  {
    name: "pages",
    files: /^src\/[^/]+\/[\w-]+\.tsx$/,
    imports: ["base", "rules", "contract", "store", "actions", "http", "web", "live", "islands"],
  },
  { name: "protocols", files: /^protocols\//, imports: [] },
  { name: "connector", files: /^connector\//, imports: ["protocols"] },
  {
    name: "islands",
    files: /^islands\//,
    imports: ["contract", "rules", "webTexts", "call", "viewerWire", "webParts"],
    packages: /^(react(-dom)?(\/.*)?|htmx\.org.*|i18next|zod\/mini|@xterm\/.*|@simplewebauthn\/browser)$/,
  },
]

/** Files that more than their kind may import. */
const SHARED: { name: string; files: RegExp }[] = [
  { name: "webTexts", files: /^src\/web\/(texts\/|texts\.ts|i18n|view\.ts)/ },
  { name: "call", files: /^src\/http\/call\.ts$/ },
  // The two neutral vocabularies are the words of the viewer's messages.
  { name: "viewerWire", files: /^protocols\/(viewer-wire[\w-]*|desktop|terminal)\.ts$/ },
  // The one filter for text from outside, whichever way it came in.
  { name: "printable", files: /^protocols\/printable\.ts$/ },
  // Pictures without behaviour, the same on the server and in an island.
  { name: "webParts", files: /^src\/web\/(button|icon)\.tsx$/ },
]

/** Known and meant, each with its reason. A line that is no longer needed fails the test too. */
const EXCEPTIONS: { from: string; target: string; because: string }[] = [
  {
    from: "src/identity/signin/actions.ts",
    target: "src/http/cookies.ts",
    because: "a person is recognised by a request's cookie",
  },
  {
    from: "src/identity/signin/actions.ts",
    target: "src/http/authorize.ts",
    because: "and the gate is told who it is (a type)",
  },
  {
    from: "src/identity/signin/actions.ts",
    target: "src/http/request.ts",
    because: "where from is written down when a sign-in is found idle or a token is used",
  },
  {
    from: "src/http/static-assets.ts",
    target: "src/web/assets.ts",
    because: "serves the folder that pages refer to",
  },
]

const files = ["src", "islands", "sql", "protocols", "connector"].flatMap(sourceFiles)
const imports = files.flatMap(importsOf)

test("the check sees the project", () => {
  expect(files.length).toBeGreaterThan(20)
  expect(imports.length).toBeGreaterThan(50)
})

test("every file has a place", () => {
  expect(files.filter((file) => kindOf(file) === undefined)).toEqual([])
})

test("imports go down only: base, rules, contract, store, actions, api and pages, app, main", () => {
  const said = ({ from, target }: Import) => `${from} imports ${target}`
  expect(imports.filter(isWrong).map(said).sort()).toEqual(EXCEPTIONS.map(said).sort())
})

test("limits of what is taken in have names", () => {
  const bare = /\.(maxLength|minLength|maximum|minimum|length)\((?![01][,)])\d/
  const contracts = files.filter((file) => /^src\/.*\/contract[^/]*\.ts$|^src\/base\/schema/.test(file))
  expect(contracts.length).toBeGreaterThan(20)
  expect(contracts.filter((file) => bare.test(textOf(file)))).toEqual([])
})

test("markup that React has not escaped is written in three places, each of which says where it comes from", () => {
  const writing = files.filter((file) => textOf(file).includes("dangerouslySetInnerHTML"))
  expect(writing.sort()).toEqual([
    "src/web/island.tsx",
    "src/web/cached-fragment.tsx",
    "src/web/rich-text.tsx",
  ])
})

test("no file name is a collective word such as utils, common or helpers", () => {
  const all = [...files, ...["tests", "scripts", "bench"].flatMap(sourceFiles)]
  expect(all.filter((file) => EMPTY_NAMES.test(file))).toEqual([])
})

test("no index file passes on what others export", () => {
  expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([])
})

test("rules and protocol machines are told the time", () => {
  expect(files.filter((file) => CLOCK_FREE.test(file) && CLOCK.test(withoutComments(file)))).toEqual([])
})

test("whether somebody is a superuser decides in rules, and in the gate that asks them, alone", () => {
  const decides = /\/rules[^/]*\.ts$|^src\/http\/gate\.ts$/
  const asks = (file: string) => /\.isSuperuser\b/.test(withoutComments(file))
  expect(files.filter((file) => file.startsWith("src/") && asks(file) && !decides.test(file))).toEqual([])
})

test("no file knows the machine it was written on", () => {
  const all = [...files, ...["tests", "scripts", "bench"].flatMap(sourceFiles)]
  const place = new RegExp(`["'\`/ ](/${["work", "farm"].join("/|/")}/)`)
  expect(all.filter((file) => place.test(textOf(file)))).toEqual([])
})

function kindOf(file: string) {
  return KINDS.find((kind) => kind.files.test(file))
}

function isWrong({ from, target }: Import): boolean {
  const kind = kindOf(from)!
  if (kind.imports.includes("*")) return false
  if (!/^(src|islands|sql|protocols|connector)\//.test(target))
    return kind.packages !== undefined && !kind.packages.test(target)
  const targetKind = kindOf(target)?.name
  if (targetKind === kind.name) return false
  const names = [
    targetKind,
    ...SHARED.filter((shared) => shared.files.test(target)).map((shared) => shared.name),
  ]
  return !names.some((name) => name !== undefined && kind.imports.includes(name))
}
