/** The program's commands in the process of the test: loading the whole program takes a second of CPU time each. */
import { spyOn } from "bun:test"
import { runCommand } from "../../src/cli/commands.ts"

/** @returns the exit code, and what the command printed on both streams */
export async function runCommandHere(...args: string[]): Promise<{ code: number | null; said: string }> {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const errors = spyOn(console, "error").mockImplementation(print)
  try {
    return { code: await runCommand(args, print), said: lines.join("\n") }
  } finally {
    errors.mockRestore()
  }
}
