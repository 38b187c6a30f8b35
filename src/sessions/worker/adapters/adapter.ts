/** The two halves of a protocol: what a session dials, made in the main thread, and the dialling, in the session's Worker. */
import type { TargetInterface } from "../../../machines/interfaces/contract.ts"
import type { InterfaceSecret } from "../../../machines/interfaces/rules.ts"
import type { ScreenHost, SessionScreen } from "../screen.ts"

/**
 * Turns an interface with its secret into what the adapter dials.
 *
 * @param address  resolved and checked
 */
export type ToTarget<Target> = (target: TargetInterface, secret: InterfaceSecret, address: string) => Target

export interface Adapter<Target> {
  /** Whether an idle session costs no more when its code is compiled later: `compiler.ts`. */
  compilesLate: boolean
  /** Dials the machine and holds its screen. */
  open(host: ScreenHost, target: Target): SessionScreen | Promise<SessionScreen>
}
