import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonTextProps extends NativeProps<'span', { children: unknown }> {
  /** Text of the expected length, such as "$49.90": sets the width of the line. */
  sample?: string
  /** 3, 6, 10 or 16 rem, or the full width; `sample` is more precise. */
  width?: 'xs' | 'sm' | 'md' | 'lg' | 'full'
  /** The size of the loading text. @default that of the surrounding text */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /**
   * The number of lines, all but the last at full width.
   * @default 1
   */
  lines?: number
}

/** Lines of the loading text's size. Put it in a SkeletonGroup. Renders one `<span>` per line. */
export const SkeletonText = forwardRef<HTMLSpanElement, SkeletonTextProps>(function SkeletonText(
  { sample, width = sample === undefined ? 'full' : undefined, size, lines = 1, ...native },
  ref,
) {
  const line = { className: styles.line, 'data-size': size } as const
  if (lines === 1) {
    return <span aria-hidden="true" {...native} {...line} ref={ref} data-width={width} data-sample={sample ?? ''} />
  }
  return (
    <span aria-hidden="true" {...native} ref={ref} className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} {...line} data-width={index === lines - 1 ? 'rest' : 'full'} data-sample="" />
      ))}
    </span>
  )
})
