/** Four eyes in two browsers: a session that waits for a supervisor, is paused, resumed and ended by the supervisor. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { ensureClient } from "../../scripts/build-client.ts"
import { eventually } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { axeViolations } from "./axe.ts"
import { canvasOf, closePages, newPage } from "./harness.ts"
import { signInOn } from "./remote-sign-in.ts"

stopMachinesAfterAll()

setDefaultTimeout(120_000)
const STEP_MS_MAX = 30_000
const on = await remoteTest({ recheckMs: 200 })

beforeAll(async () => {
  await ensureClient()
  await on.deps.db.updateTable("installation").set({ initialised_on: on.deps.clock() }).execute()
})
afterAll(closePages)

const submitReason = (page: Page) =>
  page
    .locator(".dock-form", { has: page.getByLabel("Reason") })
    .getByRole("button")
    .click()

test("a session waits for its supervisor, who pauses, resumes and ends it with a reason", async () => {
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  await on.deps.db
    .updateTable("target_interface")
    .set({ requires_supervisor: true })
    .where("id", "=", job.interfaceId)
    .execute()
  const supervisor = await on.aUserOn(job, [
    "DEVICE_READ",
    "ISSUE_READ",
    "LOG_READ",
    "DEVICE_SUPERVISE_REMOTE",
  ])
  await using technicianPage = await newPage()
  await using supervisorPage = await newPage()
  const [technician, observer] = [technicianPage.page, supervisorPage.page]
  for (const page of [technician, observer]) page.setDefaultTimeout(STEP_MS_MAX)
  await signInOn(on, technician, job.technician.userId)
  await signInOn(on, observer, supervisor.userId)

  const log = `${on.address}/devices/${job.deviceId}/issues/${job.issueId}/logs/${job.logId}`
  await technician.goto(`${log}/interfaces/${job.interfaceId}/connect`)
  await technician.getByText("Waiting for a supervisor to join").waitFor()
  expect(machine.clientCount()).toBe(0)
  expect(await axeViolations(technician)).toEqual([])
  // Its owner is no supervisor of it.
  const start = await technician.context().newPage()
  await start.goto(`${on.address}/`)
  await start.getByRole("heading", { name: "What needs me" }).waitFor()
  expect(await start.getByRole("link", { name: "Supervise" }).count()).toBe(0)
  await start.close()
  await observer.goto(`${on.address}/`)
  expect(await axeViolations(observer)).toEqual([])
  await observer.getByRole("link", { name: "Supervise" }).click()
  for (const page of [observer, technician])
    await eventually(
      () => canvasOf(page),
      ({ width }) => width > 0,
    )
  await technician.locator(".remote-canvas").click({ position: { x: 5, y: 5 } })
  await technician.keyboard.press("a")
  await eventually(
    () => machine.screen.keys.length,
    (keys) => keys === 2,
  )

  await observer.getByRole("button", { name: "Pause input" }).click()
  await technician.getByText(/^Input paused by /).waitFor()
  await observer.getByLabel("Reason").fill("people in the cell")
  await submitReason(observer)
  await technician.getByText("people in the cell").waitFor()
  expect(await axeViolations(technician)).toEqual([])
  await technician.keyboard.press("b")
  await observer.getByRole("button", { name: "Resume input" }).click()
  await observer.getByLabel("Reason").fill("no person is in the cell")
  await submitReason(observer)
  await technician.getByText("people in the cell").waitFor({ state: "detached" })
  await technician.getByText(/^Input resumed by .*: no person is in the cell$/).waitFor()
  await technician.keyboard.press("c")
  await eventually(
    () => machine.screen.keys.map(({ keysym }) => String.fromCharCode(keysym)).join(""),
    (keys) => keys === "aacc",
  )

  await observer.getByRole("button", { name: "End session" }).first().click()
  await observer.getByLabel("Reason").fill("the shift is over")
  await submitReason(observer)
  await technician.waitForSelector(".remote-end")
  expect(await technician.locator(".remote-end").innerText()).toContain("the shift is over")
})
