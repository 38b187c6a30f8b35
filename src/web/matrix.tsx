/** The frame of a matrix: things as rows, and what may be done with them as columns. */
import type { ReactNode } from "react"
import { Text } from "./text.ts"
import type { TextKey } from "./texts/i18n.ts"

/**
 * @param caption   read aloud
 * @param heads     of the columns, that of the rows' names first
 * @param children  bodies of the table
 */
export const MatrixTable = ({
  caption,
  heads,
  hasActions = false,
  children,
}: {
  caption: TextKey
  heads: readonly TextKey[]
  /** The last column holds buttons. */
  hasActions?: boolean
  children: ReactNode
}) => (
  <div className="matrix-frame">
    <table className="matrix">
      <caption className="visually-hidden">
        <Text content={caption} />
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              <Text content={head} />
            </th>
          ))}
          {hasActions && (
            <th scope="col">
              <span className="visually-hidden">
                <Text content="shell.moreActions" />
              </span>
            </th>
          )}
        </tr>
      </thead>
      {children}
    </table>
  </div>
)
