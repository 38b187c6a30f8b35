/** Entry point: reads flags and environment, and runs Millwright until a stop signal. */

import { createLogger, type Logger } from "./base/logger.ts"
import { VERSION } from "./base/version.ts"
import { runCommand, USAGE } from "./cli/commands.ts"
import { type Config, parseConfig } from "./config.ts"
import { readBoundedFile } from "./edges/files/bounded-file.ts"
import { reexecUnprivileged } from "./edges/host/privileges.ts"
import { createInitLink } from "./machines/initialisation/actions.ts"
import type { RunningMillwright, StartOptions } from "./start.ts"
import { type FailingStart, StartCancelled } from "./start-failure.ts"

/** Conventional exit codes: 1 failure, 2 wrong usage. */
const EXIT_FAILED = 1
const EXIT_USAGE = 2
/** 128 + SIGINT: a second Ctrl-C while stopping. */
const EXIT_INTERRUPTED = 130
/** One Ctrl-C arrives several times: from the terminal, and again from whatever started the server and passes it on. */
const SIGNAL_DEBOUNCE_MS = 1000

/** The cause of a stop that the service manager should not leave at that. */
const FAILURE = "failure"

interface RunOptions extends StartOptions {
  /** Default of --data, relative to the current folder. */
  dataFolder?: string
  /** Further folders that the program writes to. */
  folders?: string[]
  /** Called before anything is started; as root only where the data folder can be reached without. */
  beforeStart?: (dataFolder: string) => Promise<void>
  /** Called when the port is open, e.g. to print the demo's accounts. */
  onReady?: (running: RunningMillwright) => void
  /** Called after everything is stopped. */
  onStopped?: () => Promise<void>
}

/** Runs until SIGINT or SIGTERM; ends the process with its exit code. */
export async function run(args: string[], options: RunOptions = {}): Promise<void> {
  const folders = { current: process.cwd(), data: options.dataFolder }
  const parsed = parseConfig(args, process.env, folders, VERSION, readBoundedFile)
  switch (parsed.kind) {
    case "help":
      console.log(`${USAGE}\n\n${parsed.text}`)
      return
    case "version":
      console.log(parsed.text)
      return
    case "wrong":
      for (const mistake of parsed.mistakes) console.error(`millwright: ${mistake}`)
      return process.exit(EXIT_USAGE)
    case "run":
      prepareFolders(parsed.config, options)
      await options.beforeStart?.(parsed.config.dataFolder)
      return await runUntilStopped(parsed.config, options)
  }
}

/** Ends the process when the folders cannot be used. */
function prepareFolders(config: Config, { folders }: RunOptions): void {
  try {
    reexecUnprivileged({ ...config, folders }, (sentence) => console.error(`millwright: ${sentence}`))
  } catch (error) {
    console.error(`millwright: ${failureText(error as Error, config)}`)
    process.exit(EXIT_FAILED)
  }
}

/** The system's own texts name a file, not the option that leads there. */
function failureText(error: Error, { dataFolder, keyFile }: Config): string {
  const { path = "", message } = error as NodeJS.ErrnoException
  if (path.startsWith(dataFolder)) return `--data: ${dataFolder} cannot be used: ${message}`
  if (path !== "" && keyFile?.startsWith(path)) return `--key-file: ${keyFile} cannot be used: ${message}`
  return message
}

async function runUntilStopped(config: Config, options: RunOptions): Promise<void> {
  const log = createLogger({ level: config.logLevel, pretty: process.stderr.isTTY })
  const failure = waitForUncaughtException(log)
  const stopSignal = waitForStopSignal()
  ignoreSighup(log)
  // Loaded late: most of the program is of no use to commands, nor to root before it becomes another account.
  const { startMillwright } = await import("./start.ts")
  const starting = startMillwright(config, log, {
    ...options,
    failing: failingStart(config, stopSignal, log),
  })
  const running = await starting.catch(async (error: Error) => {
    const isStopped = error instanceof StartCancelled
    if (!isStopped) console.error(`millwright: ${failureText(error, config)}`)
    log.debug("start failed", { error })
    await options.onStopped?.()
    process.exit(isStopped ? 0 : EXIT_FAILED)
  })
  const failedOpening = printStartup(running, options).then(
    () => neverSettles,
    (error) => {
      log.error("the start could not be completed", { error })
      return FAILURE
    },
  )
  const databaseLost = running.databaseLost.then((reason) => {
    log.error("the server stops because it has lost its database", { reason })
    return FAILURE
  })
  const cause = await Promise.race([stopSignal, failure, databaseLost, failedOpening])
  log.info("stopping", { cause })
  const code = await stopAll(running, options, log)
  process.exit(cause === FAILURE ? EXIT_FAILED : code)
}

/** At a terminal the message is read at once; the page is not needed. */
function failingStart(config: Config, stopSignal: Promise<string>, log: Logger): FailingStart {
  const stopping = new AbortController()
  stopSignal.then((cause) => stopping.abort(cause))
  const pageMs = process.stderr.isTTY ? 0 : config.startFailureSeconds * 1000
  return {
    signal: stopping.signal,
    pageMs,
    onFailure: (error, address) =>
      log.error("The server cannot start", { reason: error.message, page: pageMs > 0 ? address : undefined }),
  }
}

const neverSettles = new Promise<never>(() => {})

async function printStartup(running: RunningMillwright, options: RunOptions): Promise<void> {
  console.log(`Millwright is ready at ${running.address}`)
  console.log(`Data: ${running.deps.dataFolder}`)
  console.log("Stop: Ctrl-C")
  const initPath = await createInitLink(running.deps)
  if (initPath) console.log(`Enter the first administrator at ${running.address}${initPath}`)
  options.onReady?.(running)
}

/**
 * An unhandled rejection is a bug: it is logged, and the sessions of other users continue. After an uncaught
 * exception the state is unknown: the process stops in order, and the service manager restarts it.
 */
function waitForUncaughtException(log: Logger): Promise<string> {
  process.on("unhandledRejection", (error) => log.error("unhandled promise rejection", { error }))
  return new Promise((resolve) => {
    process.on("uncaughtException", (error) => {
      log.error("uncaught exception", { error })
      resolve(FAILURE)
    })
  })
}

/**
 * A closed terminal and `systemctl reload` send SIGHUP. There is nothing to reload, and running sessions must not end: it is
 * logged and ignored.
 */
function ignoreSighup(log: Logger): void {
  process.on("SIGHUP", () => log.info("SIGHUP is ignored; SIGTERM stops the server"))
  // The terminal may be closed: an error event of an output would otherwise end the process.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {})
}

/** The first signal stops in order, a later one immediately. */
function waitForStopSignal(): Promise<string> {
  return new Promise((resolve) => {
    let askedAtMs: number | null = null
    for (const name of ["SIGINT", "SIGTERM"] as const) {
      process.on(name, () => {
        askedAtMs ??= performance.now()
        if (performance.now() - askedAtMs > SIGNAL_DEBOUNCE_MS) process.exit(EXIT_INTERRUPTED)
        resolve(name)
      })
    }
  })
}

async function stopAll(running: RunningMillwright, options: RunOptions, log: Logger): Promise<number> {
  try {
    await running.stop()
    await options.onStopped?.()
    return 0
  } catch (error) {
    log.error("stopping failed", { error })
    return EXIT_FAILED
  }
}

/** A command, or the server: `millwright`, `millwright serve`, `millwright --port 8080`. */
async function main(args: string[]): Promise<void> {
  const code = await runCommand(args)
  if (code === null) await run(args[0] === "serve" ? args.slice(1) : args)
  else process.exitCode = code
}

if (import.meta.main) await main(process.argv.slice(2))
