'use client'
import { type MouseEvent, type RefObject, useMemo, useState } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useTree } from 'react-aria/useTree'
import { useDrag } from '../internal/drag/use-drag.ts'
import * as styles from './Tree.css.ts'
import { treeKeys } from './tree-keys.ts'
import { rowsOf } from './tree-rows.ts'
import { TreeLine } from './TreeLine.tsx'
import type { TreeProps } from './types.ts'
import { useLazyChildren, useLoadOpened } from './useLazyChildren.ts'
import { useLines } from './useLines.ts'
import { useTreeRows } from './useTreeRows.ts'

const loadTreeDrag = () => import('./TreeDrag.tsx').then(({ TreeDrag }) => TreeDrag)

const none: ReadonlySet<string> = new Set()

/** The tree, in the locale for React Aria. */
export function TreeGrid({ root, ...props }: TreeProps & { root: RefObject<HTMLDivElement | null> }) {
  const { label, items, expandedIds: givenExpanded, defaultExpandedIds, onExpandedChange, onAction, ...others } = props
  const { selectionMode = 'none', selectedIds: givenSelected, defaultSelectedIds, onSelectionChange, ...rest } = others
  const { hasCheckboxes = false, renderActions, onMove, canMove, dragLabel, loadChildren, labels, ...native } = rest

  const [ownExpanded, setOwnExpanded] = useState(defaultExpandedIds ?? none)
  const expandedIds = givenExpanded ?? ownExpanded
  const [ownSelected, setOwnSelected] = useState(defaultSelectedIds ?? none)
  const selectedIds = givenSelected ?? ownSelected

  const { loaded, load } = useLazyChildren(loadChildren, labels)
  const rows = useMemo(() => rowsOf(items, expandedIds, loaded), [items, expandedIds, loaded])
  useLoadOpened(rows, load)
  const state = useTreeRows({
    rows,
    load,
    selectionMode,
    expandedIds,
    onExpandedChange(ids) {
      setOwnExpanded(ids)
      onExpandedChange?.(ids)
    },
    selectedIds,
    onSelectionChange(ids) {
      setOwnSelected(ids)
      onSelectionChange?.(ids)
    },
  })
  const { focusedKey, isFocused } = state.selectionManager
  const focusedAt = focusedKey === null ? -1 : rows.findIndex(({ key }) => key === focusedKey)
  const Lines = useLines(rows.length)
  const drag = useDrag(loadTreeDrag)
  const { part: TreeDrag } = drag

  const canSelect = selectionMode !== 'none'
  function act(row: (typeof rows)[number] | undefined) {
    if (row?.kind === 'item' && !row.item.isDisabled) onAction?.(row.item)
  }
  const { gridProps } = useTree(
    {
      id: native.id,
      'aria-label': label,
      keyboardNavigationBehavior: 'tab',
      // Escape is for a surrounding dialog, not for clearing the selection.
      escapeKeyBehavior: 'none',
      // If a press selects, Enter and a double press activate.
      onAction: onAction && !canSelect ? (key) => act(rows.find((row) => row.key === key)) : undefined,
    },
    state,
    root,
  )
  function onDoubleClick({ target }: MouseEvent) {
    if (!canSelect || (target as Element).closest('[data-actions], [data-toggle]')) return
    act(rows[Number((target as Element).closest<HTMLElement>('[data-index]')?.dataset.index)])
  }
  const onKeyDownCapture = treeKeys({ rows, state, onEnter: canSelect ? onAction : undefined })

  const tree = (
    <div
      {...mergeProps(gridProps, native, { onKeyDownCapture, onDoubleClick }, onMove ? drag.listProps : {})}
      ref={root}
      className={styles.tree}
    >
      {/* oxlint-disable-next-line react/static-components -- one of two that are there from the start */}
      <Lines
        {...{ root, rows, focusedAt, isFocused }}
        renderLine={(row, index, measure) => (
          <TreeLine
            key={row.key}
            {...{ row, index, state, measure, labels, renderActions }}
            hasCheckbox={hasCheckboxes}
            isBusy={row.isExpanded === true && loaded.get(row.key) === 'loading'}
            drag={onMove && dragLabel ? { ...drag, label: dragLabel } : undefined}
          />
        )}
      />
    </div>
  )
  return (
    <>
      {tree}
      {TreeDrag && onMove ? <TreeDrag {...{ root, rows, state, canMove, onMove }} handlers={drag.handlers} /> : null}
    </>
  )
}
