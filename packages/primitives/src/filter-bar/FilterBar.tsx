'use client'
import { forwardRef, type ReactNode } from 'react'
import { FilterIcon } from '../icons/common.tsx'
import type { NativeProps } from '../internal/native-props.ts'
import { AppliedFilters, type AppliedFiltersProps } from './AppliedFilters.tsx'
import * as styles from './FilterBar.css.ts'

interface OwnProps {
  /** Names the region, for example "Filter invoices". */
  label: string
  /** A search field, always in sight. */
  search?: ReactNode
  /** The filters: small fields, side by side, or behind a disclosure where the container is narrow. */
  children?: ReactNode
  /** Whether the disclosure begins open. */
  defaultOpen?: boolean
  /** Names that disclosure, for example "Filters". Without it there is none: the filters are always in sight. */
  filtersLabel?: string
  /** What is being filtered by, each removable. */
  applied?: AppliedFiltersProps
  /** How much is left, in words; read out when it changes. */
  result?: ReactNode
  /** What to do with the filters as a whole, such as keeping them: small quiet buttons. */
  actions?: ReactNode
}

export interface FilterBarProps extends OwnProps, NativeProps<'div', OwnProps> {}

/** Search and filters above a list, what is filtered by, and how much is left. Renders one search region. */
export const FilterBar = forwardRef<HTMLDivElement, FilterBarProps>(function FilterBar(
  { label, search, children, defaultOpen, filtersLabel, applied, result, actions, ...native },
  ref,
) {
  const controls = children ? <div className={styles.controls}>{children}</div> : null
  return (
    <div role="search" aria-label={label} tabIndex={-1} {...native} ref={ref} className={styles.root}>
      <div className={styles.bar}>
        {search ? <div className={styles.search}>{search}</div> : null}
        {controls && filtersLabel ? (
          <details className={styles.filters} open={defaultOpen}>
            <summary className={styles.summary}>
              <FilterIcon />
              {filtersLabel}
              {applied?.filters.length ? <span className={styles.count}>{applied.filters.length}</span> : null}
            </summary>
            {controls}
          </details>
        ) : (
          controls && <div className={styles.filters}>{controls}</div>
        )}
      </div>
      <div className={styles.outcome}>
        <div role="status" className={styles.result}>
          {result}
        </div>
        {applied?.filters.length ? <AppliedFilters {...applied} /> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  )
})
