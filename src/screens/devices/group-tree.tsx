/** The tree of groups beside the machines: branches are loaded when they are opened (`islands/page/branches.ts`). */
import type { GroupNode } from "../../machines/devicegroups/store-tree.ts"
import { CachedFragment } from "../../web/cached-fragment.tsx"
import { Icon } from "../../web/icon.tsx"
import { listHref } from "../../web/pager.tsx"
import { useView } from "../../web/view.ts"

export interface GroupTreeProps {
  /** Nodes of all levels that are shown. */
  nodes: readonly GroupNode[]
  /** The chosen group; null: all machines. */
  selectedId: string | null
  /** All machines that the reader may read. */
  deviceCount: number
}

export function GroupTree({ nodes, selectedId, deviceCount }: GroupTreeProps) {
  const { t } = useView()
  return (
    <nav className="panel branches" aria-label={t("book.groups")} data-branches="">
      <ul>
        <li>
          <div className="branch-row">
            <span className="branch-toggle" />
            <a
              className="branch-link"
              href="/devices"
              aria-current={selectedId === null ? "true" : undefined}
            >
              {t("book.allMachines")}
            </a>
            <span className="branch-count">{deviceCount}</span>
          </div>
        </li>
        <Branch nodes={nodes} parentId={null} selectedId={selectedId} />
      </ul>
    </nav>
  )
}

/** The nodes below a parent as list items; those whose children are known are open. */
export function Branch({
  nodes,
  parentId,
  selectedId,
}: Pick<GroupTreeProps, "nodes" | "selectedId"> & { parentId: string | null }) {
  return nodes
    .filter((node) => node.parentId === parentId)
    .map((node) => <Node key={node.id} node={node} nodes={nodes} selectedId={selectedId} />)
}

function Node({
  node,
  nodes,
  selectedId,
}: Pick<GroupTreeProps, "nodes" | "selectedId"> & { node: GroupNode }) {
  const isOpen = nodes.some(({ parentId }) => parentId === node.id)
  const isSelected = node.id === selectedId
  return (
    <li>
      <CachedFragment
        as="div"
        className="branch-row"
        by={`branch ${isOpen} ${isSelected} ${JSON.stringify(node)}`}
        draw={() => <NodeRow node={node} isOpen={isOpen} isSelected={isSelected} />}
      />
      {node.hasChildren && (
        <ul id={branchId(node)} hidden={!isOpen}>
          <Branch nodes={nodes} parentId={node.id} selectedId={selectedId} />
        </ul>
      )}
    </li>
  )
}

const branchId = ({ id }: GroupNode) => `branch-${id}`

function NodeRow({ node, isOpen, isSelected }: { node: GroupNode; isOpen: boolean; isSelected: boolean }) {
  const { t } = useView()
  const branch = branchId(node)
  const loading = {
    "hx-get": listHref("/devices/tree", { parent: node.id }),
    "hx-target": `#${branch}`,
    "hx-swap": "innerHTML",
    "hx-trigger": "click once",
  }
  return (
    <>
      {node.hasChildren ? (
        <button
          type="button"
          className="icon-button branch-toggle"
          aria-expanded={isOpen}
          aria-controls={branch}
          aria-label={t("book.childGroups", { name: node.name })}
          {...(isOpen ? null : loading)}
        >
          <Icon name="right" />
        </button>
      ) : (
        <span className="branch-toggle" />
      )}
      <a
        className="branch-link"
        href={listHref("/devices", { group: node.id })}
        aria-current={isSelected ? "true" : undefined}
      >
        {node.name}
      </a>
      {node.connectorType === "DEDICATED" && (
        <span
          className={`badge-dot branch-dot-${node.connectorState.toLowerCase()}`}
          title={`${t("terms.connector")}: ${t(`book.connector_${node.connectorState}`)}`}
        />
      )}
      <span className="branch-count">{node.deviceCount}</span>
    </>
  )
}
