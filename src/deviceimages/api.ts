import { SNIFFED_BYTES } from "../attachments/rules.ts"
import { arrivalsFolder } from "../contents/actions.ts"
import { serve } from "../http/serve.ts"
import { withUpload } from "../http/upload.ts"
import { deviceImageFile, removeDeviceImage, setDeviceImage } from "./actions.ts"
import { deviceImageEndpoints } from "./contract.ts"
import { IMAGE_BYTES_MAX } from "./rules.ts"
import { getDeviceImage } from "./store.ts"

const LIMITS = { bytesMax: IMAGE_BYTES_MAX, headBytes: SNIFFED_BYTES }

export const deviceImageApi = serve(deviceImageEndpoints, {
  getDeviceImage: ({ deps, path }) => getDeviceImage(deps.db, path.deviceId),
  saveDeviceImage: ({ deps, actor, path, request }) =>
    withUpload(request, arrivalsFolder(deps), LIMITS, (file) =>
      setDeviceImage(deps, actor, path.deviceId, file),
    ),
  deleteDeviceImage: ({ deps, actor, path }) => removeDeviceImage(deps, actor, path.deviceId),
  getDeviceImageFile: ({ deps, path, request }) => deviceImageFile(deps, path.deviceId, request),
})
