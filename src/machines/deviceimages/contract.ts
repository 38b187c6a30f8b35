/** The picture of a machine as calls. */
import { z } from "zod/mini"
import { instant } from "../../base/schema.ts"
import { del, get, put } from "../../http/endpoint.ts"
import { download } from "../../system/downloads/contract.ts"
import { IMAGE_BYTES_MAX } from "./rules.ts"

const deviceImage = z.object({
  mediaType: z.string(),
  sizeBytes: z.int(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** base64 of the content's SHA-256. */
  hash: z.string(),
  changedOn: instant,
})
export type DeviceImage = z.infer<typeof deviceImage>

const IMAGE = "/devices/:deviceId/image"

export const deviceImageEndpoints = {
  getDeviceImage: get(IMAGE, {
    summary: "The description of a device's picture",
    auth: { device: "DEVICE_READ" },
    response: deviceImage,
  }),
  saveDeviceImage: put(IMAGE, {
    summary: "Sets a device's image; it is re-encoded without metadata",
    auth: { device: "DEVICE_UPDATE" },
    upload: { bytesMax: IMAGE_BYTES_MAX },
    response: deviceImage,
  }),
  deleteDeviceImage: del(IMAGE, {
    summary: "Deletes a device's image",
    auth: { device: "DEVICE_UPDATE" },
  }),
  getDeviceImageFile: get("/devices/:deviceId/imagefile", {
    summary: "The picture itself",
    auth: { device: "DEVICE_READ" },
    ...download,
  }),
}
