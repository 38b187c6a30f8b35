/** A machine with its book, made through the stores that the product uses. */
import type { Deps } from "../../src/base/deps.ts"
import { insertDeviceGroup } from "../../src/devicegroups/store.ts"
import { insertDevice } from "../../src/devices/store.ts"
import { saveInterface } from "../../src/interfaces/contract.ts"
import { secretAfter } from "../../src/interfaces/rules.ts"
import { insertInterface } from "../../src/interfaces/store.ts"
import { createIssue } from "../../src/issues/contract.ts"
import { insertIssue } from "../../src/issues/store.ts"
import { insertLog } from "../../src/worklogs/store.ts"
import { uniqueName } from "./people.ts"

export function aDeviceGroup(deps: Deps, parentId: string | null = null): Promise<string> {
  const group = { name: uniqueName("device group"), description: "", location: "", parentId }
  return insertDeviceGroup(deps.db, group, deps.clock())
}

export async function aDevice(
  deps: Deps,
  more: { name?: string; deviceGroupId?: string; location?: string } = {},
): Promise<string> {
  const input = {
    ...{
      name: more.name ?? uniqueName("device"),
      serial: "",
      manufacturer: "",
      type: "",
      softwareVersion: "",
    },
    ...{ location: more.location ?? "", responsibleUser: "", recordingEnabled: true },
    deviceGroupId: more.deviceGroupId ?? (await aDeviceGroup(deps)),
  }
  return insertDevice(deps.db, input, deps.clock())
}

/** An issue whose window is open now. */
export function anIssue(
  deps: Deps,
  deviceId: string,
  userId: string,
  more: { title?: string } = {},
): Promise<string> {
  const input = createIssue.parse({
    title: more.title ?? uniqueName("issue"),
    activationDateTime: deps.clock().toISOString(),
  })
  return insertIssue(deps.db, deviceId, input, "OPEN", userId, deps.clock())
}

export function aLog(
  deps: Deps,
  issueId: string,
  userId: string,
  title = uniqueName("log"),
): Promise<string> {
  return insertLog(deps.db, issueId, { title, description: "" }, userId, deps.clock())
}

export function anInterface(
  deps: Deps,
  deviceId: string,
  more: Partial<Parameters<typeof saveInterface.parse>[0] & object> = {},
): Promise<string> {
  const input = saveInterface.parse({
    ...{ name: uniqueName("interface"), type: "VNC", host: "127.0.0.1", port: 5900 },
    ...more,
  })
  const secret = secretAfter({}, input)
  return insertInterface(deps.db, deps.secretBox, deviceId, input, secret, deps.clock())
}

export interface Book {
  deviceGroupId: string
  deviceId: string
  issueId: string
  logId: string
  interfaceId: string
}

export async function aBook(deps: Deps, userId: string): Promise<Book> {
  const deviceGroupId = await aDeviceGroup(deps)
  const deviceId = await aDevice(deps, { deviceGroupId })
  const issueId = await anIssue(deps, deviceId, userId)
  const logId = await aLog(deps, issueId, userId)
  return { deviceGroupId, deviceId, issueId, logId, interfaceId: await anInterface(deps, deviceId) }
}
