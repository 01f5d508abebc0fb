'use client'
import { forwardRef, type RefObject, useRef } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import * as styles from './Pagination.css.ts'

export interface LoadMoreProps extends Omit<ButtonProps, 'tone' | 'size' | 'children'> {
  label: string
  /** How much of the list is shown, for example "25 of 80 invoices". Read out when it changes. */
  count: string
  /** Absent when everything is shown: then only the count is left. */
  onPress?: ButtonProps['onPress']
}

/** Adds to the end of a list. The ref and other attributes reach the `<button>`. */
export const LoadMore = forwardRef<HTMLButtonElement, LoadMoreProps>(function LoadMore(
  { label, count, onPress, ...button },
  ref,
) {
  const root = useRef<HTMLDivElement>(null)
  const counter = useRef<HTMLParagraphElement>(null)
  return (
    <div ref={root} className={styles.loadMore}>
      <p ref={counter} tabIndex={-1} aria-live="polite" className={styles.summary}>
        {count}
      </p>
      {onPress ? (
        <>
          <FocusKeeper of={root} refuge={counter} />
          <Button {...button} ref={ref} onPress={onPress}>
            {label}
          </Button>
        </>
      ) : null}
    </div>
  )
})

/** The last page takes the button away: the focus must not fall back to the top of the document with it. */
function FocusKeeper({ of, refuge }: { of: RefObject<HTMLElement | null>; refuge: RefObject<HTMLElement | null> }) {
  useBrowserEffect(
    () => () => {
      if (of.current?.contains(document.activeElement)) refuge.current?.focus()
    },
    [of, refuge],
  )
  return null
}
