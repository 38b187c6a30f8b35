/** Cost of a new plain field: a column, one line in the declaration, and its texts. */
import { expect, test } from "bun:test"
import { join } from "node:path"

test("one line in the declaration of any entity adds a field to calls, forms, files, conflicts and audit entries", async () => {
  const program = join(import.meta.dir, "added-field-program.ts")
  const child = Bun.spawn([process.execPath, "test", "--timeout", "30000", program], {
    stdio: ["ignore", "pipe", "pipe"],
  })
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  const output = stdout + stderr
  expect(await child.exited, output).toBe(0)
  expect(output).toContain("31 pass")
}, 60_000)
