/** Sign-in, first start and the error page. */
export const signin = {
  title: "Sign in",
  username: "User name",
  password: "Password",
  repeatPassword: "Repeat password",
  submit: "Sign in",
  tagline: "The maintenance book of your machines",
  loggedOut: "You have signed out.",
  ended:
    "Your sign-in has ended. Sign in again to continue. What you typed in a form is still there.",
  initTitle: "Set up Millwright",
  initLinkNeeded:
    "Millwright is not set up yet. To begin, open the one-time link that the server prints when it starts.",
  initLinkWhere:
    "The link is in the terminal or in the log of the service. Each start prints a new one and ends the one before.",
  initIntro: "Enter the company name and create the first administrator. This page can be used only once.",
  customerName: "Company",
  firstName: "First name",
  surname: "Surname",
  email: "E-mail",
  passwordHint: "At least {{n}} characters",
  createAdministrator: "Create administrator",
  goToSignIn: "Go to sign-in",
  goHome: "Go to issues",
  or: "or",
  withProvider: "Sign in with {{name}}",
  identityProvider: "Identity provider",
  leaveProvider: "You are signed out here but still signed in at {{name}}.",
  leaveProviderAction: "Sign out at {{name}}",
}
