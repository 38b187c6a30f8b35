/** The alarm page of any panel: the list, and buttons to copy and acknowledge. */
import { type Area, at } from "../rfb-server/screen.ts"
import type { AlarmList } from "./alarm-list.ts"
import { drawText } from "./drawing.ts"
import type { Theme } from "./theme.ts"
import type { Widget } from "./widget.ts"
import { alarmTable } from "./widgets/alarm-table.ts"
import { button } from "./widgets/button.ts"

const FOOT_PX = 72
const BUTTON = { w: 136, h: 52 }
const GAP_PX = 12

/** @param copy puts the list as text on the panel's clipboard */
export function alarmPage(
  theme: Theme,
  area: Area,
  alarms: AlarmList,
  copy: (text: string) => void,
): Widget[] {
  let chosenId: number | null = null
  const y = area.y + area.h - FOOT_PX + 14
  const place = (fromRight: number) => ({
    ...BUTTON,
    x: area.x + area.w - BUTTON.w - fromRight * (BUTTON.w + GAP_PX),
    y,
    ground: theme.background,
  })
  return [
    alarmTable(theme, {
      ...area,
      h: area.h - FOOT_PX,
      alarms: alarms,
      selectedId: () => chosenId,
      select: (id) => {
        chosenId = id
      },
    }),
    {
      ...at(area.x, y, area.w - 3 * (BUTTON.w + GAP_PX), BUTTON.h),
      background: theme.background,
      renderKey: alarms.version,
      paint(brush) {
        const text = `${alarms.active()} active, ${alarms.unacknowledged()} not acknowledged`
        drawText(brush, text, 4, BUTTON.h / 2, { size: 15, colour: theme.text })
      },
    },
    button(theme, { ...place(2), label: "Copy list", press: () => copy(alarmsAsText(alarms)) }),
    button(theme, {
      ...place(1),
      label: "Acknowledge",
      isEnabled: () => alarms.all().some((alarm) => alarm.id === chosenId && !alarm.isAcknowledged),
      press: () => {
        if (chosenId !== null) alarms.acknowledge(chosenId)
      },
    }),
    button(theme, {
      ...place(0),
      label: "Ack all",
      isEnabled: () => alarms.unacknowledged() > 0,
      press: alarms.acknowledgeAll,
    }),
  ]
}

const alarmsAsText = (alarms: AlarmList) =>
  alarms
    .all()
    .map((alarm) => `${new Date(alarm.atMs).toISOString()} ${alarm.priority} ${alarm.tag} ${alarm.text}`)
    .join("\n")
