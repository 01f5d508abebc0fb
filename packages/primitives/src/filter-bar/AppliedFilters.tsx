'use client'
import type { MouseEvent } from 'react'
import { Button } from '../button/Button.tsx'
import { CloseIcon } from '../icons/common.tsx'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as styles from './FilterBar.css.ts'

export interface AppliedFilter {
  id: string
  /** The filter and its value, for example "Status: Paid". */
  label: string
}

export interface AppliedFiltersProps {
  filters: readonly AppliedFilter[]
  onRemove: (id: string) => void
  /** Read out before each filter's label, for example "Remove filter". */
  removeLabel: string
  onClear: () => void
  clearLabel: string
}

export function AppliedFilters({ filters, onRemove, removeLabel, onClear, clearLabel }: AppliedFiltersProps) {
  return (
    <>
      <ul role="list" className={styles.chips}>
        {filters.map(({ id, label }) => (
          <li key={id} className={styles.chipItem}>
            <button
              type="button"
              className={styles.chip}
              onClick={(event) => {
                focusNeighbour(event)
                onRemove(id)
              }}
            >
              <span className={visuallyHidden}>{removeLabel} </span>
              <span className={styles.chipLabel}>{label}</span>
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <Button
        tone="quiet"
        size="small"
        onPress={(event) => {
          focusBar(event.currentTarget)
          onClear()
        }}
      >
        {clearLabel}
      </Button>
    </>
  )
}

/** The pressed chip is about to go: the focus must not go with it. */
function focusNeighbour({ currentTarget }: MouseEvent<HTMLElement>) {
  const item = currentTarget.parentElement
  const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
  if (neighbour) neighbour.focus()
  else focusBar(currentTarget)
}

function focusBar(element: HTMLElement) {
  element.closest<HTMLElement>('[role="search"]')?.focus()
}
