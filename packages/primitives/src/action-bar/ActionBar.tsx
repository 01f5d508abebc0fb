'use client'
import { forwardRef, type ReactNode, useCallback, useEffect, useImperativeHandle, useRef } from 'react'
import type { Action } from '../button-group/action.ts'
import { ActionLine } from '../button-group/ActionLine.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CloseIcon } from '../icons/index.ts'
import { controlsOf } from '../internal/controls-of.ts'
import { FocusKeeper } from '../internal/FocusKeeper.tsx'
import type { NativeProps } from '../internal/native-props.ts'
import { announce } from '../live/announce.ts'
import * as styles from './ActionBar.css.ts'

interface OwnProps {
  /** The number of selected rows. Without any, the bar is hidden. */
  selectedCount: number
  /** "3 invoices selected": shown, and announced on every change. */
  countLabel: string
  /** Actions on all selected rows, most important first; those that don't fit move into a menu. */
  actions: readonly Action[]
  /** Called by the cross, and by Escape anywhere in the bar or the list. */
  onClear: () => void
  labels: {
    /** The name of the bar: "Actions for the selected invoices". */
    bar: string
    clear: string
    more: string
    /** Announced when the bar appears: "Actions are below the table". */
    appeared: string
  }
  /** The list with selectable rows, for example a Table. */
  children: ReactNode
}

export interface ActionBarProps extends OwnProps, NativeProps<'div', OwnProps> {}

/**
 * Shows actions on the selected rows in a bar that floats over the end of the list. Renders a `<div>` around rows and
 * bar, with space reserved after the last row.
 */
export const ActionBar = forwardRef<HTMLDivElement, ActionBarProps>(function ActionBar(
  { selectedCount, countLabel, actions, onClear, labels, children, onKeyDown, ...native },
  forwarded,
) {
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(forwarded, () => root.current as HTMLDivElement, [])
  const content = useRef<HTMLDivElement>(null)
  const lastFocused = useRef<HTMLElement>(undefined)
  const isShown = selectedCount > 0
  const { appeared } = labels

  useEffect(() => {
    if (isShown) announce(countLabel)
  }, [isShown, countLabel])
  useEffect(() => {
    if (isShown) announce(appeared)
  }, [isShown, appeared])

  // Focuses the last selected row, or the element that replaces it.
  const focusRows = useCallback(() => {
    const last = lastFocused.current?.isConnected ? lastFocused.current : undefined
    ;(last ?? (content.current && controlsOf(content.current)[0]))?.focus()
  }, [])

  return (
    <div
      {...native}
      ref={root}
      className={styles.root}
      data-selecting={isShown ? '' : undefined}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Escape' || !isShown || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        onClear()
      }}
    >
      <div
        ref={content}
        className={styles.root}
        onFocus={(event) => {
          lastFocused.current = event.target
        }}
      >
        {children}
      </div>
      {isShown ? (
        <div className={styles.place}>
          <FocusKeeper within={root} onLost={focusRows} />
          <div role="group" aria-label={labels.bar} className={styles.bar} data-mk-raised="">
            <IconButton size="small" label={labels.clear} icon={<CloseIcon />} onPress={() => onClear()} />
            <span className={styles.count}>{countLabel}</span>
            <ActionLine actions={actions} moreLabel={labels.more} size="small" align="end" />
          </div>
        </div>
      ) : null}
    </div>
  )
})
