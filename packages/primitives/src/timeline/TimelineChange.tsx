import { forwardRef, type ReactNode } from 'react'
import { ArrowEndIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './Timeline.css.ts'

export interface TimelineChangeProps extends NativeProps<'div', { children: unknown }> {
  /** The name of the changed field. */
  label: ReactNode
  /** The old value; omitted if there was none. */
  before?: ReactNode
  /** The new value; omitted if there is none. */
  after?: ReactNode
  /** "changed to": read between the two values. Beside a single value it is shown: "Set to", "removed". */
  toLabel: string
}

/** A field's old and new value. Put it in `changes` of a TimelineItem. Renders a `<div>` in a `<dl>`. */
export const TimelineChange = forwardRef<HTMLDivElement, TimelineChangeProps>(function TimelineChange(
  { label, before, after, toLabel, ...native },
  ref,
) {
  return (
    <div {...native} ref={ref} className={styles.change}>
      <dt className={styles.changeLabel}>{label}</dt>
      <dd className={styles.changeValue}>
        {before === undefined ? null : <del className={styles.before}>{before}</del>}
        {before === undefined || after === undefined ? (
          <span className={styles.words}> {toLabel} </span>
        ) : (
          <>
            <ArrowEndIcon className={styles.arrow} />
            <VisuallyHidden> {toLabel} </VisuallyHidden>
          </>
        )}
        {after === undefined ? null : <ins className={styles.after}>{after}</ins>}
      </dd>
    </div>
  )
})
