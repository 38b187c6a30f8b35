/** The alarm list: newest first, colour and shape for priority, a press chooses a row. */

import type { Area } from "../../rfb-server/screen.ts"
import type { Alarm, AlarmList, Priority } from "../alarm-list.ts"
import { type Canvas2d, drawBox, drawLine, drawText } from "../drawing.ts"
import { ALARM_TEXT, type Theme } from "../theme.ts"
import type { Widget } from "../widget.ts"

interface AlarmTableSpec extends Area {
  alarms: AlarmList
  selectedId(): number | null
  select(id: number): void
}

const HEAD_PX = 32
const ROW_PX = 38
const PRIORITY_NUMBER: Record<Priority, string> = { critical: "1", high: "2", low: "3" }

export function alarmTable(theme: Theme, spec: AlarmTableSpec): Widget {
  const rows = () => spec.alarms.all().slice(0, Math.floor((spec.h - HEAD_PX) / ROW_PX))
  const columns = { time: 52, tag: 142, text: 236, state: spec.w - 132 }
  const paintRow = (brush: Canvas2d, alarm: Alarm, top: number, index: number) => {
    const middle = top + ROW_PX / 2
    const isChosen = alarm.id === spec.selectedId()
    if (isChosen) drawBox(brush, 1, top, spec.w - 2, ROW_PX, 0, theme.buttonPressed)
    else if (index % 2 === 1) drawBox(brush, 1, top, spec.w - 2, ROW_PX, 0, theme.background)
    const ink = alarm.isActive || !alarm.isAcknowledged ? theme.text : theme.mutedText
    drawPrioritySymbol(brush, theme, alarm, 26, middle)
    const clock = new Date(alarm.atMs).toISOString().slice(11, 19)
    drawText(brush, clock, columns.time, middle, { size: 14, colour: ink })
    drawText(brush, alarm.tag, columns.tag, middle, { size: 14, weight: 600, colour: ink })
    const width = columns.state - columns.text - 10
    drawText(brush, alarm.text, columns.text, middle, {
      size: 14,
      colour: ink,
      weight: alarm.isAcknowledged ? 400 : 600,
      maxWidth: width,
    })
    const state = alarm.isActive ? "Active" : "Returned"
    const words = alarm.isAcknowledged ? `${state}, ack` : `${state}, unack`
    drawText(brush, words, columns.state, middle, { size: 13, colour: ink })
  }
  return {
    ...spec,
    background: theme.background,
    renderKey: () => `${spec.alarms.version()} ${spec.selectedId()}`,
    paint(brush) {
      drawBox(brush, 0, 0, spec.w, spec.h, 6, theme.card, theme.border)
      const head = { size: 12, weight: 600, colour: theme.mutedText } as const
      drawText(brush, "P", 22, HEAD_PX / 2 + 1, head)
      drawText(brush, "Time", columns.time, HEAD_PX / 2 + 1, head)
      drawText(brush, "Tag", columns.tag, HEAD_PX / 2 + 1, head)
      drawText(brush, "Text", columns.text, HEAD_PX / 2 + 1, head)
      drawText(brush, "State", columns.state, HEAD_PX / 2 + 1, head)
      drawLine(brush, theme.border, 1, [1, HEAD_PX - 0.5], [spec.w - 1, HEAD_PX - 0.5])
      for (const [index, alarm] of rows().entries()) paintRow(brush, alarm, HEAD_PX + index * ROW_PX, index)
    },
    press(_x, y) {
      const alarm = rows()[Math.floor((y - HEAD_PX) / ROW_PX)]
      if (y >= HEAD_PX && alarm) spec.select(alarm.id)
    },
  }
}

/** Shape and number show the priority without colour; filled while active, outlined once returned. */
export function drawPrioritySymbol(brush: Canvas2d, theme: Theme, alarm: Alarm, x: number, y: number): void {
  const colour = alarm.isActive ? theme[alarm.priority] : theme.mutedText
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
  drawText(brush, PRIORITY_NUMBER[alarm.priority], x, y + shift, {
    size: 12,
    weight: 700,
    colour: alarm.isActive ? ALARM_TEXT[alarm.priority] : theme.mutedText,
    align: "center",
  })
}
