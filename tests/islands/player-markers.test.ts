import { describe, expect, test } from "bun:test"
import { commandOfKey } from "../../islands/player/keys.ts"
import {
  type Marker,
  markersOf,
  nearestMarker,
  nextMarker,
  passedMarker,
  previousMarker,
  withMarker,
} from "../../islands/player/markers.ts"
import type { RecordingEvent } from "../../protocols/recording.ts"
import { nameRecordingEvents } from "../../src/sessions/recordings/events.ts"
import { catalogues } from "../../src/web/texts/catalogues.ts"
import { makeI18n } from "../../src/web/texts/i18n.ts"

const english = makeI18n("en-GB", catalogues["en-GB"])

/** A recorded event, with what the list says about it. */
const EVENTS: [RecordingEvent, label: string, detail: string][] = [
  [{ about: "join", viewer: "v1", name: "Tom Berger", right: "CONTROL" }, "Tom Berger joins", "control"],
  [{ about: "join", viewer: "v2", name: "Eva Lindqvist", right: "VIEW" }, "Eva Lindqvist joins", "view only"],
  [{ about: "right", viewer: "v2", right: "CONTROL" }, "Eva Lindqvist gets control", ""],
  [{ about: "right", viewer: "v1", right: "VIEW" }, "Tom Berger may only view", ""],
  [
    { about: "clipboard", viewer: "v2", sizeBytes: 212, sha256: "" },
    "Clipboard sent, 212 B",
    "Eva Lindqvist",
  ],
  [{ about: "clipboard", viewer: null, sizeBytes: 90, sha256: "" }, "Clipboard received, 90 B", ""],
  [
    { about: "file", viewer: "v1", name: "trend.csv", sizeBytes: 90_214, direction: "fromMachine" },
    "trend.csv, 88.1 KiB",
    "received from the machine · Tom Berger",
  ],
  [
    {
      ...{ about: "file", viewer: "v1", name: "setup.exe", sizeBytes: 2048, direction: "fromMachine" },
      isRefused: true,
    },
    "setup.exe, 2 KiB",
    "refused by the virus scan · Tom Berger",
  ],
  [
    { about: "file", viewer: "", name: "recipe.txt", sizeBytes: 11, direction: "toMachine" },
    "recipe.txt, 11 B",
    "sent to the machine",
  ],
  [{ about: "machine", state: "SILENT", forMs: 4000 }, "The machine does not respond", ""],
  [{ about: "machine", state: "ANSWERS", forMs: 0 }, "The machine responds again", ""],
  [
    { about: "supervision", state: "PAUSED", by: "Anna de Vries", reason: "Wrong valve" },
    "Input paused by the supervisor",
    "Anna de Vries · Wrong valve",
  ],
  [
    { about: "supervision", state: "SUPERVISED", by: "Anna de Vries", reason: "Valve closed" },
    "Input resumed by the supervisor",
    "Anna de Vries · Valve closed",
  ],
  [
    { about: "supervision", state: "SUPERVISED", by: "Anna de Vries", reason: "" },
    "Session is supervised",
    "Anna de Vries",
  ],
  [{ about: "supervision", state: "NONE", by: "", reason: "" }, "Input resumed by the supervisor", ""],
  [{ about: "marker", viewer: "v1", text: "195 to 205 bar" }, "195 to 205 bar", "Tom Berger"],
  [{ about: "marker", viewer: "v1", text: "" }, "Marker", "Tom Berger"],
  [
    { about: "removal", viewer: "v2", reason: "Not invited" },
    "Eva Lindqvist is removed from the session",
    "Not invited",
  ],
  [{ about: "declined", viewer: "v1" }, "Tom Berger is not given control", ""],
  [{ about: "leave", viewer: "v1" }, "Tom Berger leaves", ""],
  [{ about: "leave", viewer: "v9" }, "Participant leaves", ""],
  [
    { about: "end", code: "CLOSED", detail: "closed by the owner" },
    "The session ends",
    "Technical detail: closed by the owner",
  ],
]

describe("the markers of a recording", () => {
  const markers = markersOf(
    nameRecordingEvents(EVENTS.map(([event], second) => ({ atMs: second * 1000, event }))),
    english,
    "Europe/Berlin",
    "en-GB",
  )

  test.each(EVENTS.map(([event, label, detail], at) => ({ about: event.about, label, detail, at })))(
    "say of the event $about: $label",
    ({ at, label, detail }) => {
      expect(markers[at]).toMatchObject({ atMs: at * 1000, label, detail })
    },
  )

  test("show the removal of a person once, with all their windows, and a later leave after they have returned", () => {
    const removed = { about: "removal", reason: "Not invited" } as const
    const join = { about: "join", name: "Eva Lindqvist", right: "VIEW" } as const
    const events: RecordingEvent[] = [
      { ...join, viewer: "v1" },
      { ...join, viewer: "v2" },
      { ...removed, viewer: "v1" },
      { about: "leave", viewer: "v1" },
      { ...removed, viewer: "v2" },
      { about: "leave", viewer: "v2" },
      { ...join, viewer: "v3" },
      { ...removed, viewer: "v3" },
      { ...join, viewer: "v4" },
      { about: "leave", viewer: "v4" },
    ]
    const named = nameRecordingEvents(events.map((event) => ({ atMs: 0, event })))
    expect(named.map(({ event }) => event).join(" ")).toBe("JOIN JOIN REMOVAL JOIN REMOVAL JOIN LEAVE")
  })

  test("say that a machine responds again only after it did not, and that a held picture continues", () => {
    const states = ["ANSWERS", "SILENT", "RECONNECTING", "ANSWERS", "ANSWERS", "HELD", "ANSWERS"] as const
    const events = states.map((state, atMs) => ({
      atMs,
      event: { about: "machine" as const, state, forMs: 0 },
    }))
    const labels = markersOf(nameRecordingEvents(events), english, "Europe/Berlin", "en-GB")
    expect(labels.map(({ label, tone }) => `${label}, ${tone}`)).toEqual([
      "The machine does not respond, red",
      "Connection to the machine lost, red",
      "The machine responds again, green",
      "Picture paused: recording storage too slow, red",
      "The picture continues, green",
    ])
  })

  test("say of the end what the server says of it in the reader's language", () => {
    const event = { about: "end", code: "RESOURCE_CLOSED", detail: "the connection broke" } as const
    const named = nameRecordingEvents([{ atMs: 0, event }])
    const [end] = markersOf(named, english, "UTC", "en-GB", "The machine closed the connection.")
    expect(end).toMatchObject({ label: "The session ends", detail: "The machine closed the connection." })
  })

  test("say of one that was added afterwards by whom and when, and it takes its place in time", () => {
    const [added] = markersOf(
      [
        {
          ...{ at: 1500, event: "MARKER", person: "Anna de Vries", state: null, text: "Valve opens late" },
          ...{ sizeInBytes: null, addedOn: "2026-11-22T09:30:00.000Z" },
        },
      ],
      english,
      "Europe/Berlin",
      "en-GB",
    )
    expect(added).toMatchObject({
      label: "Valve opens late",
      detail: "Anna de Vries · added 22.11.2026 10:30",
    })
    expect(withMarker(markers, added!).indexOf(added!)).toBe(2)
  })

  test("are added by a key only outside the text that is being typed", () => {
    const key = { key: "m", ctrlKey: false, altKey: false, metaKey: false }
    const inside = (selector: string) => ({ matches: (asked: string) => asked.includes(selector) })
    expect(commandOfKey(key, inside("button"))).toEqual({ kind: "mark" })
    expect(commandOfKey(key, inside("[type=text]"))).toBeNull()
  })
})

describe("moving between markers", () => {
  const at = (atMs: number): Marker => ({
    atMs,
    kind: "PEOPLE",
    icon: "user",
    tone: "blue",
    label: `${atMs}`,
    detail: "",
  })
  const markers = [at(1000), at(5000), at(5000), at(9000)]

  test.each([
    [0, 1000],
    [1000, 5000],
    [5000, 9000],
    [9000, undefined],
  ])("the next one behind %d ms is at %p ms", (positionMs, expected) => {
    expect(nextMarker(markers, positionMs)?.atMs).toBe(expected)
  })

  test.each([
    [9000, false, 5000],
    [5000, false, 1000],
    [1000, false, undefined],
    [5900, false, 5000],
    [5900, true, 1000],
    [6100, true, 5000],
  ])("the one before %d ms, playing %p, is at %p ms", (positionMs, isPlaying, expected) => {
    expect(previousMarker(markers, positionMs, isPlaying)?.atMs).toBe(expected)
  })

  test("a click beside a marker selects the nearest one", () => {
    expect(nearestMarker(markers, 3100)?.atMs).toBe(5000)
    expect(nearestMarker(markers, 2900)?.atMs).toBe(1000)
    expect(nearestMarker([], 2900)).toBeNull()
  })

  test("the current one is the last that has passed", () => {
    expect([0, 1000, 5000, 8999].map((positionMs) => passedMarker(markers, positionMs))).toEqual([
      -1, 0, 2, 2,
    ])
  })
})

describe("keys of the player", () => {
  const focusOn = (name: string) => ({ matches: (selectors: string) => selectors.split(", ").includes(name) })
  const press = (key: string, focus = "div", held: { ctrlKey?: boolean } = {}) =>
    commandOfKey({ key, ctrlKey: false, altKey: false, metaKey: false, ...held }, focusOn(focus))

  test("1 to 4 set the speed, N and P move between markers, arrows move by 5 s", () => {
    expect(["1", "2", "3", "4"].map((key) => press(key))).toEqual(
      [1, 2, 4, 8].map((speed) => ({ kind: "speed", speed })),
    )
    expect([press("n"), press("P"), press("F"), press(" ")]).toEqual([
      { kind: "next" },
      { kind: "previous" },
      { kind: "fullscreen" },
      { kind: "toggle" },
    ])
    expect([press("ArrowLeft"), press("ArrowRight")]).toEqual([
      { kind: "move", byMs: -5000 },
      { kind: "move", byMs: 5000 },
    ])
  })

  test("leave the space bar to a button, all keys to a text, and combinations to the browser", () => {
    const left = [press(" ", "button"), press("1", "[type=text]"), press("n", "select")]
    expect([...left, press("f", "div", { ctrlKey: true })]).toEqual([null, null, null, null])
    expect(press("n", "button")).toEqual({ kind: "next" })
  })
})
