import { forwardRef, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './KeyValue.css.ts'

export interface KeyValueProps extends NativeProps<'dl'> {
  /**
   * `rows`: value beside its name, below it in narrow containers. `columns`: value below its name, pairs side by side.
   * `ledger`: value at the end of the line, for amounts that add up.
   * @default 'rows'
   */
  layout?: 'rows' | 'columns' | 'ledger'
}

/** Names and values that belong together. Renders a `<dl>`. */
export const KeyValue = forwardRef<HTMLDListElement, KeyValueProps>(function KeyValue(
  { layout = 'rows', ...native },
  ref,
) {
  return <dl {...native} ref={ref} className={styles.list} data-layout={layout} />
})

export interface KeyValueItemProps extends NativeProps<'div'> {
  label: ReactNode
  children: ReactNode
  /** In a ledger: the total, set apart from the lines above it. */
  isTotal?: boolean
}

/** A name and its value. Renders a `<div>` with `<dt>` and `<dd>`. */
export const KeyValueItem = forwardRef<HTMLDivElement, KeyValueItemProps>(function KeyValueItem(
  { label, children, isTotal, ...native },
  ref,
) {
  return (
    <div {...native} ref={ref} className={styles.item} data-total={isTotal ? '' : undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
})
