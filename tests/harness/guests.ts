/** Guests of a session: invited by e-mail, admitted by the link and the PIN, as their browser does it. */
import { expect } from "bun:test"
import { grantDeviceRole, insertDeviceRole } from "../../src/identity/roles/store.ts"
import type { InvitationWithPin } from "../../src/sessions/session/contract-participants.ts"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { type RemoteTest, sessionPath, type TestSignIn } from "./remote-sessions.ts"
import { aUserGroup, uniqueName } from "./users.ts"
import { openViewer, type Viewer } from "./viewer.ts"

interface GuestBrowser {
  cookie: string
  csrf: string
}

interface GuestFixtures {
  /** Anybody with an e-mail address may be invited to sessions of this machine. */
  allowGuests(deviceId: string): Promise<void>
  /** @returns the invitation, and the token of the link in its e-mail */
  inviteByEmail(
    path: SessionPath,
    owner: TestSignIn,
    more?: Record<string, unknown>,
  ): Promise<InvitationWithPin & { token: string }>
  /** The token of the newest link that was mailed to this address. */
  mailedToken(email: string): Promise<string>
  /** Opens the link with a PIN. */
  followLink(token: string, pin: string, name?: string): Promise<Response>
  admitGuest(token: string, pin: string): Promise<GuestBrowser>
  callAsGuest(guest: GuestBrowser, method: string, path: string): Promise<Response>
  joinAsGuest(guest: GuestBrowser): Promise<Viewer>
}

export function guestFixtures(on: RemoteTest): GuestFixtures {
  const { db } = on.deps
  let addresses = 0

  const mailedToken: GuestFixtures["mailedToken"] = async (email) => {
    const { content } = await db
      .selectFrom("notification")
      .select("content")
      .where("recipient", "=", email)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow()
    const { sealed } = content as { sealed: string }
    const link = on.deps.secretBox.open(Buffer.from(sealed, "base64"), "notification")
    return new URLSearchParams(link.split("?")[1]).get("token") ?? ""
  }
  const followLink: GuestFixtures["followLink"] = (token, pin, name = "Gina Guest") =>
    fetch(`${on.address}/invitation`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ token, pin, name }),
    })
  const callAsGuest: GuestFixtures["callAsGuest"] = (guest, method, path) =>
    fetch(`${on.address}${path}`, {
      method,
      redirect: "manual",
      headers: { cookie: guest.cookie, "x-csrf-token": guest.csrf },
    })
  return {
    mailedToken,
    followLink,
    callAsGuest,
    async allowGuests(deviceId) {
      const groupId = await aUserGroup(on.deps, [])
      const domains = { allowed_email_domains: ["*"] }
      await db.updateTable("user_group").set(domains).where("id", "=", groupId).execute()
      const roleId = await insertDeviceRole(db, uniqueName("joiners"), ["DEVICE_JOIN_REMOTE"])
      await grantDeviceRole(db, deviceId, roleId, { userGroupId: groupId })
    },
    async inviteByEmail(path, owner, more = {}) {
      const email = `guest${++addresses}@service.example`
      const body = { email, accessRight: "VIEW", ...more }
      const address = `${sessionPath(path)}/invitations/email`
      const answer = await on.call<InvitationWithPin>(owner.token, "POST", address, body)
      expect(answer.status).toBe(201)
      return { ...answer.body, token: await mailedToken(email) }
    },
    async admitGuest(token, pin) {
      const answer = await followLink(token, pin)
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/guest"])
      const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? ""
      expect(answer.headers.get("set-cookie")).toContain("HttpOnly")
      const html = await (await fetch(`${on.address}/guest`, { headers: { cookie } })).text()
      return { cookie, csrf: /<meta name="csrf" content="([^"]+)"/.exec(html)?.[1] ?? "" }
    },
    async joinAsGuest(guest) {
      const answer = await callAsGuest(guest, "POST", "/guest/tickets")
      expect(answer.status).toBe(201)
      const { ticket } = (await answer.json()) as { ticket: string }
      const viewer = await openViewer(on.address, { ticket, headers: { cookie: guest.cookie } })
      await viewer.waitForNotice("viewers")
      return viewer
    },
  }
}
