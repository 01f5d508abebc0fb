'use client'
import { memo, type ReactNode, type Ref } from 'react'
import { checkbox } from '../checkbox/Box.css.ts'
import { ChevronDownIcon, ChevronEndIcon, ErrorIcon } from '../icons/index.ts'
import { Spinner } from '../spinner/index.ts'
import * as styles from './Tree.css.ts'
import type { TreeRow } from './tree-rows.ts'
import type { TreeItem, TreeLabels } from './types.ts'

interface TreeLineProps extends Omit<TreeRow, 'key' | 'parentKey'> {
  index: number
  lineRef: Ref<HTMLDivElement>
  isSelected: boolean
  /** Whether it is told as selected, as checked, or not at all. */
  mark: 'selected' | 'checked' | undefined
  isBusy: boolean
  labels: TreeLabels | undefined
  renderActions: ((item: TreeItem) => ReactNode) | undefined
}

/** Presses and keys are handled once, by the tree. */
export const TreeLine = memo(function TreeLine(props: TreeLineProps) {
  const { kind, item, level, position, siblings, isExpanded, index, lineRef, isSelected, mark, isBusy } = props
  const { labels, renderActions } = props
  const place = {
    ref: lineRef,
    role: 'treeitem',
    tabIndex: -1,
    className: styles.line,
    'data-index': index,
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': siblings,
  } as const
  const indents = Array.from({ length: level - 1 }, (_, at) => <span key={at} className={styles.indent} />)

  if (kind !== 'item') {
    const words = kind === 'loading' ? labels?.loading : labels?.failed
    return (
      <div {...place} data-kind={kind} aria-label={kind === 'failed' ? `${words} ${labels?.retry}` : words}>
        {indents}
        <span className={styles.toggle}>{kind === 'failed' ? <ErrorIcon /> : <Spinner isDecorative />}</span>
        <span className={styles.label}>
          {words} {kind === 'failed' ? <span className={styles.retry}>{labels?.retry}</span> : null}
        </span>
      </div>
    )
  }

  const actions = item.isDisabled ? null : renderActions?.(item)
  return (
    <div
      {...place}
      aria-label={item.note ? `${item.label} ${item.note}` : item.label}
      aria-expanded={isExpanded}
      aria-selected={mark === 'selected' && !item.isDisabled ? isSelected : undefined}
      aria-checked={mark === 'checked' && !item.isDisabled ? isSelected : undefined}
      aria-disabled={item.isDisabled || undefined}
      aria-busy={isBusy || undefined}
      data-selected={isSelected || undefined}
    >
      {indents}
      <span className={styles.toggle} data-toggle={isExpanded === undefined ? undefined : ''}>
        {isExpanded === undefined ? null : isExpanded ? <ChevronDownIcon /> : <ChevronEndIcon />}
      </span>
      {mark === 'checked' ? (
        <input
          type="checkbox"
          className={checkbox}
          aria-hidden="true"
          tabIndex={-1}
          disabled={item.isDisabled}
          checked={isSelected}
          readOnly
        />
      ) : null}
      {item.icon ? <span className={styles.icon}>{item.icon}</span> : null}
      <span className={styles.label}>
        {item.label} {item.note ? <span className={styles.note}>{item.note}</span> : null}
      </span>
      {actions ? (
        <span className={styles.actions} data-actions="">
          {actions}
        </span>
      ) : null}
    </div>
  )
})
