/** The search field above a list. */
import type { ComponentProps } from "react"
import { SEARCH_CHARACTERS_MAX } from "../base/page-request.ts"
import { CachedFragment } from "./cached-fragment.tsx"
import { Icon } from "./icon.tsx"
import { type ListParameters, listHref } from "./pager.tsx"
import { resolveText, type TextRef } from "./texts/i18n.ts"
import { useView } from "./view.ts"

/** Debounce before the list is requested again, ms (specification §9). */
export const SEARCH_DELAY_MS = 200

/** Attributes of a form that searches as one types; what is replaced is up to the form. @param path  of the list */
export function searchForm(path: string) {
  return {
    className: "search",
    action: path,
    "hx-get": path,
    "hx-trigger": `input delay:${SEARCH_DELAY_MS}ms, submit`,
    "hx-sync": "this:replace",
  }
}

/** The search that an address asks for; "" without one. */
export function searchOf(query: { search?: string | undefined }): string {
  return (query.search ?? "").trim().slice(0, SEARCH_CHARACTERS_MAX)
}

/** Search as you type: the list is replaced 200 ms after the last key, the address follows. */
export function SearchBar(bar: SearchBarProps) {
  const { id, path, keep = {}, search } = bar
  const content = () => <SearchForm {...bar} keep={keep} />
  // Of searches there is no end.
  if (search !== "") return <search>{content()}</search>
  return <CachedFragment as="search" by={`search ${id} ${listHref(path, keep)}`} draw={content} />
}

interface SearchBarProps {
  /** Of the list. */
  id: string
  path: string
  keep?: ListParameters
  search: string
  /** What the search looks at, e.g. "Name, location". */
  searched?: string
  /** The page begins with it. */
  autoFocus?: boolean
}

function SearchForm(bar: SearchBarProps & { keep: ListParameters }) {
  const { id, path, keep, search, searched, autoFocus = false } = bar
  const swap = {
    "hx-target": `#${id}`,
    "hx-select": `#${id}`,
    "hx-swap": "outerMorph",
    "hx-replace-url": "true",
  }
  return (
    <form {...searchForm(path)} {...swap}>
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SearchInput
        id={`${id}-search`}
        label="shell.search"
        placeholder={searched}
        defaultValue={search}
        data-autofocus={autoFocus ? "" : undefined}
      />
      <RefreshButton />
    </form>
  )
}

/** The field of a search. @param label  is read aloud, and shown while the field is empty unless it has a `placeholder` */
export function SearchInput({
  label,
  ...input
}: { label: TextRef; "data-autofocus"?: string | undefined } & ComponentProps<"input">) {
  const { t } = useView()
  const words = resolveText(t, label)
  return (
    <>
      <Icon name="search" />
      <input
        className="search-input"
        type="search"
        name="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={words}
        {...input}
        placeholder={input.placeholder ?? words}
      />
    </>
  )
}

/** Submits the search again. */
export function RefreshButton() {
  const { t } = useView()
  return (
    <button type="submit" className="icon-button" aria-label={t("shell.refresh")} title={t("shell.refresh")}>
      <Icon name="refresh" />
    </button>
  )
}
