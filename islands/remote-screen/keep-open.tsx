/** The owner's choice whether the session goes on without them. */
import { useIslandView } from "../define.tsx"

export function KeepOpen({ remains, onChange }: { remains: boolean; onChange(remains: boolean): void }) {
  const { t } = useIslandView()
  return (
    <div className="dock-body dock-foot">
      <label className="checkbox">
        <input type="checkbox" checked={remains} onChange={(event) => onChange(event.target.checked)} />
        {t("viewer.keepOpen")}
      </label>
    </div>
  )
}
