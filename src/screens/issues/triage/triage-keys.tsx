/** The keys of the issue list, as its foot and the key "?" show them. */
import { CachedFragment } from "../../../web/cached-fragment.tsx"
import { useView } from "../../../web/view.ts"

/** `isForSelection`: what is done to issues, by those who may change some. */
const KEYS = [
  { keys: ["J", "K"], word: "move", isHint: true },
  { keys: ["Enter"], word: "open" },
  { keys: ["Space"], word: "preview", isHint: true },
  { keys: ["Esc"], word: "esc" },
  { keys: ["X"], word: "select", isForSelection: true, isHint: true },
  { keys: ["/"], word: "search" },
  { keys: ["↓"], word: "results" },
  { keys: ["A"], word: "take", isForSelection: true, isHint: true },
  { keys: ["P"], word: "priority", isForSelection: true },
  { keys: ["C"], word: "close", isForSelection: true },
  { keys: ["N"], word: "new", isHint: true },
  { keys: ["?"], word: "help", isHint: true },
] as const

/** The most used keys, below the list. */
export function KeyHints({ maySelect }: { maySelect: boolean }) {
  const by = `key hints ${maySelect}`
  return (
    <CachedFragment as="p" className="key-hints muted" by={by} draw={() => <Hints maySelect={maySelect} />} />
  )
}

const keysFor = (maySelect: boolean) => KEYS.filter((row) => maySelect || !("isForSelection" in row))

function Hints({ maySelect }: { maySelect: boolean }) {
  const { t } = useView()
  const hints = keysFor(maySelect).filter((row) => "isHint" in row)
  return hints.map(({ keys, word }) => (
    <span key={word} className={`key-${word}`}>
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
export function KeyList({ maySelect }: { maySelect: boolean }) {
  const { t } = useView()
  return (
    <dl className="key-list">
      {keysFor(maySelect).map(({ keys, word }) => (
        <div key={word} className={`key-${word}`}>
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
