/** Machine list, machine page and interface table. */
export const devices = {
  none: "No machines",
  noneForYou: "You do not have access to any machine yet.",
  openIssues: "Open issues",
  machineData: "Machine data",
  noInterfaces: "This machine has no interfaces.",
  missingInterfacePermission: "missing interface permission",
  searchInterfaces: "Search interfaces",
}
