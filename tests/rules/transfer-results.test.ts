/** What a person reads about a transferred file that the virus scan did not release, or could not look at. */
import { describe, expect, test } from "bun:test"
import { isReleased, SCAN_STATE_NAMES } from "../../src/system/antivirus/rules.ts"
import { translatorOf } from "../../src/web/texts/catalogues.ts"
import { LANGUAGES } from "../../src/web/texts/language.ts"
import { isReleasedUnscanned, transferProblem } from "../../src/web/texts/transfer-result.ts"

const aFile = {
  state: "DECLINED",
  failure: "",
  virusId: "",
  antivirusScanState: "SERVER_DECLINED",
}

describe.each([...LANGUAGES])("in the language %s a file that was held back", (lang) => {
  const t = translatorOf(lang)

  test("says whether it is infected, was too large, or met no scanner", () => {
    const sentences = [
      transferProblem(aFile, t),
      transferProblem({ ...aFile, virusId: "Eicar" }, t),
      transferProblem({ ...aFile, antivirusScanState: "SIZE_TOO_LARGE_DECLINED" }, t),
      transferProblem({ ...aFile, antivirusScanState: "SCANNER_UNREACHABLE_DECLINED" }, t),
    ]
    expect(new Set(sentences).size).toBe(4)
    expect(sentences[1]).toContain("Eicar")
    for (const sentence of sentences) expect(sentence).not.toContain("_")
  })
})

test("a file that arrived has no problem, and is marked when a policy released it without a scan", () => {
  const t = translatorOf("en-GB")
  const released = SCAN_STATE_NAMES.filter(isReleased)
  const files = released.map((antivirusScanState) => ({
    ...aFile,
    state: "COMPLETED",
    antivirusScanState,
  }))
  expect(files.map((file) => transferProblem(file, t))).toEqual(files.map(() => null))
  expect(files.filter(isReleasedUnscanned).map(({ antivirusScanState }) => antivirusScanState)).toEqual([
    "SIZE_TOO_LARGE_ACCEPTED",
    "SCANNER_UNREACHABLE_ACCEPTED",
  ])
})

test("a file that was held back is not marked as released", () => {
  expect(isReleasedUnscanned({ ...aFile, antivirusScanState: "SIZE_TOO_LARGE_ACCEPTED" })).toBe(false)
})
