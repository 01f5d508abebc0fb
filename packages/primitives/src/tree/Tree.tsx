'use client'
import { forwardRef, type ReactNode, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { tall, useVirtualRows } from '../virtual-table/useVirtualRows.ts'
import * as styles from './Tree.css.ts'
import { TreeLine } from './TreeLine.tsx'
import { rowsOf } from './tree-rows.ts'
import type { TreeItem, TreeLabels } from './types.ts'
import { type LoadChildren, useLazyChildren, useLoadOpened } from './useLazyChildren.ts'
import { useTreeEvents } from './useTreeEvents.ts'
import { useTreeFocus } from './useTreeFocus.ts'

export const treeSelectionModes = ['none', 'single', 'multiple'] as const

interface BaseProps {
  /** Names the tree. */
  label: string
  items: readonly TreeItem[]
  /** Ids of the items that are open. */
  expandedIds?: ReadonlySet<string>
  defaultExpandedIds?: ReadonlySet<string>
  onExpandedChange?: (expandedIds: ReadonlySet<string>) => void
  /** Enter, or a double press; where nothing can be selected, a press. */
  onAction?: (item: TreeItem) => void
  /** Buttons at the end of an item, seen on the item that is pointed at or has the focus; Tab goes to them. */
  renderActions?: (item: TreeItem) => ReactNode
}

interface NoSelection {
  /** @default 'none' */
  selectionMode?: 'none'
  selectedIds?: undefined
  defaultSelectedIds?: undefined
  onSelectionChange?: undefined
  hasCheckboxes?: undefined
}

interface Selection {
  selectionMode: 'single' | 'multiple'
  selectedIds?: ReadonlySet<string>
  defaultSelectedIds?: ReadonlySet<string>
  onSelectionChange?: (selectedIds: ReadonlySet<string>) => void
  /** Each item is selected for itself: what is below it is not selected with it. */
  hasCheckboxes?: boolean
}

interface AllThere {
  loadChildren?: undefined
  labels?: undefined
}

interface Lazy {
  /** Loads the children of an item with `isLazy`, when it is opened and again when it is asked to. */
  loadChildren: LoadChildren
  labels: TreeLabels
}

type OwnProps = BaseProps & (NoSelection | Selection) & (AllThere | Lazy)
type Handled = 'role' | 'children' | 'onKeyDown' | 'onClick' | 'onDoubleClick' | 'onFocus' | 'onBlur'
export type TreeProps = OwnProps & Omit<NativeProps<'div'>, keyof OwnProps | Handled>

const none: ReadonlySet<string> = new Set()
const lineHeight = 32

/**
 * Things within things, opened one by one. Scrolls within itself once it is as tall as `--mk-tree-block-size`, and only
 * the lines in sight are in the document. Renders a `<div>`, which the ref is.
 */
export const Tree = forwardRef<HTMLDivElement, TreeProps>(function Tree(props, ref) {
  const { label, items, expandedIds: givenExpanded, defaultExpandedIds, onExpandedChange, onAction, ...others } = props
  const { selectionMode = 'none', selectedIds: givenSelected, defaultSelectedIds, onSelectionChange, ...rest } = others
  const { hasCheckboxes, renderActions, loadChildren, labels, ...native } = rest
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement, [])

  const [ownExpanded, setOwnExpanded] = useState(defaultExpandedIds ?? none)
  const expandedIds = givenExpanded ?? ownExpanded
  const [ownSelected, setOwnSelected] = useState(defaultSelectedIds ?? none)
  const selectedIds = givenSelected ?? ownSelected

  const { loaded, load } = useLazyChildren(loadChildren, labels)
  const rows = useMemo(() => rowsOf(items, expandedIds, loaded), [items, expandedIds, loaded])
  useLoadOpened(rows, load)
  const { parts, measure, reveal, focusHandlers } = useVirtualRows(root, rows, lineHeight)
  const focus = useTreeFocus(root, rows, selectedIds, reveal)
  const events = useTreeEvents({
    rows,
    focus,
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
    onAction,
  })

  const mark = selectionMode === 'none' ? undefined : hasCheckboxes ? 'checked' : 'selected'
  return (
    <div
      {...native}
      {...events}
      {...focus.handlers(focusHandlers)}
      ref={root}
      role="tree"
      aria-label={label}
      aria-multiselectable={selectionMode === 'multiple' || undefined}
      className={styles.tree}
    >
      {parts.map((part) => {
        if ('gap' in part) return <div key={part.key} ref={tall(part.gap)} role="none" className={styles.gap} />
        const { key, parentKey: _, ...row } = part.row
        return (
          <TreeLine
            key={key}
            {...row}
            index={part.index}
            lineRef={measure}
            isSelected={row.kind === 'item' && selectedIds.has(key)}
            mark={mark}
            isBusy={row.isExpanded === true && loaded.get(key) === 'loading'}
            labels={labels}
            renderActions={renderActions}
          />
        )
      })}
    </div>
  )
})
