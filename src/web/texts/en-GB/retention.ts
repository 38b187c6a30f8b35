/** Retention policies of machines and groups. */
export const retention = {
  policy: "Policy",
  inherited: "As the machine group",
  own: "Own policy",
  days: "Days",
  daysHint: "Empty: off, recordings are kept without limit",
  direction: "Counted",
  FROM_START: "from the start of the session",
  FROM_END: "from the end of the session",
  recordingsToDelete_one: "{{count}} recording is deleted by the next run of the job. It cannot be restored.",
  recordingsToDelete_other:
    "{{count}} recordings are deleted by the next run of the job. They cannot be restored.",
  confirm_one: "Delete this recording",
  confirm_other: "Delete these {{count}} recordings",
  confirmationRequired: "Confirm the loss, or choose a longer period.",
  effective: "What counts now",
  retentionPeriod: "Retention period",
  unlimited: "unlimited (retention is off)",
  setBy: "Set by",
  setByNone: "no group has a policy",
  dueNow: "Recordings due for deletion",
  keepsLonger: "Earlier recordings keep a longer period that was granted to them.",
}
