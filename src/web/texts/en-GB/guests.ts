/** Guests: people without an account who follow an invitation to a session. */
export const guests = {
  title: "Join a remote session",
  intro: "{{name}} has invited you to a remote session. Enter your name and the PIN that {{name}} gives you.",
  name: "Your name",
  pin: "PIN",
  pinHint: "Six digits. Ask the person who invited you.",
  leftTitle: "You have left the session",
  refusedTitle: "You cannot join the session",
  refused_UNKNOWN:
    "This invitation does not exist or was withdrawn. Check the link, or ask for a new invitation.",
  refused_ENDED: "The session has ended.",
  refused_EXPIRED: "This invitation has expired. Ask for a new one.",
  refused_NOT_STARTED: "This invitation is not valid yet. Open the link again later.",
  validFrom: "Valid from",
  refused_USED: "This invitation has been used already. Ask for a new one.",
  refused_LOCKED: "This invitation is locked after too many wrong PINs. Ask for a new one.",
  refused_LEFT: "It may still be running. You can return while it does.",
}
