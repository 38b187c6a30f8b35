/** Facts about a request that the server attaches before the app sees it. */

const addresses = new WeakMap<Request, string>()

/** Told by the server once per request: the peer's address, never a header that anybody can write. */
export function rememberAddress(request: Request, address: string): void {
  addresses.set(request, address)
}

export function addressOf(request: Request): string {
  return addresses.get(request) ?? ""
}
