/** One user's shell on a machine: the prompt, and the program in the foreground. */
import { type Activity, followLog, liveTable, monitor, type Screen } from "./activity.ts"
import { accent, bold } from "./ansi.ts"
import { type CommandResult, completions, runCommand } from "./commands.ts"
import { parseKeys } from "./keys.ts"
import { LineEditor } from "./line-editor.ts"
import type { ShellMachine } from "./machine.ts"

interface ShellOptions {
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
  /** Redraws live output; called periodically. */
  refresh(): void
  /** The user has disconnected. */
  close(): void
}

export function startShell(options: ShellOptions): Shell {
  const { machine, user, leave, print } = options
  const screen: Screen = { print, cols: options.cols, rows: options.rows }
  let activity: Activity | null = null

  const editor: LineEditor = new LineEditor(`${accent(bold(`${machine.name}>`))} `, {
    print,
    line: (line) => handleResult(runCommand(line, { machine, user, history: editor.history })),
    interrupt: () => editor.redraw(),
    leave,
    complete: (line) => completions(line, machine),
  })
  editor.cols = screen.cols

  function handleResult(outcome: CommandResult) {
    if ("leave" in outcome) {
      print("signed out\r\n")
      return leave()
    }
    if ("view" in outcome) {
      activity = { table: liveTable, log: followLog, monitor }[outcome.view](machine, screen)
      return activity.start()
    }
    for (const line of outcome.text) print(`${line}\r\n`)
    return editor.redraw()
  }

  function stopActivity(): void {
    activity?.stop()
    activity = null
  }

  print(`${machine.banner.join("\r\n")}\r\n\r\n`)
  editor.redraw()
  return {
    type(text) {
      for (const key of parseKeys(text)) {
        if (activity === null) editor.key(key)
        else if (activity.isEndedBy(key)) {
          stopActivity()
          editor.redraw()
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
