/**
 * A real QEMU whose guest is a boot sector: it writes every character typed on its (US) keyboard to the serial port, so
 * that a test reads what a machine understood. Needs Debian's `qemu-system-x86`.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../harness/free-port.ts"

export interface Qemu {
  port: number
  /** What the guest's BIOS made of the keys so far. */
  typed(): string
  /** Resolves as soon as the guest has read this, after what was waited for before. */
  waitForTyped(text: string): Promise<void>
  stop(): Promise<void>
}

const SECTOR_BYTES = 512
/** mov dx,3f8; mov al,'>'; out dx,al; again: xor ah,ah; int 16h; mov dx,3f8; out dx,al; jmp again */
const PROGRAM = [
  0xba, 0xf8, 0x03, 0xb0, 0x3e, 0xee, 0x30, 0xe4, 0xcd, 0x16, 0xba, 0xf8, 0x03, 0xee, 0xeb, 0xf6,
]
const READY = ">"
const VNC_PORT_BASE = 5900

/** @param password  VNC authentication with it; none when left out */
export async function startQemu({ password }: { password?: string } = {}): Promise<Qemu> {
  const program = Bun.which("qemu-system-x86_64")
  if (!program) throw new Error("QEMU is missing: install the Debian package qemu-system-x86")
  const folder = mkdtempSync(join(tmpdir(), "millwright-qemu-"))
  const port = await freePort()
  const sector = Buffer.alloc(SECTOR_BYTES)
  sector.set(PROGRAM)
  sector.set([0x55, 0xaa], SECTOR_BYTES - 2)
  writeFileSync(join(folder, "boot"), sector)
  const secret = password === undefined ? [] : ["-object", `secret,id=vnc,data=${password}`]
  const screen = `127.0.0.1:${port - VNC_PORT_BASE}${password === undefined ? "" : ",password-secret=vnc"}`
  const machine = ["-m", "16", "-net", "none", "-drive", `file=${folder}/boot,format=raw`, "-boot", "c"]
  const output = ["-display", "none", "-serial", "stdio", "-monitor", "none", "-vnc", screen]
  const child = Bun.spawn([program, ...machine, ...secret, ...output], {
    ...{ stdin: "pipe", stdout: "pipe", stderr: "ignore" },
  })
  let typed = ""
  let seen = 0
  let wake = Promise.withResolvers<void>()
  const read = async () => {
    for await (const bytes of child.stdout) {
      typed += Buffer.from(bytes).toString("latin1")
      wake.resolve()
      wake = Promise.withResolvers()
    }
    wake.promise.catch(() => {})
    wake.reject(new Error(`QEMU ended; typed so far: ${JSON.stringify(typed)}`))
  }
  void read()
  const reads = async (text: string) => {
    while (typed.indexOf(text, seen) < 0) await wake.promise
    seen = typed.indexOf(text, seen) + text.length
  }
  const stop = async () => {
    child.kill("SIGKILL")
    await child.exited
    rmSync(folder, { recursive: true, force: true })
  }
  await reads(READY)
  return { port, typed: () => typed.slice(1), waitForTyped: reads, stop }
}
