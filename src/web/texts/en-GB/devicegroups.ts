/** Machine groups: their tree, form and dialogs. */
export const devicegroups = {
  tree: "Machine groups",
  info: "Info",
  newGroup: "New group",
  newBelow: "New group below",
  parent: "Below",
  none: "No machine groups yet. Add the first one.",
  choose: "Choose a group.",
  noMachines: "No machines in this group.",
  machineCount_one: "{{count}} machine",
  machineCount_other: "{{count}} machines",
  groupCount_one: "{{count}} group below",
  groupCount_other: "{{count}} groups below",
  cannotDelete: "{{name}} has {{contents}}. Empty the group first.",
  delete: "Delete group",
  deleteOpen: "Delete group …",
  deleteConsequences:
    "{{name}} is deleted with its connector, retention and approval settings. This cannot be undone.",
}
