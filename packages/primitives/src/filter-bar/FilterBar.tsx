'use client'
import { forwardRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './FilterBar.css.ts'

interface OwnProps {
  /** Names the region, for example "Filter invoices". */
  label: string
  /** A search field, before the filters. */
  search?: ReactNode
  /** The filters: one FilterPill each. */
  children?: ReactNode
  /** Clears all filters. Focus stays in the bar. Omit it while no filter is set. */
  onClear?: () => void
  /** The label of that button, for example "Clear all". */
  clearLabel?: string
  /** Actions on all filters, such as saving them: small quiet buttons. */
  actions?: ReactNode
  /** The number of results in words, at the end of the row; changes are announced. */
  result?: ReactNode
}

export interface FilterBarProps extends OwnProps, NativeProps<'div', OwnProps> {}

/** A row above a list: search, filters, and the number of results. Renders one search region. */
export const FilterBar = forwardRef<HTMLDivElement, FilterBarProps>(function FilterBar(
  { label, search, children, onClear, clearLabel, actions, result, ...native },
  ref,
) {
  return (
    <div role="search" aria-label={label} tabIndex={-1} {...native} ref={ref} className={styles.root}>
      {search ? <div className={styles.search}>{search}</div> : null}
      {children ? <div className={styles.filters}>{children}</div> : null}
      {onClear ? (
        <Button
          tone="quiet"
          size="small"
          onPress={({ currentTarget }) => {
            // The button is about to be removed; keep focus.
            currentTarget.closest<HTMLElement>('[role="search"]')?.focus()
            onClear()
          }}
        >
          {clearLabel}
        </Button>
      ) : null}
      {actions}
      <div role="status" className={styles.result}>
        {result}
      </div>
    </div>
  )
})
