/** The keys of the issue list, as its foot and the key "?" show them. */
import { CachedFragment } from "../../../web/cached-fragment.tsx"
import { useView } from "../../../web/view.ts"

const KEYS = [
  { keys: ["J", "K"], word: "move", isHint: true },
  { keys: ["Enter"], word: "open" },
  { keys: ["Space"], word: "preview", isHint: true },
  { keys: ["Esc"], word: "esc" },
  { keys: ["X"], word: "select", isHint: true },
  { keys: ["/"], word: "search" },
  { keys: ["A"], word: "take", isHint: true },
  { keys: ["P"], word: "priority" },
  { keys: ["C"], word: "close" },
  { keys: ["N"], word: "new", isHint: true },
  { keys: ["?"], word: "help", isHint: true },
] as const

/** The most used keys, below the list. */
export function KeyHints() {
  return <CachedFragment as="p" className="key-hints muted" by="key hints" draw={() => <Hints />} />
}

function Hints() {
  const { t } = useView()
  return KEYS.filter((row) => "isHint" in row).map(({ keys, word }) => (
    <span key={word}>
      {keys.map((key) => (
        <KeyCap key={key} name={key} />
      ))}{" "}
      {t(`triage.key_${word}`)}
    </span>
  ))
}

function KeyCap({ name }: { name: string }) {
  const { t } = useView()
  return <kbd>{name === "Space" ? t("triage.spaceBar") : name}</kbd>
}

/** What the key "?" shows. */
export function KeyList() {
  const { t } = useView()
  return (
    <dl className="key-list">
      {KEYS.map(({ keys, word }) => (
        <div key={word}>
          <dt>
            {keys.map((key) => (
              <KeyCap key={key} name={key} />
            ))}
          </dt>
          <dd>{t(`triage.key_${word}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
