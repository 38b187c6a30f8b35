/** The keys of the issue list, as its foot and the key "?" show them. */
import { CachedFragment } from "../../../web/cached-fragment.tsx"
import { useView } from "../../../web/view.ts"

const HINTS = [
  { keys: ["J", "K"], word: "move" },
  { keys: ["Space"], word: "preview" },
  { keys: ["X"], word: "select" },
  { keys: ["A"], word: "take" },
  { keys: ["N"], word: "new" },
  { keys: ["?"], word: "help" },
] as const

/** The most used keys, below the list. */
export function KeyHints() {
  return <CachedFragment as="p" className="key-hints muted" by="key hints" draw={() => <Hints />} />
}

function Hints() {
  const { t } = useView()
  return HINTS.map(({ keys, word }) => (
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

const KEYS = [
  { keys: ["J", "K"], word: "move" },
  { keys: ["Enter"], word: "open" },
  { keys: ["Space"], word: "preview" },
  { keys: ["Esc"], word: "esc" },
  { keys: ["X"], word: "select" },
  { keys: ["/"], word: "search" },
  { keys: ["A"], word: "take" },
  { keys: ["P"], word: "priority" },
  { keys: ["C"], word: "close" },
  { keys: ["N"], word: "new" },
  { keys: ["?"], word: "help" },
] as const

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
