/** Judges an example password by the policy in the form beside it, while it is typed. The example is never sent. */
import { useEffect, useState } from "react"
import { CHARACTER_CLASSES, type PasswordPolicy, passwordProblems } from "../src/identity/passwords/rules.ts"
import { Icon } from "../src/web/icon.tsx"
import { validationText } from "../src/web/texts/i18n.ts"
import { defineIsland, useIslandView } from "./define.tsx"

type PasswordExampleProps = {
  /** Id of the form whose fields hold the policy. */
  form: string
  policy: PasswordPolicy
}

const NUMBERS = ["minimumLength", "lowercase", "uppercase", "digits", "symbols"] as const

/** Example shown at first: it has characters of every kind. */
const EXAMPLE = "Hydraulik-2716"

function PasswordExample({ form, policy }: PasswordExampleProps) {
  const { t } = useIslandView()
  const [password, setPassword] = useState(EXAMPLE)
  const current = usePolicyOfForm(form, policy)
  const counts = countsOf(password)
  const other = passwordProblems(current, password, []).filter(({ message }) =>
    /common|max\|/i.test(String(message)),
  )
  return (
    <div className="form">
      <div className="field">
        <label className="field-label" htmlFor="password-example-input">
          {t("settings.example")}
        </label>
        <input
          id="password-example-input"
          className="input"
          value={password}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <div className="characters" aria-hidden="true">
        {[...password].map((character, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a character is its place in the text
          <span key={at} className={classOf(character)}>
            {character}
          </span>
        ))}
      </div>
      <ul className="checks" aria-live="polite">
        {NUMBERS.filter((name) => current[name] > 0).map((name) => {
          const passes = counts[name] >= current[name]
          return (
            <li key={name} className={passes ? "check check-passed" : "check check-failed"}>
              <Icon name={passes ? "check" : "close"} />
              <span>
                {t(`settings.needs_${name}`, { n: current[name] })}
                <span className="check-note">{t("settings.exampleCounts", { count: counts[name] })}</span>
              </span>
            </li>
          )
        })}
        {other.map(({ message }) => (
          <li key={message} className="check check-failed">
            <Icon name="close" />
            <span>{validationText(t, String(message))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The numbers of the form's fields; a field that holds none counts as zero. */
function usePolicyOfForm(formId: string, saved: PasswordPolicy): PasswordPolicy {
  const [policy, setPolicy] = useState(saved)
  useEffect(() => {
    const read = (event: Event) => {
      const target = event.target as HTMLInputElement
      if (target.form?.id !== formId) return
      const name = NUMBERS.find((known) => known === target.name)
      if (name) setPolicy((before) => ({ ...before, [name]: Math.max(0, Number(target.value) || 0) }))
    }
    document.addEventListener("input", read)
    return () => document.removeEventListener("input", read)
  }, [formId])
  return policy
}

function countsOf(password: string): Record<(typeof NUMBERS)[number], number> {
  const counts = { minimumLength: [...password].length, lowercase: 0, uppercase: 0, digits: 0, symbols: 0 }
  for (const [kind, characters] of CHARACTER_CLASSES) counts[kind] = password.match(characters)?.length ?? 0
  return counts
}

function classOf(character: string): string {
  return CHARACTER_CLASSES.find(([, characters]) => character.match(characters))?.[0] ?? ""
}

export default defineIsland("password-example", PasswordExample, ["settings", "validation"])
