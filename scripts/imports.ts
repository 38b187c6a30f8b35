/** Who imports whom: read from the text of the project's files. */
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { ROOT } from "./build-cache.ts"

export interface Import {
  from: string
  /** A project path, or a package's name. */
  target: string
}

/** All TypeScript below a folder of the project, as project paths; none when the folder does not exist. */
export function sourceFiles(folder: string): string[] {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("protocols/kernels/assembly/"))
      .sort()
  } catch {
    return []
  }
}

export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), "utf8")
}

export function withoutComments(file: string): string {
  return textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "")
}

/** Every import, also of types and also dynamic: a wrong direction in a type is a wrong direction. */
export function importsOf(file: string): Import[] {
  const statements =
    /(?:^|\n)\s*(?:import|export)\s[^"'`;]*?from\s*["']([^"']+)["']|\bimport\s*\(?\s*["']([^"']+)["']/g
  return [...withoutComments(file).matchAll(statements)].map((match) => {
    const name = (match[1] ?? match[2])!
    return {
      from: file,
      target: name.startsWith(".") ? relative(ROOT, join(ROOT, dirname(file), name)) : name,
    }
  })
}
