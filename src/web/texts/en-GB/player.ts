/** The controls of the player beside those of `recording`. */
export const player = {
  label: "Player",
  skipIdle: "Skip idle time",
  recordedAt: "Recorded at",
  backward: "Back 5 seconds",
  forward: "Forward 5 seconds",
  retry: "Try again",
}
