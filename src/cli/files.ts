/** `millwright files`: verification of stored files and recordings. */
import { createFileStorage } from "../edges/external-clients.ts"
import { verifyRecordings } from "../sessions/recordings/actions-verify.ts"
import { verifyContents } from "../system/files/actions.ts"
import { type Print, unknownVerb, withDatabase } from "./command.ts"

/** Prints damaged and missing files with the objects that name them. @throws Error when there are any */
export async function runFiles(verb: string, args: string[], print: Print): Promise<void> {
  if (verb !== "verify") throw unknownVerb("files", verb)
  await withDatabase(args, async ({ db }, config) => {
    const contents = await verifyContents({ db, files: createFileStorage(config) })
    const recordings = await verifyRecordings({ db, dataFolder: config.dataFolder })
    print(JSON.stringify({ ...contents, recordings }, null, 2))
    const problems = [
      contents.damaged.length > 0 &&
        `${contents.damaged.length} stored files are damaged or missing; uploading one again replaces it`,
      recordings.damaged.length > 0 && `${recordings.damaged.length} recordings are damaged or missing`,
    ].filter(Boolean)
    if (problems.length > 0) throw new Error(problems.join("; "))
  })
}
