/** Every decoder of bytes from machines, browsers and files, by the name that `run fuzz` takes. */
import { attackCdp, attackProxy } from "./browser.ts"
import { attackHttpsPictures } from "./https.ts"
import type { Attack } from "./mutation.ts"
import { attackChannels, attackRdp } from "./rdp.ts"
import { attackPaths, attackSftp } from "./sftp.ts"
import { attackCertificate, attackSshGreeting } from "./ssh.ts"
import { attackTerminal, attackTyping } from "./terminal.ts"
import { attackFrames, attackPieces, attackRecording, attackSegment, attackViewerInput } from "./viewer.ts"
import { attackVnc } from "./vnc.ts"

export const DECODERS: Record<string, Attack> = {
  vnc: attackVnc,
  rdp: attackRdp,
  channels: attackChannels,
  terminal: attackTerminal,
  typing: attackTyping,
  ssh: attackSshGreeting,
  certificates: attackCertificate,
  sftp: attackSftp,
  paths: attackPaths,
  pictures: attackHttpsPictures,
  cdp: attackCdp,
  proxy: attackProxy,
  input: attackViewerInput,
  pieces: attackPieces,
  frames: attackFrames,
  segments: attackSegment,
  recordings: attackRecording,
}
