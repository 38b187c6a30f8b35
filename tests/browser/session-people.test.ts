/** What each person in a session is told of the others, its time and its input, with the session's real screen. */

import { expect, test } from "bun:test"
import type { Page } from "playwright-core"
import type { ViewerNotice } from "../../protocols/viewer-wire.ts"
import { eventually, waitUntil } from "../harness/eventually.ts"
import { axeViolations } from "./axe.ts"
import { newPage } from "./harness.ts"
import { connect, ME, machine, OTHER, type ScreenPageOptions, screenPageTests } from "./screen-page.tsx"

const GUEST = "e1"
const SESSION_ID = "5f0f4b6a-5a1e-4d8c-9a77-0d6d4a3f1c11"
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

screenPageTests()

/** A page of a person who watches the session of Eva Expert. */
const watching = (props: ScreenPageOptions["props"] = {}): ScreenPageOptions => ({
  right: "VIEW",
  props: { mode: "join", ownerId: OTHER, sessionId: SESSION_ID, ...props },
})
const me = (more: Partial<ViewerNotice> = {}): ViewerNotice => ({
  ...{ id: "v1", userId: ME, name: "Tom Technician", right: "CONTROL" },
  ...more,
})
const eva = (more: Partial<ViewerNotice> = {}): ViewerNotice => ({
  ...{ id: "v0", userId: OTHER, name: "Eva Expert", right: "VIEW" },
  ...more,
})
const gina = (more: Partial<ViewerNotice> = {}): ViewerNotice => ({
  ...{ id: "v9", userId: GUEST, name: "Gina Guest", right: "VIEW", isGuest: true },
  ...more,
})
const people = (viewers: ViewerNotice[], remains?: true) =>
  machine.notice({ about: "viewers", self: "v1", viewers, remains })
const openPeople = (page: Page) => page.click('button[title="People in the session"]')

test("an owner is told who joins, asks for control and leaves", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page)
  people([me(), eva(), gina()])
  await page.getByText("Gina Guest (guest) has joined.").waitFor()
  expect(await axeViolations(page)).toEqual([])
  people([me(), eva({ asks: true }), gina()])
  await page.getByText("Eva Expert asks for control.").waitFor()
  people([me()])
  await page.getByText("Eva Expert, Gina Guest (guest) have left.").waitFor()
})

test("an owner declines a request for control, and the viewer who asked is told by whom", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page)
  people([me(), eva({ asks: true })])
  await page.getByRole("button", { name: "Decline" }).click()
  await waitUntil("the call", () =>
    machine.calls.some((call) => /^DELETE .*\/connections\/v0\/request$/.test(call)),
  )
  people([me(), eva()])
  await page.getByRole("button", { name: "Decline" }).waitFor({ state: "detached" })
  await page.getByRole("button", { name: "Give control" }).waitFor()
  expect(await page.getByText("Eva Expert asks for control.").count()).toBe(0)
  machine.notice({ about: "declined", by: "Eva Expert" })
  await page.getByText("Eva Expert does not give you control now.").waitFor()
})

test("a viewer is told who controls the machine, and that the owner is gone until they are back", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page, watching())
  people([me({ right: "VIEW" }), eva({ right: "CONTROL" }), gina()])
  people([me({ right: "VIEW" }), eva({ right: "CONTROL" }), gina({ right: "CONTROL" })])
  await page.getByText("Gina Guest (guest) controls the machine now.").waitFor()
  people([me({ right: "VIEW" }), gina({ right: "CONTROL" })])
  const away = page.getByText("The owner has left. The session ends within a minute unless they return.")
  await away.waitFor()
  people([me({ right: "VIEW" }), gina({ right: "CONTROL" })], true)
  await away.waitFor({ state: "detached" })
  people([me({ right: "VIEW" }), gina({ right: "CONTROL" })])
  await away.waitFor()
  people([me({ right: "VIEW" }), eva({ right: "CONTROL" })])
  await away.waitFor({ state: "detached" })
})

test("everyone is told the new end of the window and that the input is possible again", async () => {
  await using story = await newPage({ timezoneId: "UTC" })
  const { page } = story
  const soon = new Date(Date.now() + 10 * MINUTE_MS)
  await connect(page, { ...watching(), windowEndsAt: soon.toISOString() })
  const clock = (date: Date) => date.toISOString().slice(11, 16)
  const later = new Date(soon.getTime() + 2 * DAY_MINUTES * MINUTE_MS)
  machine.notice({ about: "window", endsAtMs: later.getTime(), extensionHoursLeft: 0 })
  const day = `${later.getUTCDate()}`.padStart(2, "0")
  await page
    .getByText(new RegExp(`The maintenance window now ends at ${day}\\.\\d\\d\\.\\d{4} ${clock(later)}\\.`))
    .waitFor()
  machine.notice({ about: "supervision", state: "PAUSED", by: "Sue Visor", reason: "people in the cell" })
  await page.getByText("Input paused by Sue Visor: people in the cell").waitFor()
  machine.notice({ about: "supervision", state: "NONE", by: "Sue Visor", reason: "the cell is empty" })
  await page.getByText("Input resumed by Sue Visor: the cell is empty").waitFor()
  machine.notice({ about: "supervision", state: "ABSENT", by: "", reason: "" })
  await page.getByText("No supervisor is in the session. Input is paused.").waitFor()
  machine.notice({ about: "supervision", state: "SUPERVISED", by: "Sue Visor", reason: "" })
  await page.getByText("Input is possible again.").waitFor()
})

test("a guest's link is offered for the window, or for the day that it is valid at most", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page)
  await openPeople(page)
  await page.getByLabel("Person or e-mail").fill("gina@service.example")
  const longest = page.getByLabel("for", { exact: true }).locator("option").first()
  await eventually(
    () => longest.innerText(),
    (text) => text === "the window",
  )
  const endsAtMs = Date.now() + 2 * DAY_MINUTES * MINUTE_MS
  machine.notice({ about: "window", endsAtMs, extensionHoursLeft: 0 })
  await eventually(
    () => longest.innerText(),
    (text) => text === "24 h",
  )
})

test("who follows a view and chooses a zoom follows it no more, and a view that is gone cannot be followed", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page, watching())
  people([me({ right: "VIEW" }), eva({ right: "CONTROL" })])
  machine.notice({ about: "viewArea", viewer: "v0", x: 400, y: 240, w: 200, h: 120 })
  await openPeople(page)
  const follow = page.getByRole("button", { name: "Follow the view of Eva Expert" })
  await follow.click()
  expect(await follow.getAttribute("aria-pressed")).toBe("true")
  const following = page.getByText("You follow the view of Eva Expert.")
  expect(await following.count()).toBe(0)
  await openPeople(page)
  await following.waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole("button", { name: "Stop following" }).click()
  await following.waitFor({ state: "detached" })
  await openPeople(page)
  expect(await follow.getAttribute("aria-pressed")).toBe("false")
  await follow.click()
  await page.click('summary[title="Zoom"]')
  await page.getByRole("button", { name: "Fit to window" }).click()
  await page.keyboard.press("Escape")
  expect(await follow.getAttribute("aria-pressed")).toBe("false")
  people([me({ right: "VIEW" }), eva()])
  await follow.waitFor({ state: "detached" })
})

test("a supervisor pauses at once and adds the reason afterwards, and can close the form of an end again", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page, watching())
  people([me({ right: "VIEW", supervises: true }), eva({ right: "CONTROL" })])
  const calls = () => machine.calls.filter((call) => call.includes("/supervision"))
  await page.getByRole("button", { name: "Pause input" }).click()
  await waitUntil("the pause", () => calls().length === 1)
  expect(calls()[0]).toEndWith('{"action":"PAUSE","reason":""}')
  machine.notice({ about: "supervision", state: "PAUSED", by: "Tom Technician", reason: "" })
  await page.getByText("Input paused by Tom Technician", { exact: true }).waitFor()
  await page.getByLabel("Reason").fill("people in the cell")
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole("button", { name: "Add reason" }).click()
  await waitUntil("the reason", () => calls().length === 2)
  expect(calls()[1]).toEndWith('{"action":"PAUSE","reason":"people in the cell"}')
  machine.notice({
    about: "supervision",
    state: "PAUSED",
    by: "Tom Technician",
    reason: "people in the cell",
  })
  await page.getByText("Input paused by Tom Technician: people in the cell").waitFor()
  const end = page.getByRole("button", { name: "End session" })
  await end.click()
  await page.getByLabel("Reason").waitFor()
  await end.first().click()
  await page.getByLabel("Reason").waitFor({ state: "detached" })
})

test("whose input reaches no machine is told why, and how to get control", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page, watching())
  people([me({ right: "VIEW" }), eva({ right: "CONTROL" })])
  const why = page.getByText(/^Your input is not sent: you may only watch\. Ask for control under/)
  await page.locator(".remote-canvas").click({ position: { x: 20, y: 20 } })
  await why.waitFor()
  expect(await axeViolations(page)).toEqual([])
  await why.waitFor({ state: "detached" })
  await page.keyboard.press("Shift")
  expect(await why.count()).toBe(0)
  await page.keyboard.press("a")
  await why.waitFor()
  expect(machine.inputs.filter(({ kind }) => kind === "key" || kind === "pointer")).toEqual([])
})

test("whose keys reach no terminal, and whose finger no desktop, is told why", async () => {
  const why = /^Your input is not sent: you may only watch\./
  {
    await using story = await newPage()
    const { page } = story
    const empty = { kind: "terminalSnapshot", cols: 80, rows: 24, bytes: new Uint8Array() } as const
    await connect(page, { ...watching({ kind: "terminal" }), terminal: [empty] })
    await page.locator(".remote-terminal").click()
    await page.keyboard.press("Control+c")
    await page.keyboard.press("a")
    await page.getByText(why).waitFor()
    expect(machine.inputs.filter(({ kind }) => kind === "terminalKeys")).toEqual([])
    await machine.stop()
  }
  await using story = await newPage({ hasTouch: true })
  const { page } = story
  await connect(page, watching())
  await page.locator(".remote-canvas").tap({ position: { x: 30, y: 30 } })
  await page.getByText(why).waitFor()
})

test("a supervisor and a person on a read-only interface are told why their input is not sent", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page, watching())
  people([me({ right: "VIEW", supervises: true }), eva({ right: "CONTROL" })])
  await page.getByRole("button", { name: "Pause input" }).waitFor()
  await page.locator(".remote-canvas").click({ position: { x: 20, y: 20 } })
  await page.getByText("Your input is not sent: you may only watch.", { exact: true }).waitFor()
  await connect(page, { props: { readOnly: true } })
  await page.locator(".remote-canvas").click({ position: { x: 20, y: 20 } })
  await page.getByText("The interface is read-only: input is not sent to the machine.").waitFor()
})

test("who waits for a supervisor reads where a supervisor finds the session", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page)
  machine.notice({ about: "supervision", state: "WAITING", by: "", reason: "" })
  machine.notice({ about: "state", state: "CONNECTING" })
  await page.getByText("Waiting for a supervisor to join …").waitFor()
  await page.getByText("Those who may supervise this machine see the session on their start page.").waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test("an end by a rule or a person is marked as an end, and a fault as a failure", async () => {
  for (const [code, mark] of [
    ["ISSUE_MAINTENANCE_WINDOW_ERROR", "Ended"],
    ["REMOVED", "Ended"],
    ["UPSTREAM_TIMEOUT", "Failed"],
  ] as const) {
    await using story = await newPage()
    await connect(story.page, watching())
    machine.notice({ about: "state", state: "ENDED", code })
    await story.page.locator(".remote-end").waitFor()
    expect([code, await story.page.locator(".remote-state").innerText()]).toEqual([code, mark])
    await machine.stop()
  }
})

test("the date of an invitation's end is shown where that is not today", async () => {
  await using story = await newPage({ timezoneId: "UTC" })
  const { page } = story
  await connect(page)
  await openPeople(page)
  await page.locator(".person-pending", { hasText: "link valid until 20.11.2026 14:00" }).waitFor()
})

test("the PIN of an invitation disappears when its guest has joined", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page)
  await openPeople(page)
  await page.getByRole("button", { name: "Send a new link to guest@service.example" }).click()
  await page.locator(".dock-pin-digits").waitFor()
  people([me(), eva(), gina()])
  await page.locator(".dock-pin-digits").waitFor({ state: "detached" })
  // A guest has chosen the name; the owner knows them by the address of their link.
  await eventually(
    () =>
      page
        .locator(".dock-row", { hasText: "Gina Guest" })
        .filter({ hasText: "guest@service.example" })
        .count(),
    (count) => count === 1,
  )
})

test("an owner whose server can send no guest the link reads so in place of inviting one, and still invites a user", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page, { props: { mailsLinks: false } })
  people([me()])
  await openPeople(page)
  const invited = page.getByLabel("Person or e-mail")
  const invite = page.getByRole("button", { name: "Invite", exact: true })
  await invited.fill("gina@service.example")
  await page.getByText("Guests need a link by e-mail, and this server sends none.").waitFor()
  expect(await page.getByLabel("Link works from").count()).toBe(0)
  expect(await invite.isDisabled()).toBe(true)
  expect(await axeViolations(page)).toEqual([])
  await invited.fill("Kim Keller")
  await invite.and(page.locator(":enabled")).click()
  await waitUntil("the call", () => machine.calls.some((call) => /^POST .*\/invitations\/user/.test(call)))
})
