/** The clipboard in the dock: for browsers that keep theirs to themselves, and to see what the machine copied. */
import { useRef, useState } from "react"
import { Button } from "../../src/web/button.tsx"
import { copyText } from "../copy-text.ts"
import { useIslandView } from "../define.tsx"
import { DockSection } from "./dock.tsx"

/**
 * @param fromMachine  what the machine copied last
 * @param onSend       returns false when the text is too long
 */
export function ClipboardSection(section: {
  fromMachine: string
  mayPaste: boolean
  onSend(text: string): boolean
  onClose(): void
}) {
  const { t } = useIslandView()
  const { fromMachine } = section
  const [typed, setTyped] = useState<{ over: string; text: string } | null>(null)
  const [said, say] = useState<"tooLong" | "copied" | "notCopied" | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  // What was typed gives way to what the machine copies next.
  const text = typed && typed.over === fromMachine ? typed.text : fromMachine
  const copyHere = async () => {
    const isCopied = await copyText(text)
    say(isCopied ? "copied" : "notCopied")
    // Selected for the keyboard, which every browser lets copy.
    if (!isCopied) box.current?.select()
  }
  return (
    <DockSection title={t("remote.clipboard")} icon="clipboard" onClose={section.onClose}>
      <div className="dock-body">
        <textarea
          ref={box}
          className="input tool-clipboard"
          aria-label={t("remote.clipboard")}
          placeholder={t(section.mayPaste ? "viewer.clipboardHint" : "viewer.clipboardCopiedHint")}
          readOnly={!section.mayPaste}
          rows={5}
          value={text}
          onChange={(event) => {
            setTyped({ over: fromMachine, text: event.target.value })
            say(null)
          }}
        />
        {said === "copied" ? (
          <p className="muted" role="status">
            {t("shell.copied")}
          </p>
        ) : (
          said !== null && (
            <p className="field-error" role="alert">
              {t(said === "tooLong" ? "viewer.clipboardTooLong" : "viewer.clipboardNotCopied")}
            </p>
          )
        )}
        <div className="tool-actions">
          {section.mayPaste && (
            <Button
              kind="primary"
              disabled={text === ""}
              onClick={() => say(section.onSend(text) ? null : "tooLong")}
            >
              {t("remote.clipboardSend")}
            </Button>
          )}
          <Button disabled={text === ""} onClick={() => void copyHere()}>
            {t("viewer.copyHere")}
          </Button>
        </div>
      </div>
    </DockSection>
  )
}
