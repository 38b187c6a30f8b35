/** The documents name what exists: identifiers of the glossary, files, flags and commands. */
import { expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../../scripts/build-cache.ts"
import { sourceFiles, textOf } from "../../scripts/imports.ts"
import { parseConfig } from "../../src/config.ts"

const FOLDERS = ["src", "islands", "protocols", "sql"]
/** Names of files that every room has. */
const ROLES = new Set(["rules.ts", "contract.ts", "store.ts", "actions.ts", "api.ts"])
const IDENTIFIER = /[A-Za-z_][A-Za-z0-9_]*/g

test("every code term of the glossary is a file or an identifier of the code", () => {
  const terms = textOf("GLOSSARY.md")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .flatMap(termsOfRow)
  const words = new Set(
    [...FOLDERS.flatMap(sourceFiles), "tests/architecture.test.ts"].flatMap(
      (file) => textOf(file).match(IDENTIFIER) ?? [],
    ),
  )
  expect(terms.length).toBeGreaterThan(50)
  expect(
    terms.filter((term) => (term.includes("/") ? !existsSync(join(ROOT, term)) : !words.has(term))),
  ).toEqual([])
})

test("every file and folder that the architecture page names exists", () => {
  const named = [...textOf("ARCHITECTURE.md").matchAll(/`([\w.*-]+\/[\w./*-]*|[\w-]+\.tsx?)`/g)].map(
    (match) => match[1]!,
  )
  const places = [
    "",
    "src",
    "src/web",
    "src/maintenance",
    "src/sessions",
    "src/identity",
    "tests",
    "protocols",
    "islands",
    "src/demo",
  ]
  const exists = (path: string) => places.some((place) => existsSync(join(ROOT, place, path)))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !path.startsWith("/") && !ROLES.has(path) && !exists(path))).toEqual([])
})

test("the README's table of flags has every flag of the server with its variable, and no other", () => {
  const documented = [...textOf("README.md").matchAll(/^\| `(--[\w-]+)` \| `(\w+)` \|/gm)].map(
    ([, flag, variable]) => `${flag} ${variable}`,
  )
  const parsed = parseConfig(["--help"], {}, { current: "/" }, "0", () => "")
  const help = parsed.kind === "help" ? parsed.text : ""
  const offered = [...help.matchAll(/^ {2}(--[\w-]+) <[^>]+>\s+([A-Z_]+)\s/gm)].map(
    ([, flag, variable]) => `${flag} ${variable}`,
  )
  expect(offered.length).toBeGreaterThan(15)
  expect(documented.sort()).toEqual(offered.sort())
})

test("the documents name only commands that the package has", async () => {
  const { scripts } = await Bun.file(join(ROOT, "package.json")).json()
  const documents = ["README.md", "bench/README.md", "ARCHITECTURE.md", "DECISIONS.md"].map(textOf).join("\n")
  const named = new Set([...documents.matchAll(/`(?:bun )?run ([a-z][\w:-]*)/g)].map(([, name]) => name!))
  expect(named.size).toBeGreaterThan(10)
  expect([...named].filter((name) => !(name in scripts))).toEqual([])
})

test.each(["vnc", "ssh", "rdp", "https", "screen"])(
  "every file that the README of protocols/%s names exists",
  (protocol) => {
    const folder = `protocols/${protocol}`
    const files = [...textOf(`${folder}/README.md`).matchAll(/`((?:\.\.\/)*[\w/-]+\.ts)`/g)].map(
      ([, file]) => file!,
    )
    const exists = (file: string) =>
      [folder, "protocols", "src", "islands", ""].some((place) => existsSync(join(ROOT, place, file)))
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => !exists(file))).toEqual([])
  },
)

/** The backticked terms in the second column. */
function termsOfRow(row: string): string[] {
  return [...(row.split("|")[2] ?? "").matchAll(/`([^`]+)`/g)].map((match) => match[1]!)
}
