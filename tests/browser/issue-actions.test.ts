/** Actions of an issue: their keys, and the message that takes them back. */

import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { deviceIdByName, newIssue, servePages, signInToPages, testPages } from "../harness/pages.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { signBrowserIn } from "./signed-in.ts"

setDefaultTimeout(120_000)

const pages = await testPages()
const technician = await signInToPages(pages, "technician")
const l3 = await deviceIdByName(pages, "Packing line L-3")
const { server, address } = servePages(pages)

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

const UNDO_MS = 10_000

test("the message after an action that can be undone stays while its button has the focus, goes ten seconds later, and is pressed by its key", async () => {
  const path = await newIssue(technician, l3)
  await using story = await newPage()
  const { page } = story
  await signBrowserIn(page, address)
  await page.clock.install()
  const take = async () => {
    await page.goto(`${address}${path}`)
    await page.locator("#issue-head").getByRole("button", { name: "Assign to me" }).click()
    await page.getByText("The issue is assigned to you.").waitFor()
  }
  await take()
  const undo = page.locator("#toasts").getByRole("button", { name: "Undo" })
  await undo.focus()
  await page.clock.runFor(2 * UNDO_MS)
  expect(await undo.count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  await page.locator("#main").focus()
  await page.clock.runFor(UNDO_MS - 1000)
  expect(await undo.count()).toBe(1)
  await page.clock.runFor(2000)
  expect(await undo.count()).toBe(0)

  await page.goto(`${address}/issues`)
  await technician.post(`${path}/return`, {})
  await take()
  await page.keyboard.press("u")
  await page.getByText("Undone.").waitFor()
  await page.locator("#issue-head").getByRole("button", { name: "Assign to me" }).waitFor()
})

test("the message after an action that can be undone begins its ten seconds when the browser has drawn it, however late that is", async () => {
  const path = await newIssue(technician, l3)
  await using story = await newPage()
  const { page } = story
  await signBrowserIn(page, address)
  await page.clock.install()
  await page.goto(`${address}${path}`)
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (onFrame) => held.push(onFrame)
    const drawFrame = () => {
      for (const onFrame of held) onFrame(0)
    }
    Object.assign(window, { drawFrame })
  })
  await page.locator("#issue-head").getByRole("button", { name: "Assign to me" }).click()
  const undo = page.locator("#toasts").getByRole("button", { name: "Undo" })
  await undo.waitFor()
  await page.clock.runFor(2 * UNDO_MS)
  expect(await undo.count()).toBe(1)
  await page.evaluate("drawFrame()")
  await page.clock.runFor(UNDO_MS + 1000)
  expect(await undo.count()).toBe(0)
})

test("the keys of an issue's page act outside its fields alone", async () => {
  await using story = await newPage()
  const { page } = story
  await signBrowserIn(page, address)
  await page.goto(address + (await newIssue(technician, l3)))
  await page.waitForSelector('html[data-scripts="loaded"]')
  await page.locator("#log-title").pressSequentially("close")
  expect(await page.inputValue("#log-title")).toBe("close")
  await page.locator("#main").focus()
  await page.keyboard.press("c")
  await page.locator("dialog[open]", { hasText: "Close issue" }).waitFor()
})
