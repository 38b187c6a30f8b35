/** The start page of the demo's users. The clock stands at 09:00 UTC on 10.03.2026. */
import { describe, expect, test } from "bun:test"
import { insertSession } from "../../src/sessions/session/store.ts"
import { aLog, anInterface, anIssue, aPlan } from "../harness/builders.ts"
import { aUserWithPassword, PASSWORD } from "../harness/factors.ts"
import { deviceIdByName, signInToPages, testPages, userIdByName } from "../harness/pages.ts"
import { grantOnDevice } from "../harness/users.ts"

const pages = await testPages()
const { deps } = pages
const technician = await signInToPages(pages, "technician")
const technicianId = await userIdByName(pages, "technician")
const p7 = await deviceIdByName(pages, "Press P-7")

/** The rows of a list of the page, by its title. */
function panelOf(html: string, title: string): string {
  const from = html.indexOf(`<h2>${title}</h2>`)
  return html.slice(from, html.indexOf("</section>", from))
}

/** @returns the ids of a running session of `ownerId` on P-7 and of its issue */
async function aRunningSession(ownerId: string) {
  const issueId = await anIssue(deps, p7, ownerId, { title: "Watched closely" })
  const logId = await aLog(deps, issueId, ownerId)
  const interfaceId = await anInterface(deps, p7)
  const sessionId = await insertSession(deps.db, {
    ...{ deviceId: p7, issueId, logId, interfaceId, interfaceName: "Panel", interfaceType: "VNC", ownerId },
    ...{ recordingState: "NONE", startedOn: deps.clock() },
  })
  return { issueId, sessionId }
}

describe("the start page", () => {
  test.each(["/", "/index.html", "/home"])("is shown at %s and marked in the navigation", async (path) => {
    const html = await technician.html(path)
    expect(html).toContain("<h1>What needs me</h1>")
    expect(html).toMatch(/href="\/" aria-current="page"/)
  })

  test("lists the user's issues and the free ones of the user's groups, each with its next step", async () => {
    const html = await technician.html("/")
    const mine = panelOf(html, "My issues")
    expect(mine).toContain("Pressure drops during holding phase")
    expect(mine).toMatch(/hx-get="[^"]+\/quickstart"[^>]*>.*?Start session/)
    const free = panelOf(html, "Free in my groups")
    expect(free).toContain("Layer pusher stops short on full pallets")
    expect(free).not.toContain("Pressure drops during holding phase")
    const take = /action="([^"]+\/take)"/.exec(free)?.[1] ?? ""
    expect((await technician.post(take, {})).status).toBe(303)
    const after = await technician.html("/")
    expect(panelOf(after, "Free in my groups")).not.toContain(`action="${take}"`)
    expect(panelOf(after, "My issues")).toContain(take.replace("/take", ""))
  })

  test("lists the requests that need the user's vote, and the user's own that wait for others", async () => {
    const approver = await signInToPages(pages, "approver")
    expect(panelOf(await approver.html("/"), "To approve")).toContain(
      "Update line controller to LineView 2.9",
    )
    expect(panelOf(await technician.html("/"), "To approve")).toContain("No request needs your vote.")
    const administrator = await signInToPages(pages, "administrator")
    const administratorId = await userIdByName(pages, "administrator")
    await deps.db.updateTable("approval_request").set({ created_by: administratorId }).execute()
    expect(panelOf(await administrator.html("/"), "Waiting for others")).toMatch(
      /LineView 2\.9.*stage 2 of 2/,
    )
  })

  test("lists windows that open or close today with their times, and plans by their next issue", async () => {
    await aPlan(deps, p7, technicianId, { title: "Lubricate daily", startDateTime: "2026-03-11T06:00:00Z" })
    const html = await technician.html("/")
    expect(panelOf(html, "Windows today")).toMatch(/>15:00<|>14:00</)
    expect(panelOf(html, "Windows today")).toContain("Compressor C-2 opens")
    expect(panelOf(html, "Upcoming recurring issues")).toContain("Lubricate daily")
  })

  test("begins with running sessions of the user and invitations, and offers to return to them as the next step", async () => {
    const { issueId, sessionId } = await aRunningSession(technicianId)
    await deps.db
      .updateTable("issue")
      .set({ assigned_user_id: technicianId })
      .where("id", "=", issueId)
      .execute()
    const expert = await signInToPages(pages, "expert")
    await deps.db
      .insertInto("session_invitation")
      .values({
        ...{ remote_session_id: sessionId, access_right: "VIEW", created_by: technicianId },
        user_id: await userIdByName(pages, "expert"),
      })
      .execute()
    const own = await technician.html("/")
    expect(own).toContain("Your session on Press P-7 is still open")
    expect(panelOf(own, "My issues")).toMatch(
      new RegExp(`href="[^"]+/sessions/${sessionId}/join"[^>]*>.*?Return`),
    )
    const invited = await expert.html("/")
    expect(invited).toContain("Tom Berger invites you to a running session on Press P-7")
    expect(invited).toContain(`/sessions/${sessionId}/join`)
  })

  test("of a user with nothing to do says so and names what is free", async () => {
    const approverId = await userIdByName(pages, "approver")
    await deps.db
      .updateTable("issue")
      .set({ assigned_user_id: null })
      .where("assigned_user_id", "=", approverId)
      .execute()
    const html = await (await signInToPages(pages, "approver")).html("/")
    expect(panelOf(html, "My issues")).toMatch(/Nothing is assigned to you\.|Nothing needs you\./)
  })

  test("offers a new issue, as do the issue list and the calendar, to users who may create one on some machine", async () => {
    const { userId, username } = await aUserWithPassword(deps)
    await grantOnDevice(deps, userId, p7, ["ISSUE_READ", "ISSUE_UPDATE"])
    const reader = await signInToPages(pages, username, PASSWORD)
    const offered = async (visitor: typeof technician) => {
      const shown = await Promise.all(["/", "/issues", "/calendar"].map((path) => visitor.html(path)))
      return shown.map((html) => html.includes('href="/issues/new"'))
    }
    expect(await offered(technician)).toEqual([true, true, true])
    expect(await offered(await signInToPages(pages, "administrator"))).toEqual([true, true, true])
    expect(await offered(reader)).toEqual([false, false, false])
  })

  test("shows nothing of machines that the user may not read", async () => {
    const hidden = await anIssue(deps, await deviceIdByName(pages, "Press P-5"), technicianId, {
      title: "Hidden work",
    })
    const expertId = await userIdByName(pages, "expert")
    await deps.db.updateTable("issue").set({ assigned_user_id: expertId }).where("id", "=", hidden).execute()
    expect(await (await signInToPages(pages, "expert")).html("/")).not.toContain("Hidden work")
  })
})
