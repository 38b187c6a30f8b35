/** The events of a recording as marks on its time line: how each is shown, and which one is next. Pure. */
import type { RecordingInfoResponse } from "../../src/sessions/session/contract-recordings.ts"
import type { IconName } from "../../src/web/icon.tsx"
import { formatInstant, formatSize } from "../../src/web/texts/format.ts"
import type { TextKey, Translate } from "../../src/web/texts/i18n.ts"
import type { Lang } from "../../src/web/texts/language.ts"
import { endReasonText } from "../../src/web/texts/session-end.ts"

export type MarkerEvent = RecordingInfoResponse["events"][number]

/** What markers can be narrowed to, in the order in which it is offered. */
const MARKER_KINDS = ["ADDED", "PEOPLE", "SUPERVISION", "CONTENT", "MACHINE"] as const
export type MarkerKind = (typeof MARKER_KINDS)[number]

export interface Marker {
  atMs: number
  kind: MarkerKind
  icon: IconName
  tone: "blue" | "green" | "violet" | "amber" | "red" | "neutral"
  label: string
  /** Who, why or which way; "" for nothing more. */
  detail: string
}

/** Going back from a marker that has just passed leads to the one before it, also while the recording plays. */
const PASSED_MS = 1000

/** The marker that `N` opens; null behind the last one. */
export function nextMarker(markers: readonly Marker[], positionMs: number): Marker | null {
  return markers.find(({ atMs }) => atMs > positionMs) ?? null
}

/** The marker that `P` opens; null before the first one. */
export function previousMarker(
  markers: readonly Marker[],
  positionMs: number,
  isPlaying: boolean,
): Marker | null {
  const beforeMs = isPlaying ? positionMs - PASSED_MS : positionMs
  return markers.findLast(({ atMs }) => atMs < beforeMs) ?? null
}

/** The marker that a click beside it means; null without markers. */
export function nearestMarker(markers: readonly Marker[], atMs: number): Marker | null {
  const distance = (marker: Marker) => Math.abs(marker.atMs - atMs)
  return markers.reduce<Marker | null>(
    (best, marker) => (best === null || distance(marker) < distance(best) ? marker : best),
    null,
  )
}

/** Index of the last marker that has passed; -1 before the first. */
export function passedMarker(markers: readonly Marker[], positionMs: number): number {
  return markers.findLastIndex(({ atMs }) => atMs <= positionMs)
}

/**
 * @param zone  the reader's
 * @param endText  how the session ended, in the reader's language; "" where that is not known yet
 */
export function markersOf(
  events: readonly MarkerEvent[],
  t: Translate,
  zone: string,
  lang: Lang,
  endText = "",
): Marker[] {
  return events.map((event) => {
    const place = { atMs: event.at, kind: KINDS[event.event], detail: "" }
    const marker = { ...place, ...lookOf(event, t, zone, lang) }
    return event.event === "END" && endText !== "" ? { ...marker, detail: endText } : marker
  })
}

/** The kinds that occur. */
export function kindsOf(markers: readonly Marker[]): MarkerKind[] {
  return MARKER_KINDS.filter((kind) => markers.some((marker) => marker.kind === kind))
}

/** With one more, in the order of time. */
export function withMarker(markers: readonly Marker[], added: Marker): Marker[] {
  return [...markers, added].sort((a, b) => a.atMs - b.atMs)
}

const KINDS: Record<MarkerEvent["event"], MarkerKind> = {
  JOIN: "PEOPLE",
  LEAVE: "PEOPLE",
  RIGHT: "PEOPLE",
  DECLINED: "PEOPLE",
  REMOVAL: "PEOPLE",
  CLIPBOARD: "CONTENT",
  FILE: "CONTENT",
  MACHINE: "MACHINE",
  SUPERVISION: "SUPERVISION",
  MARKER: "ADDED",
  END: "MACHINE",
}

type Look = Pick<Marker, "icon" | "tone" | "label"> & { detail?: string }

function lookOf(event: MarkerEvent, t: Translate, zone: string, lang: Lang): Look {
  const { state, text } = event
  const name = event.person ?? t("player.unknownPerson")
  const size = formatSize(event.sizeInBytes ?? 0, lang)
  const person = event.person ?? ""
  switch (event.event) {
    case "JOIN":
      return {
        icon: "user",
        tone: state === "CONTROL" ? "green" : "violet",
        label: t("player.joins", { name }),
        detail: t(state === "CONTROL" ? "remote.access_CONTROL" : "remote.access_VIEW"),
      }
    case "LEAVE":
      return { icon: "signOut", tone: "neutral", label: t("player.leaves", { name }) }
    case "RIGHT":
      return {
        icon: "user",
        tone: "violet",
        label: t(state === "CONTROL" ? "player.getsControl" : "player.losesControl", { name }),
      }
    case "DECLINED":
      return { icon: "user", tone: "neutral", label: t("player.isDeclined", { name }) }
    case "CLIPBOARD":
      return {
        icon: "clipboard",
        tone: "amber",
        label: t(state === "TO_MACHINE" ? "player.clipboardSent" : "player.clipboardReceived", { size }),
        detail: person,
      }
    case "FILE": {
      const way =
        state === "REFUSED"
          ? "remote.transfer_DECLINED"
          : state === "TO_MACHINE"
            ? "player.sent"
            : "player.received"
      const tone = state === "REFUSED" ? "red" : "amber"
      return { icon: "file", tone, label: `${text}, ${size}`, detail: joined(t(way), person) }
    }
    case "MACHINE":
      return machineLook(state, t)
    case "SUPERVISION":
      return supervisionLook(event, t)
    case "MARKER":
      return {
        icon: "bookmark",
        tone: "blue",
        label: text || t("player.marker"),
        detail: joined(person, addedText(event, t, zone)),
      }
    case "REMOVAL":
      return { icon: "close", tone: "red", label: t("player.isRemoved", { name }), detail: text }
    case "END":
      return {
        icon: "stop",
        tone: "neutral",
        label: t("player.ends"),
        detail: endReasonText({ cause: state, person, detail: text }, t),
      }
  }
}

function addedText({ addedOn }: MarkerEvent, t: Translate, zone: string): string {
  return addedOn === null
    ? ""
    : t("player.markerAdded", { time: formatInstant(new Date(addedOn), zone, "minute") })
}

const MACHINE_TEXTS: Record<string, TextKey> = {
  ANSWERS: "player.machine_ANSWERS",
  SILENT: "player.machine_SILENT",
  RECONNECTING: "player.machine_RECONNECTING",
  HELD: "player.machine_HELD",
  CONTINUED: "player.machine_CONTINUED",
}

function machineLook(state: string | null, t: Translate): Look {
  const isBack = state === "ANSWERS" || state === "CONTINUED"
  return {
    icon: isBack ? "machine" : "warning",
    tone: isBack ? "green" : "red",
    label: t(MACHINE_TEXTS[state ?? ""] ?? "player.machine_SILENT"),
  }
}

const SUPERVISION_TEXTS: Record<string, TextKey> = {
  WAITING: "player.supervision_WAITING",
  SUPERVISED: "player.supervision_SUPERVISED",
  ABSENT: "player.supervision_ABSENT",
  PAUSED: "player.supervision_PAUSED",
}

function supervisionLook({ state, person, text }: MarkerEvent, t: Translate): Look {
  const isPaused = state === "PAUSED" || state === "ABSENT"
  // An end of the pause has a reason; without a required supervisor nothing else is recorded.
  const isResumed = state === "NONE" || (state === "SUPERVISED" && text !== "")
  return {
    icon: isPaused ? "pause" : isResumed ? "play" : "shield",
    tone: isPaused ? "amber" : "violet",
    label: t(
      isResumed ? "player.resumed" : (SUPERVISION_TEXTS[state ?? ""] ?? "player.supervision_SUPERVISED"),
    ),
    detail: joined(person ?? "", text),
  }
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(" · ")
