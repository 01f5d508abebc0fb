import { forwardRef, type ReactNode } from 'react'
import type { Icon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { toneIcons } from '../internal/tone-icons.ts'
import type { Tone } from '../internal/tones.ts'
import * as styles from './StatusBadge.css.ts'

export interface StatusBadgeProps extends NativeProps<'span'> {
  /**
   * The meaning of the status for the person.
   * @default 'neutral'
   */
  tone?: Tone
  /** Replaces the icon of the tone. */
  icon?: Icon
  /**
   * `plain` has no background: for columns of many badges.
   * @default 'soft'
   */
  appearance?: 'soft' | 'plain'
  /** The word. */
  children: ReactNode
}

/** A status as a word, an icon and a colour. Renders one `<span>`. */
export const StatusBadge = forwardRef<HTMLSpanElement, StatusBadgeProps>(function StatusBadge(
  { tone = 'neutral', icon: Mark = toneIcons[tone], appearance, children, ...native },
  ref,
) {
  return (
    <span ref={ref} className={styles.badge} data-tone={tone} data-appearance={appearance} {...native}>
      <Mark className={styles.mark} />
      {children}
    </span>
  )
})
