/** One person's shell on a machine: the prompt, and whatever runs in the foreground. */
import { type Activity, followLog, liveTable, monitor, type Screen } from "./activity.ts"
import { completions, type Outcome, runCommand } from "./commands.ts"
import { keysOf } from "./keys.ts"
import { LineEditor } from "./line-editor.ts"
import type { ShellMachine } from "./machine.ts"
import { accent, bold } from "./paint.ts"

export interface ShellOptions {
  machine: ShellMachine
  user: string
  cols: number
  rows: number
  print(text: string): void
  leave(): void
}

export interface Shell {
  type(text: string): void
  resize(cols: number, rows: number): void
  /** Time has passed: what is live is drawn anew. */
  refresh(): void
  /** The person is gone. */
  close(): void
}

export function startShell(options: ShellOptions): Shell {
  const { machine, user, leave, print } = options
  const screen: Screen = { print, cols: options.cols, rows: options.rows }
  let activity: Activity | null = null

  const editor: LineEditor = new LineEditor(`${accent(bold(`${machine.name}>`))} `, {
    print,
    line: (line) => react(runCommand(line, { machine, user, history: editor.history })),
    interrupt: () => editor.show(),
    leave,
    complete: (line) => completions(line, machine),
  })
  editor.cols = screen.cols

  function react(outcome: Outcome) {
    if ("leave" in outcome) {
      print("signed out\r\n")
      return leave()
    }
    if ("view" in outcome) {
      activity = { table: liveTable, log: followLog, monitor }[outcome.view](machine, screen)
      return activity.begin()
    }
    for (const line of outcome.text) print(`${line}\r\n`)
    return editor.show()
  }

  function stopActivity(): void {
    activity?.end()
    activity = null
  }

  print(`${machine.welcome.join("\r\n")}\r\n\r\n`)
  editor.show()
  return {
    type(text) {
      for (const key of keysOf(text)) {
        if (activity === null) editor.key(key)
        else if (activity.endsWith(key)) {
          stopActivity()
          editor.show()
        }
      }
    },
    resize(cols, rows) {
      Object.assign(screen, { cols, rows })
      editor.cols = cols
      activity?.refresh()
    },
    refresh: () => activity?.refresh(),
    close: stopActivity,
  }
}
