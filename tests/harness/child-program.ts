/** Runs a program of the project as a real child process and reads its output. */
import { tmpdir } from "node:os"
import { join } from "node:path"

export const PROJECT_ROOT = join(import.meta.dir, "../..")

export interface ChildProgram {
  pid: number
  /** The output so far on both streams. */
  output(): string
  /** Resolves with the match as soon as the output has one. @throws Error with the output when the program ends first */
  waitForOutput(pattern: RegExp): Promise<RegExpMatchArray>
  signal(name: NodeJS.Signals): void
  exited: Promise<number>
}

const running = new Set<Bun.Subprocess>()

/**
 * @param command      after `bun`, e.g. ["src/main.ts", "--port", "0"]
 * @param environment  added to a bare one: nothing of the test run's own settings leaks in
 * @param before       put before the command, e.g. to run it as another user
 */
export function startProgram(
  command: string[],
  environment: Record<string, string> = {},
  before: (command: string[]) => string[] = (same) => same,
): ChildProgram {
  const child = Bun.spawn(before([process.execPath, ...command]), {
    cwd: PROJECT_ROOT,
    env: { PATH: process.env.PATH, HOME: tmpdir(), TMPDIR: tmpdir(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  })
  running.add(child)
  let text = ""
  const listeners = new Set<() => void>()
  const hear = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true })
      for (const listener of listeners) listener()
    }
  }
  const exited = Promise.all([hear(child.stdout), hear(child.stderr), child.exited]).then(([, , code]) => {
    running.delete(child)
    return child.signalCode === null ? code : 128
  })
  return {
    pid: child.pid,
    output: () => text,
    waitForOutput: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = text.match(pattern)
          if (!match) return
          listeners.delete(look)
          resolve(match)
        }
        listeners.add(look)
        void exited.then((code) => reject(new Error(`ended with ${code} before saying ${pattern}:\n${text}`)))
        look()
      }),
    signal: (name) => child.kill(name),
    exited,
  }
}

/** For `afterAll`: nothing that a test started outlives it. */
export async function killPrograms(): Promise<void> {
  for (const child of running) child.kill("SIGKILL")
  await Promise.all([...running].map((child) => child.exited))
}
