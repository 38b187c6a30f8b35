/** Guests: people without an account who follow an invitation to a session. */
import type { Texts } from "../en-GB/texts.ts"
export const guests: Texts["guests"] = {
  title: "Einer Fernsitzung beitreten",
  intro:
    "{{name}} hat Sie zu einer Fernsitzung eingeladen. Geben Sie Ihren Namen und die PIN ein, die Sie von {{name}} erhalten.",
  name: "Ihr Name",
  pin: "PIN",
  pinHint: "Sechs Ziffern. Fragen Sie die Person, die Sie eingeladen hat.",
  leftTitle: "Sie haben die Sitzung verlassen",
  refusedTitle: "Teilnahme nicht möglich",
  refused_UNKNOWN:
    "Diese Einladung gibt es nicht, oder sie wurde zurückgezogen. Prüfen Sie den Link, oder bitten Sie um eine neue Einladung.",
  refused_ENDED: "Die Sitzung ist beendet.",
  refused_EXPIRED: "Diese Einladung ist abgelaufen. Bitten Sie um eine neue.",
  refused_NOT_STARTED: "Diese Einladung gilt noch nicht. Öffnen Sie den Link später erneut.",
  validFrom: "Gültig ab",
  refused_USED: "Diese Einladung wurde bereits verwendet. Bitten Sie um eine neue.",
  refused_LOCKED: "Diese Einladung ist nach zu vielen falschen PINs gesperrt. Bitten Sie um eine neue.",
  refused_LEFT: "Die Sitzung läuft möglicherweise noch. Solange sie läuft, können Sie zurückkehren.",
}
