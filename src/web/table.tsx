/** Tables. On a narrow screen each row becomes a card; the styles do that. */
import type { ComponentProps, ReactNode } from "react"
import { CachedElements, CachedFragment } from "./cached-fragment.tsx"
import { ariaSort, type ListSort, SortLink } from "./sort-head.tsx"
import { Text, type TextContent } from "./text.ts"
import { resolveText, type TextRef } from "./texts/i18n.ts"
import { useView, type View } from "./view.ts"

export type Column<Row> = {
  id: string
  head: TextRef
  cell: (row: Row, view: View) => ReactNode
  /** "end" for numbers. */
  align?: "end"
  /** On a narrow screen: "title" leads the card, "hide" is omitted, "labelled" shows its head too, for values such as
   * dates. "wide" is labelled on the card, and is omitted where the table shares a wide page with others. */
  narrow?: "title" | "hide" | "wide" | "labelled"
  /** The head is read aloud but not shown: columns of buttons. */
  isHeaderHidden?: boolean
  /** The field by which the column's head sorts the list. */
  sort?: string
  /** Drawn in place of the head, which is read aloud: an axis. */
  headContent?: ReactNode
}

/** False for a column that is left out. */
export type ColumnList<Row> = readonly (Column<Row> | false | undefined)[]

/**
 * Cache key of a row: all that it shows, including the list's name and its address, except the reader's language and
 * zone. Rows with the same key are rendered once for all readers.
 */
type RowCacheKey<Row> = (row: Row) => string

/** More attributes of a row's link, such as those that replace a part of the page by what it leads to. */
type RowLink<Row> = (row: Row) => ComponentProps<"a">

/** What a table shows. */
export interface TableContent<Row> {
  label: TextContent
  columns: ColumnList<Row>
  rows: readonly Row[]
  rowHref?: (row: Row) => string
  rowLink?: RowLink<Row>
  /** Why a row cannot be used: it is greyed out, with the reason as its tooltip. */
  rowRefused?: (row: Row) => string | null
  rowText?: RowCacheKey<Row>
}

/** A standalone table. Rows with an address are links over their whole width. */
export function Table<Row>({
  label,
  columns: given,
  rows,
  rowHref,
  rowLink,
  rowRefused,
  rowText,
  sort,
}: TableContent<Row> & {
  /** Columns with a `sort` have links in their heads. */
  sort?: ListSort | undefined
}) {
  const { t } = useView()
  const columns = given.filter((column) => column !== undefined && column !== false)
  const title = columns.find((column) => column.narrow === "title") ?? columns[0]
  const cells = columns.map((column) => ({
    ...column,
    head: resolveText(t, column.head),
    className: columnClass(column),
    isTitle: column === title,
  }))
  return (
    <div className="table-frame">
      <table className="table">
        <caption className="visually-hidden">
          <Text content={label} />
        </caption>
        <Head cells={cells} sort={sort} />
        {rowText ? (
          <CachedElements
            as="tbody"
            fragments={rows.map((row) => {
              const [href, refused] = [rowHref?.(row), rowRefused?.(row)]
              return {
                by: `row ${href} ${refused} ${rowText(row)}`,
                draw: () => (
                  <Row row={row} cells={cells} href={href} link={rowLink?.(row)} refused={refused} />
                ),
              }
            })}
          />
        ) : (
          <tbody>
            {rows.map((row, index) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: a table is rendered once, on the server
                key={index}
                row={row}
                cells={cells}
                href={rowHref?.(row)}
                link={rowLink?.(row)}
                refused={rowRefused?.(row)}
              />
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}

/** A column with the values that all its cells share. */
type Cell<Row> = Omit<Column<Row>, "head"> & { head: string; className: string | undefined; isTitle: boolean }

interface HeadProps<Row> {
  cells: readonly Cell<Row>[]
  sort?: ListSort | undefined
}

/** Rendered once per list and order; not for a search, of which there is no end, and not where a column draws its head. */
function Head<Row>(head: HeadProps<Row>) {
  const { cells, sort } = head
  const content = () => <HeadRow {...head} />
  if (sort?.isSearched || cells.some(({ headContent }) => headContent)) return <thead>{content()}</thead>
  const shown = cells.map((cell) =>
    [cell.id, cell.head, cell.className, cell.isHeaderHidden, cell.sort].join(),
  )
  const by = `head ${sort?.listId} ${sort?.current} ${sort?.address} ${shown.join("|")}`
  return <CachedFragment as="thead" by={by} draw={content} />
}

function HeadRow<Row>({ cells, sort }: HeadProps<Row>) {
  return (
    <tr>
      {cells.map((column) => (
        <th key={column.id} scope="col" className={column.className} aria-sort={ariaSort(column.sort, sort)}>
          {sort && column.sort ? (
            <SortLink field={column.sort} label={column.head} sort={sort} />
          ) : column.isHeaderHidden || column.headContent ? (
            <span className="visually-hidden">{column.head}</span>
          ) : (
            column.head
          )}
          {column.headContent}
        </th>
      ))}
    </tr>
  )
}

function Row<R>(shown: RowProps<R>) {
  const { href, refused } = shown
  return (
    <tr className={refused ? "row-disabled" : href ? "row-linked" : undefined} title={refused ?? undefined}>
      <Cells {...shown} />
    </tr>
  )
}

interface RowProps<R> {
  row: R
  cells: readonly Cell<R>[]
  href?: string
  link?: ComponentProps<"a">
  refused?: string | null
}

function Cells<R>({ row, cells, href, link, refused }: RowProps<R>) {
  const view = useView()
  return cells.map(({ id, head, className, isTitle, cell }) => (
    <td key={id} className={className} data-label={head}>
      {isTitle && href && !refused ? (
        <a className="row-link" href={href} {...link}>
          {cell(row, view)}
        </a>
      ) : (
        cell(row, view)
      )}
    </td>
  ))
}

const columnClass = (column: Pick<Column<never>, "align" | "narrow" | "isHeaderHidden">) =>
  [
    column.align === "end" && "cell-end",
    column.isHeaderHidden && column.align === "end" && "cell-actions",
    column.narrow && `cell-${column.narrow}`,
  ]
    .filter(Boolean)
    .join(" ") || undefined
