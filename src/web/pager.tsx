/** Moves through the pages of a list. */
import { PAGE_SIZE, TOTAL_COUNT_MAX } from "../base/page-request.ts"
import { CachedFragment } from "./cached-fragment.tsx"
import { Icon } from "./icon.tsx"
import { partLink } from "./swapped-part.ts"
import { useView } from "./view.ts"

/** Query parameters of a list besides its page; empty ones are left out. */
export type ListParameters = Readonly<Record<string, string | undefined>>

/** Hidden when everything fits on one page. Rendered once per page and total; searches, of which there is no end, each time. */
export function Pager(pager: PagerProps) {
  const { id, path, keep = {}, search, page, pageParameter = "page", total } = pager
  const { t } = useView()
  if (total <= PAGE_SIZE) return null
  const content = () => <PagerLinks {...pager} keep={keep} pageParameter={pageParameter} />
  const attributes = { className: "pager", "aria-label": t("shell.pages") }
  if (search) return <nav {...attributes}>{content()}</nav>
  const by = `pager ${id} ${pageParameter} ${listHref(path, keep)} ${page} ${total}`
  return <CachedFragment as="nav" {...attributes} by={by} draw={content} />
}

interface PagerProps {
  /** Of the list. */
  id: string
  path: string
  keep?: ListParameters
  search?: string
  page: number
  pageParameter?: string
  total: number
}

function PagerLinks({
  id,
  path,
  keep,
  search,
  page,
  pageParameter,
  total,
}: PagerProps & { keep: ListParameters; pageParameter: string }) {
  const { t } = useView()
  const last = Math.ceil(total / PAGE_SIZE)
  const from = (page - 1) * PAGE_SIZE + 1
  const isBeyond = page > last
  const href = (to: number) => listHref(path, { ...keep, search, [pageParameter]: String(to) })
  return (
    <>
      <span className="pager-range">
        {isBeyond
          ? null
          : t(total < TOTAL_COUNT_MAX ? "shell.pageRange" : "shell.pageRangeMany", {
              from,
              to: Math.min(total, from + PAGE_SIZE - 1),
              total,
            })}
      </span>
      <PagerLink
        id={id}
        label={t("shell.previousPage")}
        icon="left"
        href={page > 1 ? href(Math.min(page - 1, last)) : null}
      />
      <PagerLink
        id={id}
        label={t("shell.nextPage")}
        icon="right"
        href={page < last ? href(page + 1) : null}
      />
    </>
  )
}

function PagerLink(link: { id: string; label: string; icon: "left" | "right"; href: string | null }) {
  const shared = { className: "icon-button", "aria-label": link.label, title: link.label }
  if (!link.href)
    return (
      <span className="icon-button icon-button-disabled" aria-hidden="true">
        <Icon name={link.icon} />
      </span>
    )
  return (
    <a {...shared} {...partLink(link.href, link.id)}>
      <Icon name={link.icon} />
    </a>
  )
}

/** `path` with the given query; empty values are left out. */
export function listHref(path: string, query: ListParameters): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  return params.size > 0 ? `${path}?${params}` : path
}
