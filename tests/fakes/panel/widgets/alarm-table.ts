/** The alarm list: newest first, colour and shape for priority, a press chooses a row. */

import type { Area } from "../../rfb-server/screen.ts"
import type { Alarm, AlarmBook, Priority } from "../alarm-book.ts"
import { type Brush, box, line, write } from "../brush.ts"
import type { Theme } from "../theme.ts"
import type { Widget } from "../widget.ts"

export interface AlarmTableSpec extends Area {
  book: AlarmBook
  chosenId(): number | null
  choose(id: number): void
}

const HEAD_PX = 32
const ROW_PX = 38
const PRIORITY_NUMBER: Record<Priority, string> = { critical: "1", high: "2", low: "3" }

export function alarmTable(theme: Theme, spec: AlarmTableSpec): Widget {
  const rows = () => spec.book.all().slice(0, Math.floor((spec.h - HEAD_PX) / ROW_PX))
  const columns = { time: 52, tag: 142, text: 236, state: spec.w - 132 }
  const paintRow = (brush: Brush, alarm: Alarm, top: number, index: number) => {
    const middle = top + ROW_PX / 2
    const isChosen = alarm.id === spec.chosenId()
    if (isChosen) box(brush, 1, top, spec.w - 2, ROW_PX, 0, theme.buttonPressed)
    else if (index % 2 === 1) box(brush, 1, top, spec.w - 2, ROW_PX, 0, theme.ground)
    const ink = alarm.isActive || !alarm.isAcknowledged ? theme.ink : theme.mute
    prioritySign(brush, theme, alarm, 26, middle)
    const clock = new Date(alarm.atMs).toISOString().slice(11, 19)
    write(brush, clock, columns.time, middle, { size: 14, colour: ink })
    write(brush, alarm.tag, columns.tag, middle, { size: 14, weight: 600, colour: ink })
    const width = columns.state - columns.text - 10
    write(brush, alarm.text, columns.text, middle, {
      size: 14,
      colour: ink,
      weight: alarm.isAcknowledged ? 400 : 600,
      maxWidth: width,
    })
    const state = alarm.isActive ? "Active" : "Returned"
    const words = alarm.isAcknowledged ? `${state}, ack` : `${state}, unack`
    write(brush, words, columns.state, middle, { size: 13, colour: ink })
  }
  return {
    x: spec.x,
    y: spec.y,
    w: spec.w,
    h: spec.h,
    ground: theme.ground,
    look: () => `${spec.book.version()} ${spec.chosenId()}`,
    paint(brush) {
      box(brush, 0, 0, spec.w, spec.h, 6, theme.card, theme.rule)
      const head = { size: 12, weight: 600, colour: theme.mute } as const
      write(brush, "P", 22, HEAD_PX / 2 + 1, head)
      write(brush, "Time", columns.time, HEAD_PX / 2 + 1, head)
      write(brush, "Tag", columns.tag, HEAD_PX / 2 + 1, head)
      write(brush, "Text", columns.text, HEAD_PX / 2 + 1, head)
      write(brush, "State", columns.state, HEAD_PX / 2 + 1, head)
      line(brush, theme.rule, 1, [1, HEAD_PX - 0.5], [spec.w - 1, HEAD_PX - 0.5])
      for (const [index, alarm] of rows().entries()) paintRow(brush, alarm, HEAD_PX + index * ROW_PX, index)
    },
    press(_x, y) {
      const alarm = rows()[Math.floor((y - HEAD_PX) / ROW_PX)]
      if (y >= HEAD_PX && alarm) spec.choose(alarm.id)
    },
  }
}

/** Shape and number say the priority without colour; filled while active, outlined once returned. */
export function prioritySign(brush: Brush, theme: Theme, alarm: Alarm, x: number, y: number): void {
  const colour = alarm.isActive ? theme[alarm.priority] : theme.mute
  brush.beginPath()
  if (alarm.priority === "critical") brush.rect(x - 9, y - 9, 18, 18)
  else if (alarm.priority === "high") {
    brush.moveTo(x, y - 10.5)
    brush.lineTo(x + 11.5, y + 9)
    brush.lineTo(x - 11.5, y + 9)
    brush.closePath()
  } else {
    brush.moveTo(x - 11, y - 8.5)
    brush.lineTo(x + 11, y - 8.5)
    brush.lineTo(x, y + 10.5)
    brush.closePath()
  }
  brush.lineWidth = 1.5
  brush.strokeStyle = colour
  brush.fillStyle = colour
  if (alarm.isActive) brush.fill()
  brush.stroke()
  const shift = alarm.priority === "high" ? 3 : alarm.priority === "low" ? -2 : 0
  write(brush, PRIORITY_NUMBER[alarm.priority], x, y + shift, {
    size: 12,
    weight: 700,
    colour: alarm.isActive ? theme.alarmInk[alarm.priority] : theme.mute,
    align: "center",
  })
}
