import { forwardRef, type ReactNode } from 'react'
import { ErrorIcon, FilterOffIcon, type Icon, InboxIcon, LockIcon, OfflineIcon, SearchOffIcon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import { Heading, type HeadingLevel } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import * as styles from './EmptyState.css.ts'

export const emptyStateKinds = ['first-use', 'filtered', 'missing', 'denied', 'failed', 'offline'] as const
export type EmptyStateKind = (typeof emptyStateKinds)[number]

const icons: Record<EmptyStateKind, Icon> = {
  'first-use': InboxIcon,
  filtered: FilterOffIcon,
  missing: SearchOffIcon,
  denied: LockIcon,
  failed: ErrorIcon,
  offline: OfflineIcon,
}

export interface EmptyStateProps extends NativeProps<'div', { title: unknown }> {
  /**
   * Why there is no content.
   * @default 'first-use'
   */
  kind?: 'first-use' | 'filtered' | 'missing' | 'denied' | 'failed' | 'offline'
  /**
   * `large` replaces a page or a panel.
   * @default 'medium'
   */
  size?: 'medium' | 'large'
  /** Replaces the icon of the kind. */
  icon?: Icon
  /** The state in a few words: "No invoices yet". */
  title: ReactNode
  /**
   * The title's level in the page's outline.
   * @default 3
   */
  level?: HeadingLevel
  /** The consequence for the person. */
  children?: ReactNode
  /** The single next step. */
  action?: ReactNode
  /** Details for some people, such as a reference number: below the action, small. */
  details?: ReactNode
}

/** Replaces missing content. Renders one `<div>` around a heading, a text and an action. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { kind = 'first-use', size, icon: Mark = icons[kind], title, level = 3, children, action, details, ...native },
  ref,
) {
  return (
    <div {...native} ref={ref} className={styles.emptyState} data-kind={kind} data-size={size}>
      <span className={styles.mark}>
        <Mark />
      </span>
      <Heading level={level} size={size === 'large' ? 'lg' : 'md'}>
        {title}
      </Heading>
      {children ? (
        <Text as="div" tone="muted">
          {children}
        </Text>
      ) : null}
      {action ? <div className={styles.action}>{action}</div> : null}
      {details ? (
        <Text as="div" size="sm" tone="muted">
          {details}
        </Text>
      ) : null}
    </div>
  )
})
