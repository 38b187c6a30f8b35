/** What the session screen says about each end of a session: what happened, and what to do next. */
import { describe, expect, test } from "bun:test"
import { renderToStaticMarkup } from "react-dom/server"
import { IslandProvider } from "../../islands/define.tsx"
import { Bar } from "../../islands/remote-screen/bar.tsx"
import { type EndReason, initialModel, type Model } from "../../islands/remote-screen/model.ts"
import { Overlay } from "../../islands/remote-screen/overlay.tsx"
import type { RemoteScreenProps } from "../../islands/remote-screen/props.ts"
import { NO_TRAFFIC } from "../../islands/remote-screen/traffic.ts"
import { LINK_DIAGNOSES, LINK_END_CODES } from "../../protocols/link-ends.ts"
import { END_CAUSES, SESSION_STATES } from "../../src/sessions/session/rules.ts"
import { translatorOf } from "../../src/web/texts/catalogues.ts"
import { LANGUAGES, type Lang } from "../../src/web/texts/language.ts"

/** Of the catalogue (specification §8), beyond those of the link: seen by the browser alone. */
const BROWSER_CODES = ["CLIENT_TIMEOUT", "RESOURCE_NOT_FOUND", "SESSION_CONFLICT", "ACCESS_ENDED"]
const NORMAL = ["ACTIVE", "COMPLETED", "SESSION_CLOSED"]
const CODES = [...SESSION_STATES, ...LINK_END_CODES, ...BROWSER_CODES].filter(
  (code) => !NORMAL.includes(code),
)

const SESSION = {
  ...{ interfaceName: "Panel", closePath: "/log", isRecorded: true, recordingPath: "/recording" },
  quickAccess: { issuePath: "/issue" },
  me: { userId: "u1", displayName: "Tom Technician", address: null },
} as unknown as RemoteScreenProps

/** The title of the screen after this end. */
const titleOf = (...end: Parameters<typeof htmlOf>) => /<h2.*?<\/svg>(.*?)<\/h2>/.exec(htmlOf(...end))?.[1]

/** Sentences on the screen after this end: the paragraphs. */
const shown = (...end: Parameters<typeof htmlOf>) =>
  [...htmlOf(...end).matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/g)].map(([, text]) => text!)

function htmlOf(
  lang: Lang,
  end: Partial<EndReason> & { code: string },
  {
    ownerId = "u2",
    uploads = [],
    asksCredentials = false,
    restartPath = null,
    isGuest = false,
    remains = false,
    hasRecording = false,
  }: {
    ownerId?: string
    uploads?: readonly string[]
    asksCredentials?: boolean
    restartPath?: string | null
    isGuest?: boolean
    remains?: boolean
    hasRecording?: boolean
  } = {},
): string {
  const model = { ...initialModel({ sessionId: "s1", ownerId, windowEndsAtMs: null }), remains, hasRecording }
  const ended = { ...model, connection: { state: "failed" as const, end: { detail: "", ...end } } }
  return htmlOfModel(lang, ended, { asksCredentials, restartPath, isGuest }, uploads)
}

function htmlOfModel(
  lang: Lang,
  model: Model,
  more: Partial<RemoteScreenProps> = {},
  uploads: readonly string[] = [],
): string {
  return renderToStaticMarkup(
    <IslandProvider value={{ lang, t: translatorOf(lang), csrf: "", zone: "UTC" }}>
      <Overlay
        session={{ ...SESSION, ...more }}
        {...{ model, hasPicture: false, nowMs: 0, onReconnect: () => undefined }}
        {...{ fileCalls: null, uploads }}
      />
    </IslandProvider>,
  )
}

describe.each([...LANGUAGES])("in the language %s the screen of a session", (lang) => {
  test.each(CODES)("that ended with %s says what happened and what to do next", (code) => {
    const [cause, advice, ...more] = shown(lang, { code })
    expect(more).toEqual([])
    for (const sentence of [cause, advice]) expect(sentence).toMatch(/^\p{Lu}.{10,}\.$/u)
    expect(cause).not.toBe(translatorOf(lang)("viewer.end_UNKNOWN"))
    expect(`${cause}${advice}`).not.toContain("_")
  })

  test("whose machine stopped responding names no firewall, which a machine that was reached has passed", () => {
    const end = { code: "UPSTREAM_TIMEOUT", diagnosis: "stoppedResponding" }
    expect(shown(lang, end).join()).not.toContain("irewall")
    expect(shown(lang, { code: "UPSTREAM_TIMEOUT" }).join()).toContain("irewall")
  })

  test.each(LINK_DIAGNOSES)("that ended with the known cause %s shows its remedy alone", (diagnosis) => {
    const sentences = shown(lang, { code: "CLIENT_UNAUTHORIZED", diagnosis })
    expect(sentences).toHaveLength(1)
    expect(sentences[0]).not.toContain("_")
  })
})

test.each([
  ["de", "Technisches Detail: the machine reports an error: fan 3"],
  ["en-GB", "Technical detail: the machine reports an error: fan 3"],
  ["nl", "Technisch detail: the machine reports an error: fan 3"],
] as const)("in the language %s the machine's words are a technical detail of the end", (lang, sentence) => {
  const end = { code: "DEVICE_ERROR", detail: "the machine reports an error: fan 3" }
  expect(shown(lang, end)[1]).toBe(sentence)
  // What is known has a text of its own, which says more.
  expect(shown(lang, { ...end, diagnosis: "rdpLicensing" })).toHaveLength(1)
  expect(
    shown(lang, { code: "RESOURCE_CLOSED", detail: "the connection to the machine broke" }),
  ).toHaveLength(2)
})

test("where a machine's page has led to is shown beside what can be done about it", () => {
  const detail = "the machine's page leads to https://press-7.example/login"
  const sentences = shown("en-GB", { code: "CLIENT_BAD_REQUEST", diagnosis: "webOtherAddress", detail })
  expect(sentences[1]).toContain("https://press-7.example/login")
})

test("the recording is offered only of a session whose screen was seen", () => {
  const end = { code: "CONNECTION_ERROR" }
  expect(htmlOf("en-GB", end, { hasRecording: true })).toContain("View recording")
  expect(htmlOf("en-GB", end)).not.toContain("View recording")
})

test("an end whose remedy lies in the issue leads there first, and other ends to the log", () => {
  const mainLink = (code: string) =>
    /<a [^>]*class="button button-primary"[^>]*>/.exec(htmlOf("en-GB", { code }))?.[0]
  for (const code of ["ISSUE_MAINTENANCE_WINDOW_ERROR", "ISSUE_STATE_ERROR"])
    expect(mainLink(code)).toContain('href="/issue"')
  expect(mainLink("UPSTREAM_UNAVAILABLE")).toContain('href="/log"')
})

test("an owner whose connection to the server is lost learns that the session ends without them", () => {
  const lost = (ownerId: string, remains: boolean) => {
    const model = { ...initialModel({ sessionId: "s1", ownerId, windowEndsAtMs: null }), remains }
    return htmlOfModel("en-GB", { ...model, connection: { state: "waiting", for: "server" } })
  }
  const text = translatorOf("en-GB")("viewer.lostEnding")
  expect(lost("u1", false)).toContain(text)
  expect(lost("u1", true)).not.toContain(text)
  expect(lost("u2", false)).not.toContain(text)
})

test.each([
  ["de", "Beendet von Eva Lindqvist", "Beendet von der Aufsicht Eva Lindqvist: Rauch"],
  ["en-GB", "Ended by Eva Lindqvist", "Ended by the supervisor Eva Lindqvist: Rauch"],
  ["nl", "Beëindigd door Eva Lindqvist", "Beëindigd door toezichthouder Eva Lindqvist: Rauch"],
] as const)(
  "in the language %s the screen of a session says who ended it, with their reason",
  (lang, owner, supervisor) => {
    const by = { code: "COMPLETED", person: "Eva Lindqvist" }
    expect(shown(lang, { ...by, cause: "OWNER" })[1]).toBe(owner)
    expect(shown(lang, { ...by, cause: "SUPERVISOR", detail: "Rauch" })[1]).toBe(supervisor)
    const sentences = END_CAUSES.map((cause) => shown(lang, { ...by, cause })[1])
    expect(new Set(sentences).size).toBe(END_CAUSES.length)
    expect(shown(lang, { code: "REMOVED", detail: "Eva Lindqvist: Rauch" })[1]).toBe("Eva Lindqvist: Rauch")
  },
)

test.each([
  ["de", "Die Shell wurde mit Exit-Status 0 verlassen"],
  ["en-GB", "The shell was left with exit status 0"],
  ["nl", "De shell is verlaten met exitstatus 0"],
] as const)(
  "in the language %s the screen of a session names the exit status of its shell",
  (lang, sentence) => {
    const end = { code: "SESSION_CLOSED", detail: "the shell was left with exit status 0", exitStatus: 0 }
    expect(shown(lang, end).slice(1)).toEqual([sentence])
  },
)

test.each([
  ["COMPLETED", "The session has ended"],
  ["ISSUE_MAINTENANCE_WINDOW_ERROR", "The session has ended"],
  ["MANAGER_SHUTDOWN_ERROR", "The session has ended"],
  ["REMOVED", "You are no longer in the session"],
  ["ACCESS_ENDED", "You are no longer in the session"],
  ["LEFT", "You have left the session"],
  ["UPSTREAM_TIMEOUT", "The session failed"],
  ["PREREQUISITES_MISSING", "The session has not been started"],
])("a session that ended with %s is headed %j", (code, title) => {
  expect(titleOf("en-GB", { code })).toBe(title)
})

test("the screen of a session that ended with its server says so once", () => {
  const end = { code: "MANAGER_SHUTDOWN_ERROR" }
  expect(shown("en-GB", { ...end, cause: "SERVER_STOPPED" })).toEqual(shown("en-GB", end))
  expect(shown("en-GB", { ...end, cause: "SERVER_FAILED" })).toHaveLength(3)
})

test("the screen of a session that its owner ended gives no advice", () => {
  expect(shown("en-GB", { code: "COMPLETED" })).toEqual(["The session was ended."])
})

test("the screen after a session names the files that had not left the browser, but not to a person who only left it", () => {
  const uploads = ["plan.pdf", "recipe.txt"]
  const sentences = shown("en-GB", { code: "COMPLETED" }, { uploads })
  expect(sentences).toContain("Not completely transferred: plan.pdf, recipe.txt")
  expect(shown("en-GB", { code: "LEFT" }, { uploads })).toHaveLength(1)
})

test("the owner whose sign-in ended the session is told so and how to go on, and the others whose sign-in it was", () => {
  const code = "USER_LOGOUT_ERROR"
  expect(shown("en-GB", { code }, { ownerId: "u1" })).toEqual([
    "You are signed out, and the session has ended with your sign-in.",
    "Sign in again, then start a new session from the issue.",
  ])
  expect(shown("en-GB", { code })[0]).toBe("The owner of the session is signed out.")
})

test("the owner whose computer slept for too long is told that, and the others that the owner had left", () => {
  const end = { code: "COMPLETED", cause: "OWNER_LEFT" }
  expect(shown("en-GB", end, { ownerId: "u1" })[1]).toBe("You were not connected for a minute.")
  expect(shown("en-GB", end)[1]).toBe("The owner had left")
})

test.each([
  [{ code: "CLIENT_UNAUTHORIZED" }],
  [{ code: "CLIENT_UNAUTHORIZED", diagnosis: "rdpWrongPassword" }],
] as const)(
  "credentials that were entered and rejected (%j) are told apart from stored ones, and can be entered again",
  (end) => {
    const own = { ownerId: "u1", asksCredentials: true, restartPath: "/connect" }
    expect(shown("en-GB", end, own)).toEqual([
      "The machine rejects the credentials that were entered.",
      "Connect again and enter them anew.",
    ])
    expect(htmlOf("en-GB", end, own)).toMatch(/<a[^>]* href="\/connect"/)
  },
)

test("a session whose credentials were asked for leads back to their form, except for who has only left it", () => {
  const own = { ownerId: "u1", asksCredentials: true, restartPath: "/connect" }
  expect(htmlOf("en-GB", { code: "COMPLETED" }, own)).toContain('href="/connect"')
  expect(htmlOf("en-GB", { code: "LEFT" }, own)).not.toContain('href="/connect"')
  expect(htmlOf("en-GB", { code: "CLIENT_UNAUTHORIZED", diagnosis: "rdpAccountLocked" }, own)).not.toContain(
    "that were entered",
  )
})

test("an emergency session with stored credentials leads to the dialog of the next one, and its rejected credentials are not taken for entered ones", () => {
  const own = { ownerId: "u1", restartPath: "/emergency" }
  const rejected = htmlOf("en-GB", { code: "CLIENT_UNAUTHORIZED" }, own)
  expect(rejected).toMatch(/<a[^>]* href="\/emergency"/)
  expect(rejected).not.toContain("that were entered")
})

test("the bar calls a session an emergency that ends at its limit only while it runs", () => {
  const session = { ...SESSION, isEmergency: true, windowEndsAt: "2026-11-29T10:56:00Z" }
  const running = initialModel({ sessionId: "s1", ownerId: "u1", windowEndsAtMs: null })
  const connected = { ...running, connection: { state: "connected" as const } }
  const over = {
    ...running,
    connection: { state: "disconnected" as const, end: { code: "COMPLETED", detail: "" } },
  }
  const html = (model: Model) =>
    renderToStaticMarkup(
      <IslandProvider value={{ lang: "en-GB", t: translatorOf("en-GB"), csrf: "", zone: "UTC" }}>
        <Bar
          {...{ session, model, nowMs: 0, title: "", isOwner: true, isFullscreen: false, onFullscreen: null }}
          {...{ traffic: NO_TRAFFIC, extensionHours: 0, children: null }}
          {...{ onExtend: () => undefined, onEnd: () => undefined, onLeave: () => undefined }}
        />
      </IslandProvider>,
    )
  expect(html(connected)).toContain("ends at 10:56")
  expect(html(over)).toMatch(/style="visibility:hidden"[^>]*>(?:(?!<\/p>).)*ends at 10:56/)
})

describe("the screen of a session that a person has left", () => {
  const END = { code: "LEFT" }
  const buttons = (...end: Parameters<typeof htmlOf>) =>
    [...htmlOf(...end).matchAll(/<(?:a|button)[ >].*?<\/(?:a|button)>/g)].map(([button]) =>
      button.replace(/<[^>]*>/g, ""),
    )

  test("tells its owner when it ends without them, unless it is kept open", () => {
    const owner = { ownerId: "u1" }
    expect(shown("en-GB", END, owner)).toEqual(["It ends within a minute unless you return."])
    expect(shown("en-GB", END, { ...owner, remains: true })).toEqual(["It stays open without you."])
    expect(buttons("en-GB", END, owner)).toEqual(["Back to the log", "Return"])
  })

  test("lets another user join again", () => {
    expect(shown("en-GB", END)).toEqual(["It may still be running. You can return while it does."])
    expect(buttons("en-GB", END)).toEqual(["Back to the log", "Join"])
  })

  test("lets a guest return, and has no link to a page that a guest has not", () => {
    expect(shown("en-GB", END, { isGuest: true })).toContain("You can close this page now.")
    expect(buttons("en-GB", END, { isGuest: true })).toEqual(["Return"])
  })
})

test.each(CODES)(
  "a guest whose session ended with %s is asked for nothing that a guest cannot do",
  (code) => {
    const [, ...advice] = shown("en-GB", { code }, { isGuest: true })
    expect(advice).toHaveLength(1)
    expect(advice[0]).toMatch(
      code === "CLIENT_TIMEOUT" ? /^Check your own network/ : /^You can close this page/,
    )
    expect(htmlOf("en-GB", { code }, { isGuest: true })).not.toContain("<a ")
  },
)
