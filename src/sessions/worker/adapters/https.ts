/** HTTPS: a machine's web page, shown by a browser of the session's own. */
import { join } from "node:path"
import { openHttps } from "../../../../protocols/https/link.ts"
import { TRANSFER_BYTES_MAX } from "../../session/rules-files.ts"
import { openDesktop } from "../desktop.ts"
import { sanitizePlace } from "../machine-text.ts"
import { PageUploads } from "../page-uploads.ts"
import type { Adapter } from "./adapter.ts"
import type { HttpsTarget } from "./https-target.ts"

export const httpsAdapter: Adapter<HttpsTarget> = {
  compilesLate: false,
  open(host, target) {
    const { browser } = host
    if (!browser) throw new Error("an HTTPS session without a browser")
    const { address, port, startPath, username, password, pinnedKey, isClipboardRecorded, allowsLegacyTls } =
      target
    // A page takes the size of the window; a browser that ended is not started again.
    const settings = { autoretry: 0, allowsResize: true, isClipboardRecorded }
    const uploads = new PageUploads(browser, host)
    const screen = openDesktop(host, settings, (framebuffer, handlers) =>
      openHttps(
        {
          machine: { host: target.host, address, port, allowsLegacyTls },
          startPath,
          credentials: password === null ? null : { username, password },
          pinned: pinnedKey,
          ...browser,
          epochMs: Date.now,
          transfers: {
            folder: join(browser.profileFolder, "downloads"),
            fileBytesMax: TRANSFER_BYTES_MAX,
            onDownload: (file) => host.onFile(file),
            requestUpload: (wanted) => uploads.request(wanted),
          },
          liveness: host.liveness,
        },
        framebuffer,
        {
          ...handlers,
          onProcess: (pid) => host.post({ kind: "process", pid }),
          onRefused: (place) => host.post({ kind: "refused", place: sanitizePlace(place) }),
        },
      ),
    )
    return {
      ...screen,
      files: uploads.files,
      answerUpload: (requestId, answer) => uploads.answer(requestId, answer),
    }
  },
}
