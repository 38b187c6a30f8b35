/** The picture of a machine as calls. */
import { z } from "zod/mini"
import { instant } from "../../base/schema.ts"
import { del, get, onDevice, put } from "../../http/endpoint.ts"
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
  getDeviceImage: get(IMAGE, onDevice("DEVICE_READ"), {
    summary: "The description of a device's picture",
    response: deviceImage,
  }),
  saveDeviceImage: put(IMAGE, onDevice("DEVICE_UPDATE"), {
    summary: "Sets a device's image; it is re-encoded without metadata",
    upload: { bytesMax: IMAGE_BYTES_MAX },
    response: deviceImage,
  }),
  deleteDeviceImage: del(IMAGE, onDevice("DEVICE_UPDATE"), {
    summary: "Deletes a device's image",
  }),
  getDeviceImageFile: get("/devices/:deviceId/imagefile", onDevice("DEVICE_READ"), {
    summary: "The picture itself",
    ...download,
  }),
}
