import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps extends NativeProps<'span', { children: unknown }> {
  /**
   * The height of the loading content.
   * @default 'control'
   */
  height?: 'badge' | 'icon' | 'control' | 'control-small' | 'panel'
  /** 3, 6, 10 or 16 rem. @default the full width */
  width?: 'xs' | 'sm' | 'md' | 'lg'
  isRound?: boolean
}

/** A box of the loading content's size. Put it in a SkeletonGroup. Renders one `<span>`. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { height, width, isRound, ...native },
  ref,
) {
  return (
    <span
      aria-hidden="true"
      ref={ref}
      className={styles.block}
      data-height={height}
      data-width={width}
      data-round={isRound ? '' : undefined}
      {...native}
    />
  )
})
