import { forwardRef, type ReactNode } from 'react'
import { DotIcon, type Icon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Timeline.css.ts'

export type TimelineProps = NativeProps<'ol'>

/** Events in order. Renders an `<ol>`. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(native, ref) {
  // Safari takes the list out of the accessibility tree together with its numbers.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  return <ol role="list" {...native} ref={ref} className={styles.list} />
})

export interface TimelineItemProps extends NativeProps<'li', { title: unknown }> {
  icon?: Icon
  /** @default 'neutral' */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical'
  /** The event. */
  title: ReactNode
  /** When: a DateText. */
  time?: ReactNode
  /** The person or system that acted. */
  actor?: ReactNode
  /** TimelineChange elements: old and new values. */
  changes?: ReactNode
  /** More about it. */
  children?: ReactNode
}

/** An event. Renders an `<li>`. */
export const TimelineItem = forwardRef<HTMLLIElement, TimelineItemProps>(function TimelineItem(
  { icon: Mark = DotIcon, tone = 'neutral', title, time, actor, changes, children, ...native },
  ref,
) {
  return (
    <li {...native} ref={ref} className={styles.item} data-tone={tone}>
      <span className={styles.mark}>
        <Mark />
      </span>
      <div className={styles.content}>
        <div className={styles.head}>
          <div className={styles.title}>{title}</div>
          {time ? <div className={styles.meta}>{time}</div> : null}
        </div>
        {actor ? <div className={styles.meta}>{actor}</div> : null}
        {changes ? <dl className={styles.changes}>{changes}</dl> : null}
        {children ? <div className={styles.more}>{children}</div> : null}
      </div>
    </li>
  )
})
