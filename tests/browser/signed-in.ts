/** Signs a browser in without a page: the form and what it leads to are half of what a short test loads. */
import type { Page } from "playwright-core"
import { passwordOf } from "../harness/pages.ts"

/**
 * As the form does, which `second-factor.test.ts` and the stories fill in. The page stays where it is.
 *
 * @param address  of the server
 * @throws Error when the sign-in is refused or is not complete
 */
export async function signBrowserIn(
  page: Page,
  address: string,
  username = "technician",
  password = passwordOf(username),
): Promise<void> {
  const body = new URLSearchParams({ username, password })
  const answer = await fetch(`${address}/login`, { method: "POST", body, redirect: "manual" })
  const location = answer.headers.get("location")
  if (location !== "/") throw new Error(`${username} is not signed in: ${answer.status} ${location}`)
  // Browsers take the loopback for secure, but cookies of secure connections only from an address of one.
  const url = address.replace("http:", "https:")
  const cookies = answer.headers.getSetCookie().map((header) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? []
    return { name, value, url, httpOnly: true, secure: true }
  })
  await page.context().addCookies(cookies)
}
