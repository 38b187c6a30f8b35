/** What a run measures, chosen by names. A name that nothing has would measure nothing, and meet every bar. */

interface Selection {
  /** Parts of names, separated by commas. */
  only: string
  person: string
  /** The name of the first one. */
  from: string
  /** Which of them a run measures, in words of its options. */
  part?: string
}

/** @throws Error that names the first of the names in `value` that is none of `names` */
export function namesOf(option: string, value: string, names: readonly string[]): string[] {
  const chosen = value.split(",")
  const unknown = chosen.find((one) => !names.includes(one))
  if (unknown !== undefined) throw new Error(`${option} "${unknown}" is none of ${names.join(", ")}`)
  return chosen
}

/**
 * @returns what has one of the parts of `value` in its name
 * @throws Error that names the first part that no name has
 */
export function withNameOf<T>(
  all: readonly T[],
  option: string,
  value: string,
  nameOf: (one: T) => string,
): T[] {
  const parts = value.split(",")
  const unknown = parts.find((part) => !all.some((one) => nameOf(one).includes(part)))
  if (unknown !== undefined) {
    const names = [...new Set(all.map(nameOf))].join("; ")
    throw new Error(`${option} "${unknown}" is part of no name: ${names}`)
  }
  return all.filter((one) => parts.some((part) => nameOf(one).includes(part)))
}

/** @throws Error that names the options by which nothing is left to measure */
export function selectCases<T extends { name: string; person: string }>(
  all: readonly T[],
  { only, person, from, part }: Selection,
  isOfPart: (one: T) => boolean,
): T[] {
  const named = withNameOf(all, "--only", only, ({ name }) => name)
  const asked = new Set(withNameOf(all, "--person", person, (one) => one.person))
  const chosen = named.filter((one) => asked.has(one))
  const first = from ? chosen.findIndex(({ name }) => name === from) : 0
  if (first < 0) throw new Error(`--from "${from}" is the name of nothing that is measured`)
  const selected = chosen.slice(first)
  if (selected.some(isOfPart)) return selected
  const given = Object.entries({ only, person, from, part })
    .filter(([, value]) => value)
    .map(([option, value]) => `--${option} "${value}"`)
  throw new Error(`nothing is measured with ${given.join(" ")}`)
}
