import { forwardRef, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonGroupProps extends NativeProps<'div'> {
  /** The loading content, announced once: "Loading invoices". */
  label: string
  children: ReactNode
}

/**
 * Contains the skeletons of one panel: reserves their space at once, shows them after 150 ms, and is one sentence to
 * screen readers. Renders one `<div>`.
 */
export const SkeletonGroup = forwardRef<HTMLDivElement, SkeletonGroupProps>(function SkeletonGroup(
  { label, children, ...native },
  ref,
) {
  return (
    <div {...native} ref={ref}>
      <output className={visuallyHidden}>{label}</output>
      <div className={styles.group} aria-hidden="true">
        {children}
      </div>
    </div>
  )
})
