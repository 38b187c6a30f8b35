/** F3: what is wrong and what was. */

import { write } from "../brush.ts"
import { LIGHT as theme } from "../theme.ts"
import type { Widget } from "../widget.ts"
import { alarmTable } from "../widgets/alarm-table.ts"
import { button } from "../widgets/button.ts"
import type { Press } from "./process.ts"

export function alarmsPage({ alarms }: Press, copy: (text: string) => void): Widget[] {
  let chosenId: number | null = null
  const asText = () =>
    alarms
      .all()
      .map((alarm) => `${new Date(alarm.atMs).toISOString()} ${alarm.priority} ${alarm.tag} ${alarm.text}`)
      .join("\n")
  return [
    alarmTable(theme, {
      ...{ x: 12, y: 68, w: 824, h: 548, book: alarms },
      chosenId: () => chosenId,
      choose: (id) => {
        chosenId = id
      },
    }),
    {
      ...{ x: 12, y: 630, w: 380, h: 52, ground: theme.ground },
      look: alarms.version,
      paint(brush) {
        const text = `${alarms.active()} active, ${alarms.unacknowledged()} not acknowledged`
        write(brush, text, 4, 26, { size: 15, colour: theme.ink })
      },
    },
    button(theme, {
      ...{ x: 404, y: 630, w: 136, h: 52, label: "Copy list", ground: theme.ground },
      press: () => copy(asText()),
    }),
    button(theme, {
      ...{ x: 552, y: 630, w: 136, h: 52, label: "Acknowledge", ground: theme.ground },
      isEnabled: () => alarms.all().some((alarm) => alarm.id === chosenId && !alarm.isAcknowledged),
      press: () => {
        if (chosenId !== null) alarms.acknowledge(chosenId)
      },
    }),
    button(theme, {
      ...{ x: 700, y: 630, w: 136, h: 52, label: "Ack all", ground: theme.ground },
      isEnabled: () => alarms.unacknowledged() > 0,
      press: alarms.acknowledgeAll,
    }),
  ]
}
