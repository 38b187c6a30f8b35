/** The documents name what exists: identifiers of the glossary, files of the architecture page. */
import { expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "../../scripts/build-cache.ts"
import { sourceFiles, textOf } from "../../scripts/imports.ts"

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

/** The backticked terms in the second column. */
function termsOfRow(row: string): string[] {
  return [...(row.split("|")[2] ?? "").matchAll(/`([^`]+)`/g)].map((match) => match[1]!)
}
