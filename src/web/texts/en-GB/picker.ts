/** Pickers of users, groups and roles. */
export const picker = {
  none: "None",
  choose: "Choose …",
  nothingFound: "Nothing found",
  more: "There are more. Type to narrow the list.",
}
