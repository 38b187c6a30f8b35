/** The parts of every page: the machine's name, the most important alarm and the clock. */
import type { Area } from "../../rfb-server/screen.ts"
import type { AlarmList } from "../alarm-list.ts"
import { drawBox, drawText } from "../drawing.ts"
import { ALARM_TEXT, type Theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { drawPrioritySymbol } from "./alarm-table.ts"

const HEADER_PX = 56

interface HeaderSpec {
  w: number
  machine: { w: number; name: string; about: string }
  /** A press on it opens the alarm page. */
  banner: { x: number; w: number; alarms: AlarmList; press(): void }
  clock: { x: number; w: number; nowMs(): number }
}

/** The bar along the top of every page. */
export function headerBar(theme: Theme, { w, machine, banner, clock }: HeaderSpec): Widget[] {
  const bar = { y: 0, h: HEADER_PX }
  return [
    backgroundPanel(theme.chrome, { x: 0, w, ...bar }),
    machineName(theme, { x: 0, ...machine, ...bar }),
    alarmBanner(theme, { ...banner, ...bar }),
    clockDisplay(theme, { ...clock, ...bar }),
  ]
}

function machineName(theme: Theme, spec: Area & { name: string; about: string }): Widget {
  return {
    ...spec,
    background: theme.chrome,
    renderKey: () => 0,
    paint(brush) {
      drawText(brush, spec.name, 16, spec.h / 2 - 10, { size: 18, weight: 600, colour: theme.chromeText })
      drawText(brush, spec.about, 16, spec.h / 2 + 12, { size: 12, colour: theme.chromeMutedText })
    },
  }
}

function alarmBanner(theme: Theme, spec: Area & { alarms: AlarmList; press(): void }): Widget {
  return {
    ...spec,
    background: theme.chrome,
    renderKey: spec.alarms.version,
    paint(brush) {
      const { w, h } = spec
      const alarm = spec.alarms.mostImportant()
      const top = 9
      const middle = h / 2
      if (!alarm) {
        drawBox(brush, 0, top, w, h - 2 * top, 5, null, theme.mutedText)
        drawText(brush, "No active alarm", 16, middle, { size: 14, colour: theme.chromeMutedText })
        return
      }
      const isNew = !alarm.isAcknowledged
      drawBox(
        brush,
        0,
        top,
        w,
        h - 2 * top,
        5,
        isNew ? theme[alarm.priority] : null,
        isNew ? null : theme[alarm.priority],
      )
      const ink = isNew ? ALARM_TEXT[alarm.priority] : theme.chromeText
      if (!isNew) drawPrioritySymbol(brush, theme, alarm, 22, middle)
      const clock = new Date(alarm.atMs).toISOString().slice(11, 16)
      const left = isNew ? 14 : 44
      drawText(brush, clock, left, middle, { size: 14, weight: 500, colour: ink })
      drawText(brush, `${alarm.tag}  ${alarm.text}`, left + 50, middle, {
        size: 14,
        weight: 600,
        colour: ink,
        maxWidth: w - left - 110,
      })
      const others = spec.alarms.open() - 1
      if (others > 0)
        drawText(brush, `+${others}`, w - 14, middle, { size: 14, weight: 600, colour: ink, align: "right" })
    },
  }
}

/** Date and time of the machine, which counts in UTC. */
function clockDisplay(theme: Theme, spec: Area & { nowMs(): number }): Widget {
  const text = () => new Date(spec.nowMs()).toISOString()
  return {
    ...spec,
    background: theme.chrome,
    renderKey: () => text().slice(0, 19),
    paint(brush) {
      const right = spec.w - 16
      drawText(brush, text().slice(11, 19), right, spec.h / 2 - 9, {
        size: 19,
        weight: 600,
        colour: theme.chromeText,
        align: "right",
      })
      drawText(brush, text().slice(0, 10), right, spec.h / 2 + 13, {
        size: 12,
        colour: theme.chromeMutedText,
        align: "right",
      })
    },
  }
}

/** A bar in the colour of the header or the navigation. */
export function backgroundPanel(colour: string, area: Area): Widget {
  return { ...area, background: colour, renderKey: () => 0, paint() {} }
}

/** One page of the navigation; the page to see is in the colour of the ground it opens. */
export function tab(
  theme: Theme,
  spec: Area & { label: string; hint: string; isOpen(): boolean; badge?(): number; press(): void },
): Widget {
  return {
    ...spec,
    background: theme.chrome,
    renderKey: () => `${spec.isOpen()} ${spec.badge?.() ?? 0}`,
    paint(brush, isPressed) {
      const { w, h } = spec
      const isOpen = spec.isOpen()
      if (isOpen || isPressed) drawBox(brush, 4, 6, w - 8, h - 12, 5, isOpen ? theme.tabOpen : theme.edge)
      const ink = isOpen ? theme.tabText : theme.chromeText
      drawText(brush, spec.hint, 14, 18, { size: 11, colour: isOpen ? theme.tabText : theme.chromeMutedText })
      drawText(brush, spec.label, w / 2, h / 2 + 4, { size: 16, weight: 600, colour: ink, align: "center" })
      const badge = spec.badge?.() ?? 0
      if (badge === 0) return
      drawBox(brush, w - 38, 12, 26, 18, 9, theme.high)
      drawText(brush, `${badge}`, w - 25, 21, {
        size: 12,
        weight: 700,
        colour: ALARM_TEXT.high,
        align: "center",
      })
    },
  }
}
