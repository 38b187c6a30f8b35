/** The controls of the player beside those of `recording`. */
export const player = {
  label: "Player",
  skipIdle: "Skip idle time",
  recordedAt: "Recorded at",
  retry: "Try again",
  stepUpRequired: "Confirm your identity to continue watching.",
  prove: "Confirm",
}
