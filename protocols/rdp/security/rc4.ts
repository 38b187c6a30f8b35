/** The stream cipher RC4, which TLS libraries no longer have. */
export class Rc4 {
  private readonly state = Uint8Array.from({ length: 256 }, (_, index) => index)
  private i = 0
  private j = 0

  constructor(key: Uint8Array) {
    const { state } = this
    for (let i = 0, j = 0; i < 256; i++) {
      j = (j + state[i]! + key[i % key.length]!) & 255
      this.swap(i, j)
    }
  }

  /** Encrypts and decrypts alike; goes on where the last call ended. */
  apply(bytes: Uint8Array): Uint8Array {
    const { state } = this
    return bytes.map((byte) => {
      this.i = (this.i + 1) & 255
      this.j = (this.j + state[this.i]!) & 255
      this.swap(this.i, this.j)
      return byte ^ state[(state[this.i]! + state[this.j]!) & 255]!
    })
  }

  private swap(i: number, j: number): void {
    const { state } = this
    const old = state[i]!
    state[i] = state[j]!
    state[j] = old
  }
}
