/** Pickers of users, groups and roles. */
export const picker = {
  none: "None",
  nothingFound: "Nothing found",
  more: "There are more. Type to narrow the list.",
}
