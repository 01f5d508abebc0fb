import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Divider.css.ts'

export const dividerOrientations = ['horizontal', 'vertical'] as const

export interface DividerProps extends NativeProps<'hr', { children: unknown; 'aria-orientation': unknown }> {
  /**
   * `vertical` separates items on one line, in an Inline or a Spread.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical'
}

/** A line between unrelated content. Renders one `<hr>`. */
export const Divider = forwardRef<HTMLHRElement, DividerProps>(function Divider({ orientation, ...native }, ref) {
  return (
    <hr
      {...native}
      ref={ref}
      className={styles.divider}
      aria-orientation={orientation === 'vertical' ? orientation : undefined}
    />
  )
})
