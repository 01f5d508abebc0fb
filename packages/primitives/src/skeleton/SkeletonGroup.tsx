import { forwardRef, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './Skeleton.css.ts'

export interface SkeletonGroupProps extends NativeProps<'div', { role: unknown }> {
  /** What is being loaded, read out once: "Loading invoices". */
  label: string
  children: ReactNode
}

/**
 * Holds the skeletons of one panel: takes their room at once, shows them after 150 ms, and is one sentence to a
 * screen reader. Renders one `<div>`.
 */
export const SkeletonGroup = forwardRef<HTMLDivElement, SkeletonGroupProps>(function SkeletonGroup(
  { label, children, ...native },
  ref,
) {
  return (
    <div {...native} ref={ref} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.group} aria-hidden="true">
        {children}
      </div>
    </div>
  )
})
