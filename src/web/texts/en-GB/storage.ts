/** Space that recordings and files take. */
export const storage = {
  intro: "What recordings, files and the database take, and how much space is left.",
  dataFolder: "File system of the data folder",
  used: "Used",
  free: "{{size}} free",
  measured: "measured",
  spaceLow:
    "Less than {{percent}}% of the space is free. Without space, recordings are cut and nothing can be saved. Shorten the retention of machines with large recordings, or enlarge the disk.",
  contents: "Contents",
  database: "Database",
  attachments: "Attachments",
  transferredFiles: "Transferred files awaiting expiry",
  deviceImages: "Machine photos",
  files: "{{size}} ({{count}})",
  largestMachines: "Machines with the largest recordings",
  size: "Size",
  noRecordings: "No recordings are stored.",
}
