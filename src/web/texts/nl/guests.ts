/** Guests: people without an account who follow an invitation to a session. */
import type { Texts } from "../en-GB/texts.ts"
export const guests: Texts["guests"] = {
  title: "Deelnemen aan een sessie op afstand",
  intro:
    "{{name}} heeft u uitgenodigd voor een sessie op afstand. Voer uw naam in en de pincode die u van {{name}} krijgt.",
  name: "Uw naam",
  pin: "Pincode",
  pinHint: "Zes cijfers. Vraag ernaar bij de persoon die u heeft uitgenodigd.",
  leftTitle: "U hebt de sessie verlaten",
  refusedTitle: "Deelnemen is niet mogelijk",
  refused_UNKNOWN:
    "Deze uitnodiging bestaat niet of is ingetrokken. Controleer de link of vraag om een nieuwe uitnodiging.",
  refused_ENDED: "De sessie is beëindigd.",
  refused_EXPIRED: "Deze uitnodiging is verlopen. Vraag om een nieuwe.",
  refused_NOT_STARTED: "Deze uitnodiging is nog niet geldig. Open de link later opnieuw.",
  validFrom: "Geldig vanaf",
  refused_USED: "Deze uitnodiging is al gebruikt. Vraag om een nieuwe.",
  refused_LOCKED: "Deze uitnodiging is geblokkeerd na te veel onjuiste pincodes. Vraag om een nieuwe.",
  refused_LEFT: "De sessie loopt mogelijk nog. Zolang ze loopt, kunt u terugkeren.",
}
