/** The signed-in person's own pages. */
export const profile = {
  title: "Profile",
  account: "Account",
}
