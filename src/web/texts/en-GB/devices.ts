/** Machine list, machine page and interface table. */
export const devices = {
  searchMachines: "Search machines",
  none: "No machines",
  noneForYou: "You do not have access to any machine yet.",
  openIssues: "Open issues",
  recurring: "Recurring issues",
  facts: "Machine data",
  connection: "Connection",
  direct: "direct",
  noInterfaces: "This machine has no interfaces.",
  missingInterfacePermission: "missing interface permission",
  searchInterfaces: "Search interfaces",
}
