'use client'
import { type ComponentProps, type ReactNode, useCallback, useRef } from 'react'
import { type AriaButtonProps, useButton } from 'react-aria/useButton'
import { useTreeItem } from 'react-aria/useTree'
import { checkbox } from '../checkbox/Box.css.ts'
import { ChevronDownIcon, ChevronEndIcon, ErrorIcon } from '../icons/index.ts'
import type { AriaNode } from '../internal/aria-collection.ts'
import { DragHandle } from '../internal/drag/DragHandle.tsx'
import { Spinner } from '../spinner/index.ts'
import { ignoreActionPresses } from './ignore-action-presses.ts'
import * as styles from './Tree.css.ts'
import type { TreeRow } from './tree-rows.ts'
import type { TreeItem, TreeLabels } from './types.ts'
import type { TreeRowsState } from './useTreeRows.ts'

interface TreeLineProps {
  row: TreeRow
  index: number
  state: TreeRowsState
  /** Measures the row in a virtualized tree. */
  measure: ((line: HTMLElement | null) => void) | undefined
  hasCheckbox: boolean
  isBusy: boolean
  labels: TreeLabels | undefined
  renderActions: ((item: TreeItem) => ReactNode) | undefined
  /** Present in a tree with movable items. */
  drag: (Drag & { label: (item: TreeItem) => string }) | undefined
}

type Drag = ComponentProps<typeof DragHandle>['drag']

export function TreeLine({ row, index, state, measure, labels, ...props }: TreeLineProps) {
  const { key, kind, item, level, position, siblings, isExpanded } = row
  const line = useRef<HTMLDivElement>(null)
  const lineRef = useCallback(
    (element: HTMLDivElement | null) => {
      line.current = element
      measure?.(element)
    },
    [measure],
  )
  const node = state.collection.getItem(key) as AriaNode
  const aria = useTreeItem({ node, hasChildItems: isExpanded !== undefined }, state, line)
  const words = kind === 'loading' ? labels?.loading : labels?.failed
  const names = kind === 'item' ? [item.label, item.note] : [words, kind === 'failed' && labels?.retry]
  return (
    <div
      {...ignoreActionPresses(aria.rowProps)}
      ref={lineRef}
      className={styles.line}
      data-index={index}
      data-key={key}
      data-kind={kind === 'item' ? undefined : kind}
      data-selected={aria.isSelected || undefined}
      aria-label={names.filter(Boolean).join(' ')}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isExpanded}
      aria-disabled={(kind === 'item' && item.isDisabled) || undefined}
      aria-busy={props.isBusy || undefined}
    >
      <div {...aria.gridCellProps} className={styles.cell}>
        {Array.from({ length: level - 1 }, (_, at) => (
          <span key={at} className={styles.indent} />
        ))}
        {kind === 'item' ? (
          <Item {...props} item={item} isSelected={aria.isSelected}>
            {isExpanded === undefined ? (
              <span className={styles.toggle} />
            ) : (
              <Toggle {...aria.expandButtonProps} isOpen={isExpanded} />
            )}
          </Item>
        ) : (
          <>
            <span className={styles.toggle}>{kind === 'failed' ? <ErrorIcon /> : <Spinner isDecorative />}</span>
            <span className={styles.label}>
              {words} {kind === 'failed' ? <span className={styles.retry}>{labels?.retry}</span> : null}
            </span>
          </>
        )}
      </div>
    </div>
  )
}

interface ItemProps extends Pick<TreeLineProps, 'hasCheckbox' | 'renderActions' | 'drag'> {
  item: TreeItem
  isSelected: boolean
  /** The button that expands it. */
  children: ReactNode
}

function Item({ item, isSelected, hasCheckbox, renderActions, drag, children }: ItemProps) {
  const actions = item.isDisabled ? null : renderActions?.(item)
  const handle =
    drag && !item.isDisabled ? (
      <DragHandle label={drag.label(item)} itemKey={item.id} draggedBy="[data-key]" drag={drag} />
    ) : null
  return (
    <>
      {children}
      {hasCheckbox ? (
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
      {actions || handle ? (
        <span className={styles.actions} data-actions="">
          {handle}
          {actions}
        </span>
      ) : null}
    </>
  )
}

function Toggle({ isOpen, ...props }: AriaButtonProps & { isOpen: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const { buttonProps } = useButton(props, button)
  return (
    <button {...buttonProps} ref={button} className={styles.toggle} data-toggle="">
      {isOpen ? <ChevronDownIcon /> : <ChevronEndIcon />}
    </button>
  )
}
