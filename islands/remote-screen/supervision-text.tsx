/** Why a session takes no input: its supervisor has paused it, or none is there. */
import type { ReactNode } from "react"
import { useIslandView } from "../define.tsx"

export function SupervisionText({
  supervision,
}: {
  supervision: { state: string; by: string; reason: string }
}): ReactNode {
  const { t } = useIslandView()
  if (supervision.state !== "PAUSED") return t("viewer.supervision_ABSENT")
  const paused = t("viewer.pausedBy", { name: supervision.by })
  return supervision.reason ? `${paused}: ${supervision.reason}` : paused
}
