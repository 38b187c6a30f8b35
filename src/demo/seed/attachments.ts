/** Files of the demo plant's issues: photos and a document from `files/`, and texts that its machines would write. */
import { createHash } from "node:crypto"
import { mkdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { required } from "../../base/assert.ts"
import { hoursBefore } from "../../base/clock.ts"
import type { Deps } from "../../base/deps.ts"
import { reencodeImage } from "../../edges/images/images.ts"
import { IMAGE_LIMITS, IMAGE_MEDIA_TYPE } from "../../machines/deviceimages/rules.ts"
import { saveDeviceImage } from "../../machines/deviceimages/store.ts"
import { insertAttachment } from "../../maintenance/attachments/store.ts"
import { storeContent, uploadFolder } from "../../system/files/actions.ts"
import { mediaTypeOf, SNIFFED_BYTES } from "../../system/files/rules.ts"
import { LINE_L3, PRESS_P7, ROBOT_R2 } from "./plant.ts"

/** Drawn by `bun run demo-files`. */
export const DEMO_FILES_FOLDER = join(import.meta.dir, "files")

const PHOTO = { machine: PRESS_P7, by: "administrator", fileName: "press-p7.jpg" }

interface DemoFile {
  machine: string
  /** Title of the issue. */
  issue: string
  by: string
  hoursAgo: number
  fileName: string
  /** The contents of a text file; without it the folder has a file of the same name. */
  text?: string
}

const PRESSURE = { machine: PRESS_P7, issue: "Pressure drops during holding phase" }

const DEMO_FILES: readonly DemoFile[] = [
  { ...PRESSURE, by: "s.bakker", hoursAgo: 4.9, fileName: "alarm-4017-list.png" },
  { ...PRESSURE, by: "technician", hoursAgo: 4, fileName: "holding-pressure-gauge.jpg" },
  { ...PRESSURE, by: "technician", hoursAgo: 2, fileName: "p7-holding-pressure.csv", text: pressureTrend() },
  { ...PRESSURE, by: "expert", hoursAgo: 1, fileName: "kessler-service-note-118.pdf" },
  {
    machine: LINE_L3,
    issue: "Labels shifted by 4 mm after format change",
    by: "f.visser",
    hoursAgo: 7,
    fileName: "label-offset.jpg",
  },
  {
    machine: ROBOT_R2,
    issue: "Axis 4 reports following error at high speed",
    by: "technician",
    hoursAgo: 6,
    fileName: "r2-alarm-history.txt",
    text: alarmHistory(),
  },
]

/** Adds the files to the issues of a demo that was written just now, and the photo of its press. */
export async function addDemoFiles(deps: Deps): Promise<void> {
  const folder = uploadFolder(deps)
  await mkdir(folder, { recursive: true })
  await addPhoto(deps, join(folder, "demo-photo.webp"))
  for (const file of DEMO_FILES) await addFile(deps, file, join(folder, `demo-${file.fileName}`))
}

async function addPhoto(deps: Deps, draft: string): Promise<void> {
  const bytes = await Bun.file(join(DEMO_FILES_FOLDER, PHOTO.fileName)).bytes()
  const picture = required(await reencodeImage(bytes, IMAGE_LIMITS), PHOTO.fileName)
  const device = await deps.db
    .selectFrom("device")
    .select("id")
    .where("name", "=", PHOTO.machine)
    .executeTakeFirstOrThrow()
  const user = await deps.db
    .selectFrom("app_user")
    .select("id")
    .where("username", "=", PHOTO.by)
    .executeTakeFirstOrThrow()
  const { width, height } = picture
  const hash = createHash("sha256").update(picture.bytes).digest()
  const image = { hash, mediaType: IMAGE_MEDIA_TYPE, sizeBytes: picture.bytes.length, width, height }
  await Bun.write(draft, picture.bytes)
  try {
    await storeContent(deps, { path: draft, hash, sizeBytes: image.sizeBytes }, (tx) =>
      saveDeviceImage(tx, device.id, image, user.id, deps.clock()),
    )
  } finally {
    await rm(draft, { force: true })
  }
}

async function addFile(deps: Deps, file: DemoFile, draft: string): Promise<void> {
  const { fileName, text } = file
  const content = text
    ? Buffer.from(text)
    : Buffer.from(await Bun.file(join(DEMO_FILES_FOLDER, fileName)).bytes())
  const { issueId, userId } = await findOwners(deps, file)
  const hash = createHash("sha256").update(content).digest()
  await Bun.write(draft, content)
  try {
    const sizeBytes = (await stat(draft)).size
    await storeContent(deps, { path: draft, hash, sizeBytes }, (tx) =>
      insertAttachment(tx, {
        issueId,
        userId,
        fileName,
        sizeBytes,
        hash,
        scanState: "SCAN_DISABLED",
        mediaType: mediaTypeOf(content.subarray(0, SNIFFED_BYTES)),
        now: hoursBefore(deps.clock(), file.hoursAgo),
      }),
    )
  } finally {
    await rm(draft, { force: true })
  }
}

async function findOwners({ db }: Deps, file: DemoFile): Promise<{ issueId: string; userId: string }> {
  const issue = await db
    .selectFrom("issue")
    .innerJoin("device", "device.id", "issue.device_id")
    .select("issue.id")
    .where("device.name", "=", file.machine)
    .where("issue.title", "=", file.issue)
    .executeTakeFirstOrThrow()
  const user = await db
    .selectFrom("app_user")
    .select("id")
    .where("username", "=", file.by)
    .executeTakeFirstOrThrow()
  return { issueId: issue.id, userId: user.id }
}

/** One stroke, ten values a second: the pressure is built up, held, and falls by 17 bar. */
function pressureTrend(): string {
  const SAMPLES = 120
  const barAt = (second: number) => {
    if (second < 2) return 124 * second
    if (second < 2.8) return 248
    return 231 + 17 * Math.exp(-(second - 2.8) / 1.3)
  }
  const lines = Array.from({ length: SAMPLES }, (_, at) => {
    const second = at / 10
    return `${second.toFixed(1)};${barAt(second).toFixed(1)};${second < 2 ? "build-up" : "hold"}`
  })
  return ["seconds;bar;phase", ...lines, ""].join("\r\n")
}

function alarmHistory(): string {
  const nights = [
    ["23:14:07", "2 to cleaner"],
    ["01:52:33", "2 to cleaner"],
    ["04:20:58", "2 to cleaner"],
  ] as const
  const lines = nights.map(
    ([time, way]) =>
      `${time}  SRVO-050 A4  following error 3.1 deg at 240 deg/s, limit 3.0 deg  way: fixture ${way}`,
  )
  return [
    "ROBOT CELL R-2  ALARM HISTORY  NIGHT SHIFT",
    "",
    ...lines,
    "",
    "LOAD DATA  tool 1: 9.6 kg, z 71 mm (gripper before the change)",
    "",
  ].join("\r\n")
}
