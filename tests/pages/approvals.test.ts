/** Approval pages as a voter, a requester and an outsider use them; the demo has one request at its second stage. */
import { describe, expect, test } from "bun:test"
import { formWithField } from "../harness/form-fields.ts"
import { aPageRequest, HTMX, issueFields, passwordOf, signInToPages, testPages } from "../harness/pages.ts"

const pages = await testPages()
const [approver, technician] = await Promise.all([
  signInToPages(pages, "approver"),
  signInToPages(pages, "technician"),
])
const administrator = await signInToPages(pages, "administrator")
const TITLE = "Update line controller to LineView 2.9"

/** The path of the demo's request, from the approver's list. */
async function requestPath(): Promise<string> {
  const path = /href="(\/approvals\/[0-9a-f-]{36})"/.exec(await approver.html("/approvals"))?.[1]
  if (!path) throw new Error("the approver's list shows no request")
  return path
}
const path = await requestPath()

/** A request that one vote of the approver decides. */
const aRequest = async (title: string) => (await aPageRequest(pages, title)).request

test("a stage at which a request was denied is marked as denied, and no other", async () => {
  const request = await aRequest("Replace the coupling")
  expect(await approver.html(request)).toContain('class="stage stage-current"')
  await approver.post(`${request}/vote`, { approved: "false", comment: "Not in this shift", overruled: "" })
  const html = await approver.html(request)
  expect(html).toContain('class="stage stage-denied"')
  expect(html).not.toContain('class="stage stage-current"')
})

describe("the list of approvals", () => {
  test("shows a request at a stage of the user's groups with its machine and its votes", async () => {
    const html = await approver.html("/approvals")
    expect(html).toContain(TITLE)
    expect(html).toContain("Packing line L-3")
    expect(html).toContain("0 of 1 vote<")
    expect(html).toMatch(/tone-blue"><span class="badge-dot"><\/span>Issue</)
  })

  test("leads a voter to the vote, and no other reader of the request", async () => {
    const request = await aRequest("Replace the seal")
    const toVote = `href="${request}?dialog=${request}/vote"`
    expect(await approver.html("/approvals")).toContain(toVote)
    const created = await administrator.html("/approvals?tab=created")
    expect(created).toContain(`href="${request}"`)
    expect(created).not.toContain(toVote)
  })

  test("is empty for a user without a vote, with a sentence instead of a table", async () => {
    const html = await technician.html("/approvals")
    expect(html).not.toContain(TITLE)
    expect(html).toContain("No request needs your vote.")
  })

  test("finds requests by a word of their title", async () => {
    expect(await approver.html("/approvals?search=lineview")).toContain(TITLE)
    expect(await approver.html("/approvals?search=gearbox")).not.toContain(TITLE)
  })
})

describe("the page of an approval request", () => {
  test("shows the stages, the log and the issue under approval", async () => {
    const html = await approver.html(path)
    expect(html).toContain(`<h1>${TITLE}</h1>`)
    expect(html).toContain("1 of 2 stages complete")
    expect(html).toContain("Line L-4 can take the 500 format meanwhile.")
    expect(html).toContain("Backup of recipes first")
    expect(html).toContain("One more approval completes stage 2, the last one")
  })

  test("shows every approved field of the issue, its type, priority and what happens at the window's end too", async () => {
    const { request, issue, version } = await aPageRequest(pages, "Replace the manometer")
    const change = { version: String(version), priority: "HIGH", issueType: "INSPECTION", ticketId: "M-4711" }
    await administrator.post(`${issue}/edit`, issueFields({ ...change, title: "Replace the manometer" }))
    const html = await approver.html(request)
    const facts = /<div id="approval-object".*?<\/dl>/s.exec(html)?.[0]
    for (const fact of ["Inspection", "High", "M-4711", "At window end"]) expect(facts).toContain(fact)
  })

  test("is not found by a user who takes no part in the request", async () => {
    expect((await technician.get(path)).status).toBe(404)
    expect((await technician.post(`${path}/vote`, { approved: "true" })).status).toBe(404)
  })

  test("offers a vote to a voter of the current stage and none to other users who may read it", async () => {
    expect(await approver.html(path)).toContain(`${path}/vote`)
    expect(await administrator.html(path)).not.toContain(`hx-get="${path}/vote`)
  })

  test("adds a comment to the log and keeps an empty one in the form with an error", async () => {
    const refused = await approver.post(`${path}/comment`, { comment: "" }, HTMX)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain("field-error")
    const answer = await approver.post(`${path}/comment`, { comment: "Is the backup tested?" })
    expect(answer.headers.get("location")).toBe(path)
    expect(await approver.html(path)).toContain("Is the backup tested?")
  })
})

describe("a vote on a request that another user may overrule", () => {
  test("is retracted by its voter and overruled by the other, whose page says what the vote does", async () => {
    const { request } = await aPageRequest(pages, "Replace the pump", "Robot cell R-2", "technician")
    const deny = { approved: "false", comment: "Not in this shift" }
    const badge = async () =>
      /tone-\w+"><span class="badge-dot"><\/span>(\w+ ?\w*)</g.exec(await state())?.[1]
    const state = async () => (await approver.html(request)).split("<h1>")[1]!.split("Issue<")[1]!
    await approver.post(`${request}/vote`, deny)
    expect(await badge()).toBe("Denied")
    await approver.post(`${request}/retract-vote`, { comment: "The shift plan changed" })
    expect(await badge()).toBe("Approval pending")
    await approver.post(`${request}/vote`, deny)
    expect(await technician.html(request)).toContain("Your vote alone decides stage 1, the last one")
    const dialog = await technician.dialog(`${request}/vote`)
    expect(dialog).toMatch(/<input [^>]*name="overruled" checked=""/)
    await technician.post(`${request}/vote`, { approved: "true", comment: "", overruled: "true" })
    expect(await badge()).toBe("Approved")
    const html = await approver.html(request)
    expect(html).toContain("overruled stage 1: approved")
    expect(html).not.toContain("2 of 1 vote<")
  })
})

describe("a link of an e-mail to a vote", () => {
  const dialogOf = (vote: string) => `${path}?${new URLSearchParams({ dialog: `${path}/vote?vote=${vote}` })}`

  test.each([
    ["approve", "primary", "secondary"],
    ["deny", "secondary", "danger"],
  ])(
    "to %s opens the dialog with that answer chosen and counts no vote",
    async (vote, approveKind, denyKind) => {
      const answer = await approver.get(`${path}?vote=${vote}&stage=2`)
      expect([answer.status, answer.headers.get("location")]).toEqual([303, dialogOf(vote)])
      const page = await approver.html(dialogOf(vote))
      expect(page).toContain(`hx-get="${path}/vote?vote=${vote}"`)
      const form = await approver.dialog(`${path}/vote?vote=${vote}`)
      const button = (value: string) => new RegExp(`<button[^>]*value="${value}"[^>]*>`).exec(form)?.[0] ?? ""
      expect(button("true")).toContain(`button-${approveKind}`)
      expect(button("false")).toContain(`button-${denyKind}`)
      const chosen = { approve: "true", deny: "false" }[vote] ?? ""
      expect(form.match(/data-autofocus/g)).toHaveLength(1)
      expect(button(chosen)).toContain("data-autofocus")
      const sent = { ...formWithField(form, "comment").fields, approved: "false", comment: "" }
      const refused = await (await approver.post(`${path}/vote`, sent, HTMX)).text()
      expect(refused).toContain('id="field-comment-error"')
      expect(/<button[^>]*data-autofocus[^>]*>/.exec(refused)?.[0]).toContain(`value="${chosen}"`)
      expect(await approver.html("/approvals")).toContain("0 of 1 vote<")
    },
  )

  test("asks a visitor to sign in, and returns to the dialog", async () => {
    const link = `${path}?vote=approve&stage=2`
    const answer = await pages.app.request(link)
    const login = new URL(answer.headers.get("location") ?? "", "http://book")
    expect([login.pathname, login.searchParams.get("target")]).toEqual(["/login", link])
    const body = new URLSearchParams({
      ...{ username: "approver", password: passwordOf("approver"), returnTo: link },
    })
    const signedIn = await pages.app.request("/login", { method: "POST", body })
    expect(signedIn.headers.get("location")).toBe(link)
  })

  test.each([
    ["of a stage that is over", "vote=approve&stage=1", true],
    ["without a stage", "vote=approve", true],
    ["with an answer that does not exist", "vote=overrule&stage=2", false],
  ])("%s shows the request without a dialog", async (_, query, isTold) => {
    const answer = await approver.get(`${path}?${query}`)
    const html = await answer.text()
    expect([answer.status, html.includes("cannot be given any more")]).toEqual([200, isTold])
    expect(html).not.toContain(`hx-get="${path}/vote?vote=`)
  })

  test("shows a reader without a vote the request alone, and a user who takes no part nothing", async () => {
    expect((await administrator.get(`${path}?vote=approve&stage=2`)).status).toBe(200)
    expect((await technician.get(`${path}?vote=approve&stage=2`)).status).toBe(404)
  })

  test("is followed by a step-up where votes require one, and then returns to the dialog", async () => {
    const { db } = pages.deps
    await db.updateTable("step_up_policy").set({ vote_minutes: 0 }).execute()
    try {
      const headers = { referer: `http://localhost${dialogOf("approve")}` }
      const answer = await approver.post(`${path}/vote`, { approved: "true" }, headers)
      const proof = new URL(answer.headers.get("location") ?? "", "http://book")
      expect([answer.status, proof.pathname, proof.searchParams.get("target")]).toEqual([
        ...[303, "/profile/step-up", dialogOf("approve")],
      ])
      expect(await approver.html("/approvals")).toContain("0 of 1 vote<")
    } finally {
      await db.updateTable("step_up_policy").set({ vote_minutes: null }).execute()
    }
  })
})

describe("the vote dialog", () => {
  test("names the stage that the vote decides and what is voted on", async () => {
    const dialog = await approver.dialog(`${path}/vote`)
    expect(dialog).toContain(">Vote on stage 2, Maintenance lead</h2>")
    expect(dialog).toContain("<p>Packing line L-3: Update line controller to LineView 2.9 ")
    expect(dialog).toContain(", 6 hours")
  })

  test("asks the voter to read the request again where the page shows an earlier revision, and counts no vote", async () => {
    const request = await aRequest("Replace the pump")
    const shown = /hx-get="([^"]+\/vote\?revision=0)"/.exec(await approver.html(request))?.[1] ?? ""
    expect(await approver.dialog(shown)).toContain('name="revision" value="0"')
    const issue = /href="(\/devices\/[^"]+\/issues\/[0-9a-f-]{36})"/.exec(await approver.html(request))?.[1]
    const moved = { activationDateTime: "20-05-2031 10:00", maintenanceWindowInHours: "2", version: "1" }
    await administrator.post(`${issue}/window`, moved)
    const late = await approver.dialog(shown)
    expect(late).toContain("was changed after you opened it")
    expect(late).not.toContain('name="approved"')
    const refused = await approver.post(`${request}/vote`, { approved: "true", revision: "0" }, HTMX)
    expect(await refused.text()).toContain("was changed after you opened it")
    const again = await approver.html(request)
    expect(again).toContain("0 of 1 vote<")
    expect(again).toContain("changed: Start of the window. All votes were reset.")
    expect(again).toContain(`${request}/vote?revision=1`)
  })

  test("refuses a denial without a comment beside the field and counts no vote", async () => {
    const refused = await approver.post(`${path}/vote`, { approved: "false", comment: "" }, HTMX)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toStartWith('<form id="approval-vote-form"')
    expect(html).toContain('id="field-comment-error"')
    expect(await approver.html("/approvals")).toContain("0 of 1 vote<")
  })

  test("refuses a vote that neither approves nor denies", async () => {
    expect((await approver.post(`${path}/vote`, { comment: "?" }, HTMX)).status).toBe(422)
  })

  test("opened by its address shows the request's page with the dialog", async () => {
    const answer = await approver.get(`${path}/vote`)
    expect(answer.headers.get("location")).toBe(`${path}?dialog=${encodeURIComponent(`${path}/vote`)}`)
  })

  test("approves the last stage, after which the issue is approved and the request leaves the list", async () => {
    const title = "Replace the light curtain"
    const request = await aRequest(title)
    expect(await approver.html("/approvals")).toContain(title)
    const answer = await approver.post(`${request}/vote`, { approved: "true", comment: "Go ahead." })
    expect(answer.status).toBe(303)
    const html = await approver.html(request)
    expect(html).toContain("1 of 1 stage complete")
    expect(html).toContain("Go ahead.")
    expect(html).not.toContain(`${request}/vote`)
    expect(await approver.html("/approvals")).not.toContain(title)
    expect(await approver.html("/approvals?completed=true")).toContain(title)
    const issue = /href="(\/devices\/[^"]+\/issues\/[0-9a-f-]{36})"/.exec(html)?.[1] ?? ""
    expect(await administrator.html(issue)).toContain(`href="${request}"`)
  })
})
