/** Whether something that was sent to the server has arrived: the ping behind it is answered then. Pure. */
export class DeliveryCheck {
  private ping: number | "none" | "notSent" = "none"

  /** Something was sent. */
  onSent(): void {
    this.ping = "notSent"
  }

  onPing(token: number): void {
    if (this.ping === "notSent") this.ping = token
  }

  onPong(token: number): void {
    if (token === this.ping) this.ping = "none"
  }

  /** It may still be on its way. */
  get isOpen(): boolean {
    return this.ping !== "none"
  }
}
