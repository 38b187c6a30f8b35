/**
 * The tree of machine groups: the path to the chosen group is open, other groups are loaded when they are opened
 * (`islands/page/tree.ts`, which also has the keys). Without script each group is a link that opens it.
 */
import type { TreeGroup } from "../../machines/devicegroups/store.ts"
import { Icon } from "../../web/icon.tsx"
import { useView } from "../../web/view.ts"
import { GROUPS_PATH, groupPath } from "./paths.ts"

export interface GroupTreeData {
  /** The groups that are known, each with its parent. */
  groups: readonly TreeGroup[]
  /** Groups whose children are known. */
  openIds: ReadonlySet<string>
  currentId: string | null
}

export function GroupTree({ groups, openIds, currentId }: GroupTreeData) {
  const { t } = useView()
  const byParent = Map.groupBy(groups, ({ parentId }) => parentId)
  return (
    <nav className="tree-frame" aria-label={t("devicegroups.tree")}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the navigation tree of the ARIA practices is a list */}
      <ul className="tree" role="tree" aria-label={t("devicegroups.tree")}>
        <TreeItems parentId={null} level={1} byParent={byParent} openIds={openIds} currentId={currentId} />
      </ul>
    </nav>
  )
}

interface TreeItemsProps {
  parentId: string | null
  level: number
  byParent: ReadonlyMap<string | null, readonly TreeGroup[]>
  openIds: ReadonlySet<string>
  currentId: string | null
}

export function TreeItems({ parentId, level, byParent, openIds, currentId }: TreeItemsProps) {
  const { t } = useView()
  return (byParent.get(parentId) ?? []).map((group, at) => {
    const isOpen = openIds.has(group.id)
    const hasChildren = group.childCount > 0
    const isFirst = parentId === null && at === 0 && currentId === null
    const loading = {
      "hx-get": `${GROUPS_PATH}/${group.id}/children?level=${level + 1}`,
      "hx-trigger": "expand once",
      "hx-swap": "innerHTML",
    }
    return (
      <li key={group.id} role="none">
        <a
          role="treeitem"
          className="tree-item"
          href={groupPath(group.id)}
          aria-level={level}
          aria-expanded={hasChildren ? isOpen : undefined}
          aria-owns={hasChildren ? `below-${group.id}` : undefined}
          aria-current={group.id === currentId ? "page" : undefined}
          aria-selected={group.id === currentId}
          tabIndex={group.id === currentId || isFirst ? 0 : -1}
        >
          <span className="tree-toggle" aria-hidden="true">
            {hasChildren && <Icon name="right" />}
          </span>
          <span className="tree-name">{group.name}</span>
          <span className="tree-count">
            <span className="visually-hidden">
              , {t("devicegroups.machineCount", { count: group.deviceCount })}
            </span>
            <span aria-hidden="true">{group.deviceCount}</span>
          </span>
        </a>
        {hasChildren && (
          // biome-ignore lint/a11y/useSemanticElements: a branch of a tree is a list, not a group of fields
          <ul role="group" id={`below-${group.id}`} hidden={!isOpen} {...(isOpen ? null : loading)}>
            {isOpen && (
              <TreeItems
                parentId={group.id}
                level={level + 1}
                byParent={byParent}
                openIds={openIds}
                currentId={currentId}
              />
            )}
          </ul>
        )}
      </li>
    )
  })
}
