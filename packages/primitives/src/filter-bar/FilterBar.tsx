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
  /** The filters: a FilterPill each. */
  children?: ReactNode
  /** Takes every filter away. The focus stays in the bar. Leave it out while nothing filters. */
  onClear?: () => void
  /** Text of that button, for example "Clear all". */
  clearLabel?: string
  /** Actions on all filters, such as saving them: small quiet buttons. */
  actions?: ReactNode
  /** The number of results in words, at the end of the row; changes are announced. */
  result?: ReactNode
}

export interface FilterBarProps extends OwnProps, NativeProps<'div', OwnProps> {}

/** One row above a list: search, filters, and how much is left. Renders one search region. */
export const FilterBar = forwardRef<HTMLDivElement, FilterBarProps>(function FilterBar(
  { label, search, children, onClear, clearLabel, actions, result, ...native },
  ref,
) {
  return (
    <div role="search" aria-label={label} tabIndex={-1} {...native} ref={ref} className={styles.root}>
      {search ? <div className={styles.search}>{search}</div> : null}
      {children}
      {onClear ? (
        <Button
          tone="quiet"
          size="small"
          onPress={({ currentTarget }) => {
            // The button is about to go: the focus must not go with it.
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
