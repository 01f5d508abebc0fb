'use client'
import { forwardRef, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './PrintLayout.css.ts'

interface OwnProps {
  /** At the top of each printed page: whose it is, what it is, and its date. */
  header?: ReactNode
  /** At the foot of each printed page: a legal line, contact details. */
  footer?: ReactNode
  children: ReactNode
  /** Whether to preview the printout on screen. */
  isPreview?: boolean
}

export interface PrintLayoutProps extends OwnProps, NativeProps<'div', OwnProps> {}

/**
 * Prepares a page for print: adds a header and a footer to each sheet, hides controls, expands collapsed content, keeps
 * rows whole and prints dark schemes as light. Renders one `<div>`.
 */
export const PrintLayout = forwardRef<HTMLDivElement, PrintLayoutProps>(function PrintLayout(
  { header, footer, children, isPreview, ...native },
  ref,
) {
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current!, [])
  useEffect(() => unfoldForPaper(root), [])
  return (
    <div
      {...native}
      ref={root}
      className={styles.layout}
      data-preview={isPreview ? '' : undefined}
      data-mk-scheme={isPreview ? 'light' : undefined}
    >
      {header ? (
        <div className={styles.header}>
          <div className={styles.headerContent}>{header}</div>
        </div>
      ) : null}
      <div className={styles.body}>{children}</div>
      {footer ? (
        <div className={styles.footer}>
          <div className={styles.footerContent}>{footer}</div>
        </div>
      ) : null}
    </div>
  )
})

/** Expands details for browsers whose CSS can't. Returns a function that stops it. */
function unfoldForPaper(root: { readonly current: HTMLElement | null }) {
  if (CSS.supports('selector(::details-content)')) return
  let unfolded: HTMLDetailsElement[] = []
  const unfold = () => {
    unfolded = [...(root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
    for (const details of unfolded) details.open = true
  }
  const fold = () => {
    for (const details of unfolded) details.open = false
    unfolded = []
  }
  addEventListener('beforeprint', unfold)
  addEventListener('afterprint', fold)
  return () => {
    removeEventListener('beforeprint', unfold)
    removeEventListener('afterprint', fold)
  }
}
