import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import type { Actor, DeviceAccess } from "../../src/base/authorities.ts"
import { hoursAfter } from "../../src/base/clock.ts"
import { INTERFACE_TYPES, screenKindOf } from "../../src/machines/interfaces/rules-types.ts"
import { ISSUE_STATES, type IssueState } from "../../src/maintenance/issues/rules.ts"
import { ViewerTickets } from "../../src/sessions/live/tickets.ts"
import { ACCESS_WINDOW_MS, RecordingAccessLog } from "../../src/sessions/recordings/access-log.ts"
import {
  effectiveAccessRight,
  emailInvitationExpiry,
  isAssignedTo,
  isJoinAllowed,
  missingPrerequisites,
  PREREQUISITES,
  RECHECK_INTERVAL_MS,
  type RemoteStartFacts,
  type RunningSessionFacts,
  SESSION_STATES,
  sessionEndReason,
  TICKET_TTL_MS,
  UNCONFIRMED_ACCESS_MS_MAX,
} from "../../src/sessions/session/rules.ts"
import {
  GUEST_PIN_TRIES_MAX,
  isSupervisor,
  linkRefusal,
  supervisionState,
} from "../../src/sessions/session/rules-participants.ts"
import { CREDENTIALS_TTL_MS, OneTimeCredentialsStore } from "../../src/sessions/start/one-time-credentials.ts"

const NOW = new Date("2026-03-10T09:00:00.000Z")
const OPEN_WINDOW = { activationOn: hoursAfter(NOW, -1), windowHours: 2, extensionHours: 0 }

const actor = (more: Partial<Actor> = {}): Actor => ({
  userId: "tom",
  username: "tom",
  displayName: "Tom",
  isSuperuser: false,
  language: null,
  signInId: "sign-in",
  authenticatedOn: new Date(0),
  systemAuthorities: new Set(),
  userGroupIds: ["maintenance"],
  ...more,
})
const access = (...authorities: string[]): DeviceAccess => ({
  deviceId: "p7",
  authorities: new Set(authorities),
})
const issue = (more: Partial<RemoteStartFacts["issue"]> = {}): RemoteStartFacts["issue"] => ({
  state: "IN_PROGRESS",
  assignedUserId: "tom",
  assignedUserGroupId: null,
  enableRemoteAccess: true,
  window: OPEN_WINDOW,
  disconnectAtWindowEnd: true,
  ...more,
})
const start = (more: Partial<RemoteStartFacts> = {}): RemoteStartFacts => ({
  actor: actor(),
  access: access("DEVICE_START_REMOTE", "LOG_CREATE"),
  issue: issue(),
  logId: "log",
  latestLogId: "log",
  consentMissing: false,
  ...more,
})
const running = (more: Partial<RunningSessionFacts> = {}): RunningSessionFacts => ({
  owner: actor(),
  access: access("DEVICE_READ", "DEVICE_START_REMOTE"),
  issue: issue(),
  emergencyEndsOn: null,
  mayUseInterface: true,
  isInterfaceUnchanged: true,
  isConnectorUnchanged: true,
  ...more,
})

describe("the missing prerequisites of a remote start", () => {
  test("are empty when all are met", () => {
    expect(missingPrerequisites(start(), NOW)).toEqual([])
  })

  test.each([
    ["ASSIGNED", start({ issue: issue({ assignedUserId: null }) })],
    ["ASSIGNED", start({ issue: issue({ assignedUserId: "eva", assignedUserGroupId: "maintenance" }) })],
    ["START_REMOTE", start({ access: access("LOG_CREATE") })],
    ["LOG_CREATE", start({ access: access("DEVICE_START_REMOTE") })],
    ["WINDOW", start({ issue: issue({ window: { ...OPEN_WINDOW, activationOn: hoursAfter(NOW, 1) } }) })],
    ["WINDOW", start({ issue: issue({ window: { ...OPEN_WINDOW, windowHours: 1 } }) })],
    ["LATEST_LOG", start({ latestLogId: "newer" })],
    ["LATEST_LOG", start({ latestLogId: null })],
    ["REMOTE_ACCESS", start({ issue: issue({ enableRemoteAccess: false }) })],
    ["ISSUE_STATE", start({ issue: issue({ state: "CLOSED" }) })],
    ["RECORDING_CONSENT", start({ consentMissing: true })],
  ] as const)("are only %s when everything else is met", (missing, facts) => {
    expect(missingPrerequisites(facts, NOW)).toEqual([missing])
  })

  test("include the issue state for every state except OPEN and IN_PROGRESS", () => {
    const startable = ISSUE_STATES.filter(
      (state) => missingPrerequisites(start({ issue: issue({ state }) }), NOW).length === 0,
    )
    expect(startable).toEqual(["OPEN", "IN_PROGRESS"])
  })

  test("do not include the window while an extension keeps it open", () => {
    const window = { ...OPEN_WINDOW, windowHours: 1, extensionHours: 1 }
    expect(missingPrerequisites(start({ issue: issue({ window }) }), NOW)).toEqual([])
  })

  test("include assignment, window and issue state even for a superuser", () => {
    const facts = start({
      actor: actor({ isSuperuser: true, userId: "max" }),
      access: access(),
      issue: issue({ state: "CLOSED", window: { ...OPEN_WINDOW, windowHours: 1 } }),
    })
    expect(missingPrerequisites(facts, NOW)).toEqual(["ASSIGNED", "WINDOW", "ISSUE_STATE"])
  })

  test("are exactly the unmet ones in a fixed order, for any combination of facts", () => {
    const anyFacts = fc.record({
      state: fc.constantFrom(...ISSUE_STATES),
      user: fc.constantFrom("tom", "eva", null),
      group: fc.constantFrom("maintenance", "experts", null),
      remote: fc.boolean(),
      hours: fc.integer({ min: -5, max: 5 }),
      extensionHours: fc.integer({ min: 0, max: 4 }),
      latest: fc.constantFrom("log", "newer", null),
      authorities: fc.subarray(["DEVICE_START_REMOTE", "LOG_CREATE", "LOG_READ", "DEVICE_JOIN_REMOTE"]),
      isSuperuser: fc.boolean(),
      consentMissing: fc.boolean(),
    })
    fc.assert(
      fc.property(anyFacts, (some) => {
        const window = {
          ...OPEN_WINDOW,
          activationOn: hoursAfter(NOW, some.hours),
          extensionHours: some.extensionHours,
        }
        const facts = start({
          actor: actor({ isSuperuser: some.isSuperuser }),
          access: access(...some.authorities),
          latestLogId: some.latest,
          consentMissing: some.consentMissing,
          issue: issue({
            state: some.state as IssueState,
            assignedUserId: some.user,
            assignedUserGroupId: some.group,
            enableRemoteAccess: some.remote,
            window,
          }),
        })
        const has = (authority: string) => some.isSuperuser || some.authorities.includes(authority)
        const holds: Record<(typeof PREREQUISITES)[number], boolean> = {
          ASSIGNED: some.user === "tom" || (some.user === null && some.group === "maintenance"),
          START_REMOTE: has("DEVICE_START_REMOTE"),
          LOG_CREATE: has("LOG_CREATE"),
          WINDOW: some.hours <= 0 && some.hours + 2 + some.extensionHours > 0,
          LATEST_LOG: some.latest === "log",
          REMOTE_ACCESS: some.remote,
          ISSUE_STATE: some.state === "OPEN" || some.state === "IN_PROGRESS",
          RECORDING_CONSENT: !some.consentMissing,
        }
        expect(missingPrerequisites(facts, NOW)).toEqual(PREREQUISITES.filter((one) => !holds[one]))
      }),
      { numRuns: 500 },
    )
  })
})

describe("an issue's assignment to a user", () => {
  test.each([
    [true, "tom", null],
    [true, "tom", "experts"],
    [true, null, "maintenance"],
    [false, null, "experts"],
    [false, "eva", "maintenance"],
    [false, null, null],
  ] as const)(
    "is %p with assigned user %p and assigned group %p",
    (is, assignedUserId, assignedUserGroupId) => {
      expect(isAssignedTo(actor(), { assignedUserId, assignedUserGroupId })).toBe(is)
    },
  )
})

test("check 3: rights are read often enough to end a session within five seconds of their withdrawal", () => {
  expect(RECHECK_INTERVAL_MS).toBeLessThan(5000)
})

describe("the end reason of a running session", () => {
  test("is null while all conditions are met", () => {
    expect(sessionEndReason(running(), NOW)).toBeNull()
  })

  const closedWindow = issue({ window: { ...OPEN_WINDOW, windowHours: 1 } })
  test.each([
    ["USER_LOGOUT_ERROR", { owner: null }],
    ["DEVICE_DELETE_ERROR", { access: null }],
    ["DEVICE_DELETE_ERROR", { issue: null }],
    ["ISSUE_STATE_ERROR", { issue: issue({ state: "CLOSED" }) }],
    ["ISSUE_STATE_ERROR", { issue: issue({ state: "APPROVAL_PENDING" }) }],
    ["ISSUE_ENABLE_REMOTE_ACCESS_ERROR", { issue: issue({ enableRemoteAccess: false }) }],
    ["ISSUE_ASSIGNMENT_ERROR", { issue: issue({ assignedUserId: "eva" }) }],
    ["ISSUE_MAINTENANCE_WINDOW_ERROR", { issue: closedWindow }],
    ["USER_AUTHORIZATION_ERROR", { access: access("DEVICE_READ", "LOG_CREATE") }],
    ["USER_AUTHORIZATION_ERROR", { access: access("DEVICE_START_REMOTE", "LOG_CREATE") }],
    ["USER_AUTHORIZATION_ERROR", { mayUseInterface: false }],
    ["INTERFACE_MODIFIED_ERROR", { isInterfaceUnchanged: false }],
    ["INTERFACE_MODIFIED_ERROR", { isInterfaceUnchanged: false, mayUseInterface: false }],
    ["CONNECTOR_MODIFIED_ERROR", { isConnectorUnchanged: false }],
  ] as const)("is %s", (state, facts) => {
    expect(sessionEndReason(running(facts as Partial<RunningSessionFacts>), NOW)).toBe(state)
  })

  test("is null after the window has ended if the issue does not disconnect sessions at its end", () => {
    const issue = { ...closedWindow, disconnectAtWindowEnd: false }
    expect(sessionEndReason(running({ issue }), NOW)).toBeNull()
  })

  test("is null without the LOG_CREATE authority, which only the start requires", () => {
    expect(
      sessionEndReason(running({ access: access("DEVICE_READ", "DEVICE_START_REMOTE") }), NOW),
    ).toBeNull()
  })

  test("is set exactly when the session could not be started now", () => {
    const any = fc.record({
      state: fc.constantFrom(...ISSUE_STATES),
      user: fc.constantFrom("tom", "eva", null),
      remote: fc.boolean(),
      hours: fc.integer({ min: -5, max: 5 }),
      isAllowed: fc.boolean(),
    })
    fc.assert(
      fc.property(any, ({ state, user, remote, hours, isAllowed }) => {
        const book = issue({
          ...{ state: state as IssueState, assignedUserId: user, enableRemoteAccess: remote },
          window: { ...OPEN_WINDOW, activationOn: hoursAfter(NOW, hours) },
        })
        const rights = isAllowed
          ? access("DEVICE_READ", "DEVICE_START_REMOTE", "LOG_CREATE")
          : access("DEVICE_READ", "LOG_CREATE")
        const missing = missingPrerequisites(start({ issue: book, access: rights }), NOW)
        const end = sessionEndReason(running({ issue: book, access: rights }), NOW)
        expect(end === null).toBe(missing.length === 0)
        if (end) expect(SESSION_STATES).toContain(end)
      }),
    )
  })
})

describe("the access right in a session", () => {
  const session = { ownerId: "eva", invitation: null }
  const token = (...scopes: string[]) =>
    actor({ token: { id: "t", name: "t", scopes: new Set(scopes), isOwnerSuperuser: false, deviceId: null } })
  test("of the owner is CONTROL while the owner may start remote sessions on the device", () => {
    const own = { ownerId: "tom", invitation: "VIEW" as const }
    expect(effectiveAccessRight(actor(), access("DEVICE_READ", "DEVICE_START_REMOTE"), own)).toBe("CONTROL")
    expect(effectiveAccessRight(actor(), access("DEVICE_READ", "DEVICE_JOIN_REMOTE"), own)).toBeNull()
  })
  test("of an invited user is the invitation's while the user may read the device", () => {
    for (const invitation of ["VIEW", "CONTROL"] as const) {
      expect(effectiveAccessRight(actor(), access("DEVICE_READ"), { ...session, invitation })).toBe(
        invitation,
      )
      expect(
        effectiveAccessRight(actor(), access("DEVICE_JOIN_REMOTE"), { ...session, invitation }),
      ).toBeNull()
    }
  })
  test("of another user is VIEW with DEVICE_JOIN_REMOTE, and none without it", () => {
    expect(effectiveAccessRight(actor(), access("DEVICE_READ", "DEVICE_JOIN_REMOTE"), session)).toBe("VIEW")
    expect(effectiveAccessRight(actor(), access("DEVICE_READ", "DEVICE_START_REMOTE"), session)).toBeNull()
  })
  test("of a user whom the owner has removed is none, whatever their role", () => {
    const removed = { ...session, isRemoved: true }
    for (const right of ["DEVICE_JOIN_REMOTE", "DEVICE_SUPERVISE_REMOTE"])
      expect(effectiveAccessRight(actor(), access("DEVICE_READ", right), removed)).toBeNull()
  })
  test("of an API token depends on its limited authorities, also for the owner and invited users", () => {
    const own = { ownerId: "tom", invitation: null }
    const invited = { ...session, invitation: "CONTROL" as const }
    for (const at of [own, invited])
      expect(effectiveAccessRight(token(), access("DEVICE_READ"), at)).toBeNull()
    expect(effectiveAccessRight(token(), access("DEVICE_READ", "DEVICE_START_REMOTE"), own)).toBe("CONTROL")
    expect(effectiveAccessRight(token(), access("DEVICE_READ", "DEVICE_JOIN_REMOTE"), invited)).toBe(
      "CONTROL",
    )
  })
  test("is not granted to new participants after the window has ended", () => {
    const over = { ...OPEN_WINDOW, windowHours: 1 }
    expect(isJoinAllowed({ emergencyEndsOn: null, isParticipant: false, window: OPEN_WINDOW }, NOW)).toBe(
      true,
    )
    expect(isJoinAllowed({ emergencyEndsOn: null, isParticipant: false, window: over }, NOW)).toBe(false)
    expect(isJoinAllowed({ emergencyEndsOn: null, isParticipant: true, window: over }, NOW)).toBe(true)
  })
})

describe("a supervisor of a session", () => {
  const may = access("DEVICE_SUPERVISE_REMOTE")
  const scopes = new Set(["DEVICE_SUPERVISE_REMOTE"])
  const program = actor({ token: { id: "t", name: "t", scopes, isOwnerSuperuser: false, deviceId: null } })

  test("is another user with the right, and no program", () => {
    expect(isSupervisor(actor(), may, "eva")).toBe(true)
    expect(isSupervisor(actor(), access("DEVICE_JOIN_REMOTE"), "eva")).toBe(false)
    expect(isSupervisor(actor(), may, "tom")).toBe(false)
    expect(isSupervisor(actor({ isSuperuser: true }), may, "tom")).toBe(false)
    expect(isSupervisor(program, may, "eva")).toBe(false)
  })

  test("is waited for only where one is required, and one who is there may pause either way", () => {
    const stateOf = (isRequired: boolean, supervisors: number, wasSupervised: boolean, isPaused: boolean) =>
      supervisionState({ isRequired, supervisors, wasSupervised, isPaused })
    expect(stateOf(true, 0, false, false)).toBe("WAITING")
    expect(stateOf(true, 0, true, false)).toBe("ABSENT")
    expect(stateOf(true, 0, true, true)).toBe("ABSENT")
    expect(stateOf(true, 1, true, false)).toBe("SUPERVISED")
    expect(stateOf(false, 0, false, false)).toBe("NONE")
    expect(stateOf(false, 1, true, false)).toBe("NONE")
    for (const isRequired of [true, false]) expect(stateOf(isRequired, 1, true, true)).toBe("PAUSED")
  })
})

describe("an invitation link", () => {
  const link = {
    ...{ isSessionActive: true, startsOn: null, expiresOn: hoursAfter(NOW, 1), hasPin: true },
    ...{ isSingleUse: true, usedOn: null, failedPins: GUEST_PIN_TRIES_MAX - 1 },
  }
  test.each<[ReturnType<typeof linkRefusal>, Partial<Parameters<typeof linkRefusal>[0]>]>([
    [null, {}],
    [null, { startsOn: NOW }],
    [null, { expiresOn: new Date(NOW.getTime() + 1) }],
    [null, { isSingleUse: false, usedOn: NOW }],
    ["ENDED", { isSessionActive: false }],
    ["EXPIRED", { expiresOn: NOW }],
    ["NOT_STARTED", { startsOn: new Date(NOW.getTime() + 1) }],
    ["USED", { usedOn: NOW }],
    ["LOCKED", { failedPins: GUEST_PIN_TRIES_MAX }],
    ["LOCKED", { hasPin: false }],
  ])("is answered with %p when it has %p", (refusal, facts) => {
    expect(linkRefusal({ ...link, ...facts }, NOW)).toBe(refusal)
  })
})

test("each interface type has one screen kind or none", () => {
  const kinds = Object.fromEntries(INTERFACE_TYPES.map((type) => [type, screenKindOf(type)]))
  expect(kinds).toMatchObject({
    VNC: "desktop",
    KPT_900: "desktop",
    SSH: "terminal",
    RDP: "desktop",
    TCP: null,
  })
})

describe("checks 9 and 13: a viewer's ticket", () => {
  const path = { deviceId: "d", issueId: "i", logId: "l", sessionId: "s" }
  const grant = { path, holder: { kind: "user" as const, id: "sign-in" } }
  const later = (ms: number) => new Date(NOW.getTime() + ms)

  test("can be redeemed once, and only for the grant it was issued for", () => {
    const tickets = new ViewerTickets()
    const ticket = tickets.issue(grant, NOW)
    expect(ticket).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(tickets.redeem(ticket, later(1))).toEqual(grant)
    expect(tickets.redeem(ticket, later(2))).toBeNull()
  })

  test("is refused after 30 seconds, and unknown tickets are always refused", () => {
    const tickets = new ViewerTickets()
    const [one, two] = [tickets.issue(grant, NOW), tickets.issue(grant, NOW)]
    expect(tickets.redeem(one, later(TICKET_TTL_MS - 1))).toEqual(grant)
    expect(tickets.redeem(two, later(TICKET_TTL_MS))).toBeNull()
    expect(tickets.redeem("", NOW)).toBeNull()
    expect(tickets.redeem("guess", NOW)).toBeNull()
  })

  test("is one of at most 20 per sign-in or guest, so that one does not evict another's tickets", () => {
    const tickets = new ViewerTickets()
    const theirs = tickets.issue({ path, holder: { kind: "guest", id: "another" } }, NOW)
    const flood = Array.from({ length: 10_001 }, () => tickets.issue(grant, NOW))
    expect(tickets.redeem(theirs, NOW)).not.toBeNull()
    expect(flood.filter((ticket) => tickets.redeem(ticket, NOW))).toEqual(flood.slice(-20))
  })

  test("counts with the others of its holder that are left when one has been redeemed", () => {
    const tickets = new ViewerTickets()
    const issue = () => Array.from({ length: 20 }, () => tickets.issue(grant, NOW))
    const before = issue()
    expect(tickets.redeem(before[0]!, NOW)).not.toBeNull()
    const after = issue()
    expect([...before, ...after].filter((ticket) => tickets.redeem(ticket, NOW))).toEqual(after)
  })

  test("is evicted oldest first beyond 10 000 tickets", () => {
    const tickets = new ViewerTickets()
    const given = Array.from({ length: 10_001 }, (_, at) =>
      tickets.issue({ path, holder: { kind: "user", id: `sign-in ${at % 1000}` } }, NOW),
    )
    expect(new Set(given).size).toBe(given.length)
    expect(tickets.redeem(given[0]!, NOW)).toBeNull()
    expect(tickets.redeem(given.at(-1)!, NOW)).not.toBeNull()
  })
})

describe("one-time credentials", () => {
  const credentials = { username: "u", password: "p" }
  const key = { signInId: "another", logId: "log", interfaceId: "interface" }

  test("stay when another sign-in enters more than it may keep", () => {
    const store = new OneTimeCredentialsStore(() => NOW)
    store.put(key, credentials)
    for (let at = 0; at < 2000; at++)
      store.put({ ...key, signInId: "flood", logId: `log ${at}` }, credentials)
    expect(store.has(key)).toBe(true)
    expect(store.has({ ...key, signInId: "flood", logId: "log 1999" })).toBe(true)
    expect(store.has({ ...key, signInId: "flood", logId: "log 0" })).toBe(false)
    const kept = Array.from({ length: 2000 }, (_, at) =>
      store.has({ ...key, signInId: "flood", logId: `log ${at}` }),
    )
    expect(kept.filter(Boolean)).toHaveLength(20)
  })

  test("are kept for a thousand starts of all sign-ins, the newest", () => {
    const store = new OneTimeCredentialsStore(() => NOW)
    for (let at = 0; at <= 1000; at++) store.put({ ...key, signInId: `sign-in ${at}` }, credentials)
    expect([
      store.has({ ...key, signInId: "sign-in 0" }),
      store.has({ ...key, signInId: "sign-in 1" }),
    ]).toEqual([false, true])
  })

  test("are taken once, and not after their time to live", () => {
    let nowMs = NOW.getTime()
    const store = new OneTimeCredentialsStore(() => new Date(nowMs))
    store.put(key, credentials)
    expect([store.take(key), store.take(key)]).toEqual([credentials, null])
    store.put(key, credentials)
    nowMs += CREDENTIALS_TTL_MS
    expect([store.has(key), store.take(key)]).toEqual([false, null])
  })

  test("leave their user name for the next form, as long as they would have been kept", () => {
    let nowMs = NOW.getTime()
    const store = new OneTimeCredentialsStore(() => new Date(nowMs))
    expect(store.lastUsername(key)).toBe("")
    store.put(key, credentials)
    store.take(key)
    expect([store.has(key), store.lastUsername(key)]).toEqual([false, "u"])
    nowMs += CREDENTIALS_TTL_MS
    expect(store.lastUsername(key)).toBe("")
  })
})

test("the access log of recordings remembers a view for its window, by sign-in and session", () => {
  let nowMs = NOW.getTime()
  const log = new RecordingAccessLog(() => new Date(nowMs))
  log.log("sign-in", "session")
  expect(log.wasRecentlyLogged("sign-in", "session")).toBe(true)
  expect(log.wasRecentlyLogged("sign-in", "another session")).toBe(false)
  nowMs += ACCESS_WINDOW_MS
  expect(log.wasRecentlyLogged("sign-in", "session")).toBe(false)
})

describe("an invitation by e-mail", () => {
  const now = new Date("2026-03-10T09:00:00Z")
  test("expires after one day", () => {
    expect(emailInvitationExpiry(now, new Date("2026-03-20T09:00:00Z"))).toEqual(
      new Date("2026-03-11T09:00:00Z"),
    )
  })
  test("never outlives the maintenance window", () => {
    const windowEnd = new Date("2026-03-10T10:30:00Z")
    expect(emailInvitationExpiry(now, windowEnd)).toEqual(windowEnd)
    expect(emailInvitationExpiry(now, windowEnd, hoursAfter(windowEnd, 1))).toEqual(windowEnd)
  })
  test("ends earlier where the inviter chose so", () => {
    const wanted = new Date("2026-03-10T10:00:00Z")
    expect(emailInvitationExpiry(now, new Date("2026-03-10T10:30:00Z"), wanted)).toEqual(wanted)
  })
})

test("rights of running sessions are read again every 3 seconds, and without an answer of the database count for a minute", () => {
  expect([RECHECK_INTERVAL_MS, UNCONFIRMED_ACCESS_MS_MAX]).toEqual([3_000, 60_000])
})
