/** Which tests a change reaches. */
import { expect, test } from "bun:test"
import { affectedBy } from "../../scripts/affected-tests.ts"

test.each<[string, string[], string, boolean]>([
  ["a rule reaches its own tests", ["src/http/hosts.ts"], "tests/rules/hosts.test.ts", true],
  ["a rule reaches what serves it", ["src/http/hosts.ts"], "tests/start/start.test.ts", true],
  ["a rule reaches no test of others", ["src/http/hosts.ts"], "tests/rules/recurring.test.ts", false],
  [
    "a migration reaches every test with a database",
    ["sql/0001_users_and_roles.sql"],
    "tests/store/jobs.test.ts",
    true,
  ],
  ["a migration reaches no pure rule", ["sql/0001_users_and_roles.sql"], "tests/rules/text.test.ts", false],
  ["a program reaches who starts it", ["tests/start/writer.ts"], "tests/start/database.test.ts", true],
  ["data reach who reads them", ["tests/data/endpoints.tsv"], "tests/api/endpoints.test.ts", true],
  ["a test reaches itself", ["tests/rules/text.test.ts"], "tests/rules/text.test.ts", true],
  ["a package reaches everything", ["bun.lock"], "tests/rules/text.test.ts", true],
  ["a text for people reaches nothing", ["README.md"], "tests/rules/text.test.ts", false],
])("affected tests: %s", (_, changed, testFile, expected) =>
  expect(affectedBy(changed)(testFile)).toBe(expected),
)
