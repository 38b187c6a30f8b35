/**
 * Compiles the kernels of the display engine from AssemblyScript to WASM.
 *
 * The result is committed as `protocols/kernels/kernels.gen.ts`, the module in base64: it is a few kilobytes, loads
 * identically in a Worker, a test and the compiled binary, and the product starts without the compiler.
 * A test rebuilds and compares it.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import asc from "assemblyscript/asc"

const SOURCE = "protocols/kernels/assembly/kernels.ts"
const ROOT = resolve(import.meta.dir, "..")
/** No runtime, no garbage collector: the kernels are loops over addresses. */
const FLAGS = ["-O3", "--noAssert", "--runtime", "stub", "--enable", "simd", "--use", "abort="]

/** Writes `kernels.gen.ts` into `outDir` and returns its path. @throws Error with the compiler's messages */
export async function buildKernels(outDir: string): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), "kernels-"))
  try {
    const wasm = join(scratch, "kernels.wasm")
    const { error, stderr } = await asc.main([SOURCE, "--baseDir", ROOT, "--outFile", wasm, ...FLAGS])
    if (error) throw new Error(`the kernels do not compile: ${stderr.toString()}`)
    const base64 = Buffer.from(await Bun.file(wasm).arrayBuffer()).toString("base64")
    await mkdir(outDir, { recursive: true })
    const target = join(outDir, "kernels.gen.ts")
    await Bun.write(
      target,
      `// Made by scripts/build-kernels.ts from ${SOURCE}\nexport const KERNELS_WASM = "${base64}"\n`,
    )
    return target
  } finally {
    await rm(scratch, { recursive: true })
  }
}

if (import.meta.main) console.log(await buildKernels(join(ROOT, "protocols/kernels")))
