import { bindEndpoints } from "../../http/routes.ts"
import { withUpload } from "../../http/upload.ts"
import { uploadFolder } from "../../system/files/actions.ts"
import { SNIFFED_BYTES } from "../../system/files/rules.ts"
import { removeDeviceImage, serveDeviceImage, setDeviceImage } from "./actions.ts"
import { deviceImageEndpoints } from "./contract.ts"
import { IMAGE_BYTES_MAX } from "./rules.ts"
import { getDeviceImage } from "./store.ts"

const LIMITS = { bytesMax: IMAGE_BYTES_MAX, headBytes: SNIFFED_BYTES }

export const deviceImageApi = bindEndpoints(deviceImageEndpoints, {
  getDeviceImage: ({ deps, path }) => getDeviceImage(deps.db, path.deviceId),
  saveDeviceImage: ({ deps, actor, path, request }) =>
    withUpload(request, uploadFolder(deps), LIMITS, (file) =>
      setDeviceImage(deps, actor, path.deviceId, file),
    ),
  deleteDeviceImage: ({ deps, actor, path }) => removeDeviceImage(deps, actor, path.deviceId),
  getDeviceImageFile: ({ deps, path, request }) => serveDeviceImage(deps, path.deviceId, request),
})
