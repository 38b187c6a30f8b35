/** Tables. On a narrow screen each row becomes a card; the styles do that. */
import type { ReactNode } from "react"

export type Column<Row> = {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** "end" for numbers. */
  align?: "end"
  /** On a narrow screen: "title" leads the card, "hide" drops out, "wide" already where the table shares the page. */
  narrow?: "title" | "hide" | "wide"
  /** The head is read aloud but not shown: columns of buttons. */
  headless?: boolean
}

/** A table on its own. Rows with an address are links over their whole width. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowHref,
  rowRefused,
}: {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowHref?: (row: Row) => string
  /** Why a row cannot be used: it is greyed and says so in its tooltip. */
  rowRefused?: (row: Row) => string | null
}) {
  return (
    <div className="table-frame">
      <table className="table">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={columnClass(column)}>
                {column.headless ? <span className="visually-hidden">{column.head}</span> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={rowKey(row)}
              row={row}
              columns={columns}
              href={rowHref?.(row)}
              refused={rowRefused?.(row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row<R>({
  row,
  columns,
  href,
  refused,
}: {
  row: R
  columns: readonly Column<R>[]
  href?: string
  refused?: string | null
}) {
  const title = columns.find((column) => column.narrow === "title") ?? columns[0]
  return (
    <tr className={refused ? "row-off" : href ? "row-linked" : undefined} title={refused ?? undefined}>
      {columns.map((column) => (
        <td key={column.id} className={columnClass(column)} data-label={column.head}>
          {href && !refused && column === title ? (
            <a className="row-link" href={href}>
              {column.cell(row)}
            </a>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

const columnClass = (column: { align?: string; narrow?: string; headless?: boolean }) =>
  [
    column.align === "end" && "cell-end",
    column.headless && "cell-actions",
    column.narrow && `cell-${column.narrow}`,
  ]
    .filter(Boolean)
    .join(" ") || undefined
