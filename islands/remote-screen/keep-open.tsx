/** The owner's choice whether the session goes on without them. */
import { useState } from "react"
import { useIslandView } from "../define.tsx"

export function KeepOpen({ onChange }: { onChange(remain: boolean): Promise<void> }) {
  const { t } = useIslandView()
  const [remains, setRemains] = useState(false)
  return (
    <div className="dock-body dock-foot">
      <label className="checkbox">
        <input
          type="checkbox"
          checked={remains}
          onChange={(event) => {
            setRemains(event.target.checked)
            void onChange(event.target.checked)
          }}
        />
        {t("viewer.remain")}
      </label>
    </div>
  )
}
