'use client'
import { forwardRef, useCallback, useRef } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { FocusKeeper } from '../internal/FocusKeeper.tsx'
import * as styles from './Pagination.css.ts'

export interface LoadMoreProps extends Omit<ButtonProps, 'tone' | 'size' | 'children'> {
  label: string
  /** The part of the list that is shown, for example "25 of 80 invoices". Changes are announced. */
  count: string
  /** Absent if everything is shown: then only the count remains. */
  onPress?: NonNullable<ButtonProps['onPress']>
}

/** Appends to a list. The ref and other attributes reach the `<button>`. */
export const LoadMore = forwardRef<HTMLButtonElement, LoadMoreProps>(function LoadMore(
  { label, count, onPress, ...button },
  ref,
) {
  const root = useRef<HTMLDivElement>(null)
  const counter = useRef<HTMLParagraphElement>(null)
  const focusCounter = useCallback(() => counter.current?.focus(), [])
  return (
    <div ref={root} className={styles.loadMore}>
      <p ref={counter} tabIndex={-1} aria-live="polite" className={styles.summary}>
        {count}
      </p>
      {onPress ? (
        // The last page takes the button away.
        <>
          <FocusKeeper within={root} onLost={focusCounter} />
          <Button {...button} ref={ref} onPress={onPress}>
            {label}
          </Button>
        </>
      ) : null}
    </div>
  )
})
