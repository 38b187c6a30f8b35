/** Signatures on closing through the API: when one is needed, what may be one, and that it stays. */
import { describe, expect, test } from "bun:test"
import type { ErrorBody } from "../../src/http/errors.ts"
import type { Signature } from "../../src/maintenance/issues/signature/contract.ts"
import { deleteUnreferencedContents, verifyContents } from "../../src/system/files/actions.ts"
import { testApi } from "../harness/api.ts"
import { aMaintenanceFixture } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aPng } from "../harness/uploads.ts"

const { app, call, deps, root } = await testApi()
/** @param shade  pictures of another shade are other contents */
const picture = (shade: number, width = 300) =>
  Buffer.from(aPng(width, 100, [shade, 0, 0])).toString("base64")

async function anIssueToSign() {
  const { deviceId, issueId } = await aMaintenanceFixture(deps, root.userId)
  const set = await call(root.token, "PUT", `/devices/${deviceId}`, { closingSignatureRequired: true })
  expect(set.status).toBe(200)
  const issue = `/devices/${deviceId}/issues/${issueId}`
  const close = (signature?: unknown) =>
    call<ErrorBody & { state: string }>(root.token, "PUT", `${issue}/action/close`, {
      reason: "DONE",
      signature,
    })
  const signatures = async () =>
    (await call<{ rows: Signature[]; total: number }>(root.token, "GET", `${issue}/signatures`)).body.rows
  const image = (id: string) =>
    app.request(`/api${issue}/signatures/${id}/image`, {
      headers: { authorization: `Bearer ${root.token}` },
    })
  return { deviceId, issueId, issue, close, signatures, image }
}

describe("an issue of a machine that asks for signatures", () => {
  test("is closed with a drawn signature, which is kept with its name, time and person", async () => {
    const { close, signatures, image, issueId } = await anIssueToSign()
    expect(await close({ name: "Rita Maas", image: picture(1) })).toMatchObject({
      status: 200,
      body: { state: "CLOSED" },
    })
    const [signature] = await signatures()
    expect(signature).toMatchObject({
      ...{ kind: "DRAWN", name: "Rita Maas", signedOn: TEST_NOW.toISOString() },
      signedBy: { id: root.userId },
    })
    const shown = await image(signature!.id)
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"])
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(await new Bun.Image(bytes).metadata()).toMatchObject({ width: 300, height: 100, format: "png" })
    // Encoded anew: what the sender hid in the file is gone.
    expect(bytes.includes("taken at 48.1 N")).toBe(false)
    const [entry] = await deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("object_id", "=", issueId)
      .where("event", "=", "ISSUE_CLOSED")
      .execute()
    expect(entry!.details).toMatchObject({ signedBy: "Rita Maas" })
  })

  test("is closed with the typed name, which has no picture", async () => {
    const { close, signatures, image } = await anIssueToSign()
    expect((await close({ name: "Rita Maas" })).status).toBe(200)
    const [signature] = await signatures()
    expect(signature).toMatchObject({ kind: "TYPED", name: "Rita Maas" })
    expect((await image(signature!.id)).status).toBe(404)
  })

  test("is not closed without one, whatever the reason, and stays open", async () => {
    const { issue, close } = await anIssueToSign()
    expect(await close()).toMatchObject({ status: 409, body: { reason: "signatureRequired" } })
    expect(await close(null)).toMatchObject({ status: 409, body: { reason: "signatureRequired" } })
    const duplicate = await call(root.token, "PUT", `${issue}/action/close`, { reason: "DUPLICATE" })
    expect(duplicate).toMatchObject({ status: 409, body: { reason: "signatureRequired" } })
    expect((await call<{ state: string }>(root.token, "GET", issue)).body.state).toBe("OPEN")
  })

  test.each([
    ["without a name", { name: " ", image: picture(2) }, "signature.name"],
    ["with text that is not base64", { name: "R. Maas", image: "<svg>" }, "signature.image"],
    [
      "with a text file",
      { name: "R. Maas", image: btoa("not a picture, but long enough") },
      "signature.image",
    ],
    ["with a picture that is too wide", { name: "R. Maas", image: picture(3, 2001) }, "signature.image"],
    [
      "with a header and nothing behind it",
      { name: "R. Maas", image: Buffer.from(aPng(300, 100)).subarray(0, 60).toString("base64") },
      "signature.image",
    ],
  ])("is not closed with a signature %s", async (_what, signature, path) => {
    const { issue, close, signatures } = await anIssueToSign()
    expect(await close(signature)).toMatchObject({ status: 400, body: { problems: [{ path }] } })
    expect((await call<{ state: string }>(root.token, "GET", issue)).body.state).toBe("OPEN")
    expect(await signatures()).toEqual([])
  })

  test("is signed again at each closing, and earlier signatures stay", async () => {
    const { issue, close, signatures } = await anIssueToSign()
    await close({ name: "First", image: picture(4) })
    await call(root.token, "PUT", `${issue}/action/open`)
    expect((await close({ name: "Second" })).status).toBe(200)
    expect((await signatures()).map(({ name }) => name).sort()).toEqual(["First", "Second"])
  })

  test("leaves no signature when its checklist refuses the closing", async () => {
    const { issue, close, signatures } = await anIssueToSign()
    await call(root.token, "PUT", `${issue}/checklist`, { items: [{ text: "Belt" }] })
    const refused = await close({ name: "R. Maas", image: picture(5) })
    expect(refused).toMatchObject({ status: 409, body: { reason: "checklistIncomplete" } })
    expect(await signatures()).toEqual([])
  })

  test("is drafted and rejected without one: no work is signed off", async () => {
    const { deviceId } = await anIssueToSign()
    const draft = { title: "Later", activationDateTime: TEST_NOW.toISOString(), state: "NEW" }
    const { body } = await call<{ id: string }>(root.token, "POST", `/devices/${deviceId}/issues`, draft)
    const closed = await call(root.token, "PUT", `/devices/${deviceId}/issues/${body.id}/action/close`, {
      reason: "WONT_DO",
    })
    expect(closed.status).toBe(200)
  })
})

test("the picture of a signature is checked with the other stored files, and never cleaned up while it is referred to", async () => {
  const { close, signatures, image } = await anIssueToSign()
  await close({ name: "R. Maas", image: picture(6) })
  await deps.db
    .updateTable("stored_file")
    .set({ stored_on: new Date(0) })
    .execute()
  await deleteUnreferencedContents(deps)
  const [signature] = await signatures()
  expect((await image(signature!.id)).status).toBe(200)
  const { checked, damaged } = await verifyContents(deps)
  expect([checked > 0, damaged]).toEqual([true, []])
})

test("the serving database role can neither change nor delete a signature", async () => {
  const granted = await deps.db
    .selectNoFrom((eb) => [
      ...(["update", "delete", "insert"] as const).map((right) =>
        eb
          .fn<boolean>("has_table_privilege", [
            eb.val("millwright_serving"),
            eb.val("issue_signature"),
            eb.val(right),
          ])
          .as(right),
      ),
    ])
    .executeTakeFirstOrThrow()
  expect(granted).toEqual({ update: false, delete: false, insert: true })
})
