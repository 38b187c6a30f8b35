/** A round lamp with its name: bright when on, dark when off, no colour. */

import type { Area } from "../../rfb-server/screen.ts"
import { drawText } from "../drawing.ts"
import type { Theme } from "../theme.ts"
import type { Widget } from "../widget.ts"

interface LampSpec extends Area {
  label: string
  /** An address or a tag before the label. */
  tag?: string
  isOn(): boolean
}

const RADIUS = 7

export function lamp(theme: Theme, spec: LampSpec): Widget {
  return {
    ...spec,
    background: theme.card,
    renderKey: () => (spec.isOn() ? 1 : 0),
    paint(brush) {
      const y = spec.h / 2
      brush.beginPath()
      brush.arc(RADIUS + 1, y, RADIUS, 0, Math.PI * 2)
      brush.fillStyle = spec.isOn() ? theme.lampOn : theme.lampOff
      brush.fill()
      brush.lineWidth = 1.5
      brush.strokeStyle = theme.edge
      brush.stroke()
      const x = RADIUS * 2 + 12
      if (spec.tag) drawText(brush, spec.tag, x, y, { size: 12, weight: 500, colour: theme.mutedText })
      drawText(brush, spec.label, spec.tag ? x + 36 : x, y, { size: 14, colour: theme.text })
    },
  }
}
