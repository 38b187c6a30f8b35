/** Machine list, machine page and interface table. */
export const devices = {
  searchMachines: "Search machines",
  none: "No machines",
  noneForYou: "No machine has been opened to you yet.",
  openIssues: "Open issues",
  recurring: "Recurring issues",
  facts: "Machine data",
  connection: "Connection",
  direct: "direct",
  noInterfaces: "This machine has no interfaces.",
  missingInterfacePermission: "missing interface permission",
  searchInterfaces: "Search interfaces",
}
