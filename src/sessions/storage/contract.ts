/** What the installation keeps and how much space is left, as a call. */
import { z } from "zod/mini"
import { instant, namedObject, namedRef, namedSchema } from "../../base/schema.ts"
import { get } from "../../http/endpoint.ts"

const stored = { count: z.int(), bytes: z.int() }
const storedFiles = namedObject("StoredFiles", stored)

const storageUse = namedObject("StorageUse", {
  measuredOn: instant,
  /** File system of the data folder. */
  fileSystem: namedSchema(
    "FileSystemUse",
    z.object({ usedBytes: z.int(), freeBytes: z.int(), isLow: z.boolean() }),
  ),
  databaseBytes: z.int(),
  recordings: namedSchema(
    "StoredRecordings",
    z.object({
      ...stored,
      /** The ten with the largest recordings, largest first. */
      largestDevices: z.array(
        namedSchema("StoredRecordingsOfDevice", z.object({ ...stored, device: namedRef })),
      ),
    }),
  ),
  attachments: storedFiles,
  transferredFiles: storedFiles,
  deviceImages: storedFiles,
})
export type StorageUse = z.infer<typeof storageUse>

export const storageEndpoints = {
  getStorageUse: get("/environment/storage", "superuser", {
    summary: "The space that recordings, files and the database take, measured every five minutes",
    response: storageUse,
  }),
}
