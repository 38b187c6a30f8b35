/** The recording of a session and its player. */
export const recording = {
  play: "Play",
  pause: "Pause",
  position: "Position",
  elapsed: "{{elapsed}} of {{total}}",
  cut: "cut short",
  speed: "Speed",
  loading: "Loading the recording …",
  notAvailable: "Recording not available",
  truncated: "The recording ends early because the session was interrupted.",
  download: "Download",
  screen: "Screen recording",
  watch: "Watch recording",
  on: "recorded",
  off: "not recorded",
  running: "recording",
  size: "Size",
}
