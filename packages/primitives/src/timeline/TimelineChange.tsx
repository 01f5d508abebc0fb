import { forwardRef, type ReactNode } from 'react'
import { ArrowEndIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './Timeline.css.ts'

export interface TimelineChangeProps extends NativeProps<'div', { children: unknown }> {
  /** The name of what changed. */
  label: ReactNode
  /** What it was; left out when there was nothing. */
  before?: ReactNode
  /** What it is now; left out when there is nothing any more. */
  after?: ReactNode
  /** Read out between the two, for example "changed to". */
  toLabel: string
}

/** What a field was and what it is now. Put it into the `changes` of a TimelineItem. Renders a `<div>` in a `<dl>`. */
export const TimelineChange = forwardRef<HTMLDivElement, TimelineChangeProps>(function TimelineChange(
  { label, before, after, toLabel, ...native },
  ref,
) {
  return (
    <div {...native} ref={ref} className={styles.change}>
      <dt className={styles.changeLabel}>{label}</dt>
      <dd className={styles.changeValue}>
        {before === undefined ? null : <del className={styles.before}>{before}</del>}
        <ArrowEndIcon className={styles.arrow} />
        <VisuallyHidden> {toLabel} </VisuallyHidden>
        {after === undefined ? null : <ins className={styles.after}>{after}</ins>}
      </dd>
    </div>
  )
})
