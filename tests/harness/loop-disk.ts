/**
 * A real ext4 file system with simulated power cuts: it is stored in a file, and a copy of that file taken while it
 * is mounted has the disk's content at that time, without the kernel's unwritten pages. Needs root and loop devices.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export interface LoopDisk {
  /** The folder on which it is mounted. */
  path: string
  /** Mounts what a power cut would leave now. @returns its folder, until `remove` */
  cut(): Promise<string>
  remove(): Promise<void>
}

const SIZE = "24M"
/** Longer than a test: the kernel syncs nothing by itself meanwhile. */
const COMMIT_SECONDS = 600

/** Where this process may mount disks; elsewhere tests with them are left out. */
export const canMountDisks = process.getuid?.() === 0 && existsSync("/dev/loop-control")

/** @throws Error with mount's or mkfs's words */
export async function loopDisk(): Promise<LoopDisk> {
  const folder = mkdtempSync(join(tmpdir(), "millwright-loop-disk-"))
  const mounted: string[] = []
  const mount = async (image: string, path: string) => {
    mkdirSync(path)
    await Bun.$`mount -o loop,commit=${COMMIT_SECONDS} ${image} ${path}`.quiet()
    mounted.push(path)
    return path
  }
  const image = join(folder, "image")
  await Bun.$`truncate -s ${SIZE} ${image} && mkfs.ext4 -q ${image}`.quiet()
  const path = await mount(image, join(folder, "disk"))
  let cuts = 0
  return {
    path,
    async cut() {
      cuts += 1
      const copy = join(folder, `copy-${cuts}`)
      copyFileSync(image, copy)
      return await mount(copy, join(folder, `cut-${cuts}`))
    },
    async remove() {
      for (const one of mounted) await Bun.$`umount ${one}`.quiet()
      rmSync(folder, { recursive: true })
    },
  }
}
