/** A plain plate with a title, behind other widgets. */

import type { Area } from "../../rfb-server/screen.ts"
import { box, write } from "../brush.ts"
import type { Theme } from "../theme.ts"
import type { Widget } from "../widget.ts"

export function card(theme: Theme, spec: Area & { title: string; note?: string }): Widget {
  return {
    ...spec,
    ground: theme.ground,
    look: () => 0,
    paint(brush) {
      box(brush, 0, 0, spec.w, spec.h, 6, theme.card, theme.rule)
      write(brush, spec.title, 14, 19, { size: 13, weight: 600, colour: theme.mute })
      if (spec.note)
        write(brush, spec.note, spec.w - 14, 19, { size: 12, colour: theme.mute, align: "right" })
    },
  }
}
