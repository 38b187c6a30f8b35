/** When an emergency session may start, when it ends, who joins it and who reviews it. */
import { describe, expect, test } from "bun:test"
import type { Actor, DeviceAccess } from "../../src/base/authorities.ts"
import { hoursAfter, minutesAfter } from "../../src/base/clock.ts"
import { BUILT_IN_ROLES } from "../../src/identity/roles/rules.ts"
import { INTERFACE_TYPES } from "../../src/machines/interfaces/rules-types.ts"
import type { ISSUE_STATES } from "../../src/maintenance/issues/rules.ts"
import {
  emergencyEnd,
  isEmergencyOffered,
  mayStartEmergency,
  reviewDenial,
} from "../../src/sessions/emergency/rules.ts"
import {
  isJoinAllowed,
  PREREQUISITES,
  type RunningSessionFacts,
  sessionEndReason,
} from "../../src/sessions/session/rules.ts"
import { splitEmergencyPrerequisites } from "../../src/sessions/session/rules-emergency.ts"
import { withAllRecorded } from "../../src/sessions/start/actions-emergency.ts"

const NOW = new Date("2026-03-10T03:00:00.000Z")
/** Over for hours. */
const PAST_WINDOW = { activationOn: hoursAfter(NOW, -9), windowHours: 2, extensionHours: 0 }
const OPEN_WINDOW = { ...PAST_WINDOW, activationOn: hoursAfter(NOW, -1) }
const RIGHTS = ["DEVICE_READ", "DEVICE_START_REMOTE", "DEVICE_START_EMERGENCY"]

const actor = (more: Partial<Actor> = {}): Actor => ({
  ...{ userId: "tom", username: "tom", displayName: "Tom", language: null, signInId: "sign-in" },
  ...{ isSuperuser: false, authenticatedOn: new Date(0), systemAuthorities: new Set(), userGroupIds: [] },
  ...more,
})
const token = { id: "t", name: "t", isOwnerSuperuser: false, deviceId: null }
const access = (...authorities: string[]): DeviceAccess => ({
  deviceId: "p7",
  authorities: new Set(authorities),
})
const running = (more: Partial<RunningSessionFacts> = {}): RunningSessionFacts => ({
  owner: actor(),
  access: access(...RIGHTS),
  issue: {
    ...{ state: "IN_PROGRESS", assignedUserId: "tom", assignedUserGroupId: null, enableRemoteAccess: true },
    window: PAST_WINDOW,
    disconnectAtWindowEnd: true,
  },
  emergencyEndsOn: minutesAfter(NOW, 1),
  mayUseInterface: true,
  isInterfaceUnchanged: true,
  isConnectorUnchanged: true,
  ...more,
})
const inState = (state: (typeof ISSUE_STATES)[number]) => ({ issue: { ...running().issue!, state } })

describe("the start of an emergency session", () => {
  test("does without the open window and nothing else that is missing", () => {
    expect(splitEmergencyPrerequisites(PREREQUISITES, "CLOSED")).toEqual({
      bypassed: ["WINDOW"],
      remaining: PREREQUISITES.filter((one) => one !== "WINDOW"),
    })
  })

  test.each([
    ["APPROVAL_PENDING", ["ISSUE_STATE"]],
    ["APPROVED", ["ISSUE_STATE"]],
    ["NEW", []],
    ["CLOSED", []],
  ] as const)("of an issue in the state %s does without %p", (state, bypassed) => {
    expect(splitEmergencyPrerequisites(["ISSUE_STATE"], state).bypassed).toEqual([...bypassed])
  })

  test("needs the right by name: no other device authority implies it", () => {
    const others = [
      "DEVICE_START_REMOTE",
      "DEVICE_SUPERVISE_REMOTE",
      "DEVICE_REVIEW_EMERGENCY",
      "DEVICE_UPDATE",
    ]
    expect(mayStartEmergency(actor(), access(...others))).toBe(false)
    expect(mayStartEmergency(actor(), access("DEVICE_START_EMERGENCY"))).toBe(true)
  })

  test("is offered when the window alone is missing, and not when nothing or more is", () => {
    const may = access("DEVICE_START_EMERGENCY")
    const isOffered = (missing: Parameters<typeof isEmergencyOffered>[2], rights = may) =>
      isEmergencyOffered(actor(), rights, missing, "IN_PROGRESS")
    expect([isOffered(["WINDOW"]), isOffered(["WINDOW"], access())]).toEqual([true, false])
    expect([isOffered([]), isOffered(["WINDOW", "LATEST_LOG"])]).toEqual([false, false])
  })

  test("is refused to an API token, whatever its scopes", () => {
    const program = actor({ token: { ...token, scopes: new Set(["DEVICE_START_EMERGENCY"]) } })
    expect(mayStartEmergency(program, access("DEVICE_START_EMERGENCY"))).toBe(false)
  })

  test("is a right of no role that an installation starts with", () => {
    const given = Object.values(BUILT_IN_ROLES).filter(({ authorities }) =>
      (authorities as readonly string[]).includes("DEVICE_START_EMERGENCY"),
    )
    expect(given).toEqual([])
  })

  test.each(INTERFACE_TYPES.map((type) => [type]))(
    "on an interface of type %s records what the interface has switched off",
    (type) => {
      const off = { screen: false, mouse: false, keyboard: false, clipboard: false, network: false }
      const { recordingOptions } = withAllRecorded({ type, recordingOptions: off } as never)
      const isForwarding = !recordingOptions.screen
      expect(recordingOptions).toMatchObject(
        isForwarding ? { network: true } : { screen: true, clipboard: true },
      )
    },
  )
})

describe("the end reason of a running emergency session", () => {
  test("is null after the window, until the session's own end", () => {
    expect(sessionEndReason(running(), NOW)).toBeNull()
  })

  test.each([
    ["EMERGENCY_TIME_ERROR", { emergencyEndsOn: NOW }],
    [
      "EMERGENCY_TIME_ERROR",
      { emergencyEndsOn: NOW, issue: { ...running().issue, disconnectAtWindowEnd: false } },
    ],
    ["USER_AUTHORIZATION_ERROR", { access: access("DEVICE_READ", "DEVICE_START_REMOTE") }],
    ["USER_AUTHORIZATION_ERROR", { access: access("DEVICE_READ", "DEVICE_START_EMERGENCY") }],
    ["ISSUE_STATE_ERROR", inState("CLOSED")],
    ["ISSUE_STATE_ERROR", inState("NEW")],
    ["USER_LOGOUT_ERROR", { owner: null }],
    ["INTERFACE_MODIFIED_ERROR", { isInterfaceUnchanged: false }],
  ] as const)("is %s", (state, facts) => {
    expect(sessionEndReason(running(facts as Partial<RunningSessionFacts>), NOW)).toBe(state)
  })

  test("is EMERGENCY_TIME_ERROR at the limit also when the window has opened meanwhile", () => {
    const issue = { ...running().issue!, window: OPEN_WINDOW }
    expect(sessionEndReason(running({ issue, emergencyEndsOn: NOW }), NOW)).toBe("EMERGENCY_TIME_ERROR")
  })

  test("is null while the issue waits for its approval", () => {
    expect(sessionEndReason(running(inState("APPROVAL_PENDING")), NOW)).toBeNull()
    expect(sessionEndReason(running({ ...inState("APPROVAL_PENDING"), emergencyEndsOn: null }), NOW)).toBe(
      "ISSUE_STATE_ERROR",
    )
  })
})

test("an emergency session admits new people until its own end, whatever the window", () => {
  const facts = { isParticipant: false, window: PAST_WINDOW }
  expect(isJoinAllowed({ ...facts, emergencyEndsOn: minutesAfter(NOW, 1) }, NOW)).toBe(true)
  expect(isJoinAllowed({ ...facts, window: OPEN_WINDOW, emergencyEndsOn: NOW }, NOW)).toBe(false)
})

test("an emergency session ends the minutes of the settings after its start", () => {
  expect(emergencyEnd(NOW, 45)).toEqual(new Date("2026-03-10T03:45:00.000Z"))
})

describe("the review of an emergency session", () => {
  const over = { startedBy: "tom", isActive: false, isReviewed: false }
  const eva = actor({ userId: "eva" })
  const may = access("DEVICE_REVIEW_EMERGENCY")
  const program = { ...eva, token: { ...token, scopes: new Set(["DEVICE_REVIEW_EMERGENCY"]) } }
  test.each([
    ["is open to another user with the right", null, eva, may, over],
    ["is refused without the right", "NOT_ALLOWED", eva, access("DEVICE_START_EMERGENCY"), over],
    ["is refused to an API token", "NOT_ALLOWED", program, may, over],
    ["is refused to its starter", "emergencyOwnSession", actor(), may, over],
    [
      "is refused to its starter as superuser",
      "emergencyOwnSession",
      actor({ isSuperuser: true }),
      may,
      over,
    ],
    ["is refused while it runs", "emergencyStillRunning", eva, may, { ...over, isActive: true }],
    ["is final", "emergencyReviewed", eva, may, { ...over, isReviewed: true }],
  ] as const)("%s", (_what, denial, who, rights, session) => {
    expect(reviewDenial(who as Actor, rights, session)).toBe(denial)
  })
})
