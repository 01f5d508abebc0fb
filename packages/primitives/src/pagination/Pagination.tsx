'use client'
import { forwardRef } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { pageWindow } from './page-window.ts'
import * as styles from './Pagination.css.ts'

interface OwnProps {
  /** The current page, starting at 1. */
  page: number
  pageCount: number
  onPageChange: (page: number) => void
  /** The name of the landmark, for example "Pages of invoices". */
  label: string
  previousLabel: string
  nextLabel: string
  /** The name of a page's button, for example "Page 4". */
  pageLabel: (page: number) => string
  /** The visible range, for example "26–50 of 480". Changes are announced. */
  summary?: string
}

export interface PaginationProps extends OwnProps, NativeProps<'nav', OwnProps> {}

/** Navigates the pages of a list. With a single page, only the summary is shown. Renders one `<nav>`. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageCount, onPageChange, label, previousLabel, nextLabel, pageLabel, summary, ...native },
  ref,
) {
  return (
    <nav aria-label={label} {...native} ref={ref} className={styles.root}>
      {summary ? (
        <span className={styles.summary} aria-live="polite">
          {summary}
        </span>
      ) : null}
      {pageCount > 1 ? (
        <ul role="list" className={styles.pages}>
          <li key="previous">
            <IconButton
              size="small"
              label={previousLabel}
              icon={<ChevronStartIcon />}
              aria-disabled={page <= 1}
              onPress={() => onPageChange(page - 1)}
            />
          </li>
          {pageWindow(page, pageCount).map((entry, at) => (
            <li key={entry ?? `gap${at}`} className={styles.page}>
              {entry === undefined ? (
                <span aria-hidden="true" className={styles.gap}>
                  …
                </span>
              ) : (
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={pageLabel(entry)}
                  aria-current={entry === page ? 'page' : undefined}
                  onPress={() => onPageChange(entry)}
                >
                  {entry}
                </Button>
              )}
            </li>
          ))}
          <li key="next">
            <IconButton
              size="small"
              label={nextLabel}
              icon={<ChevronEndIcon />}
              aria-disabled={page >= pageCount}
              onPress={() => onPageChange(page + 1)}
            />
          </li>
        </ul>
      ) : null}
    </nav>
  )
})
