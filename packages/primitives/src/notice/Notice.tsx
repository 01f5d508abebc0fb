import { forwardRef, type ReactNode } from 'react'
import { alertIcons, roleOf } from '../alert/content.ts'
import type { Icon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Notice.css.ts'

interface OwnProps {
  /** @default 'info' */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical'
  /** Replaces the icon of the tone. */
  icon?: Icon
  /** One sentence. */
  children: ReactNode
  /** Whether it was there from the start, and so is read in place instead of announced. */
  isStatic?: boolean
}

export interface NoticeProps extends OwnProps, NativeProps<'div', OwnProps & { role: unknown }> {}

/**
 * A sentence beside what it is about, without a box. Unless static, a critical one is announced assertively, any other
 * politely. Renders one `<div>`.
 */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'info', icon: Mark = alertIcons[tone], children, isStatic, ...native },
  ref,
) {
  return (
    <div {...native} ref={ref} role={roleOf(tone, isStatic)} className={styles.notice} data-tone={tone}>
      <Mark className={styles.mark} />
      <div className={styles.words}>{children}</div>
    </div>
  )
})
