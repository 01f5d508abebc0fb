import type { ReactNode, Ref } from 'react'
import { EmptyState, type EmptyStateKind } from '../empty-state/EmptyState.tsx'
import { ChevronDownIcon, type Icon } from '../icons/index.ts'
import type { NativeProps } from '../internal/native-props.ts'
import type { HeadingLevel } from '../text/Heading.tsx'
import * as styles from './StatePanel.css.ts'

interface Said {
  /** The event in a few words. */
  title: ReactNode
  /**
   * The title's level in the page's outline.
   * @default 2
   */
  level?: HeadingLevel
  /** The consequence for the person. */
  children?: ReactNode
  /** Replaces the icon. */
  icon?: Icon
}

/** Details for staff with the label that expands them: both or neither. */
type Details = { details: ReactNode; detailsLabel: string } | { details?: undefined; detailsLabel?: undefined }

export type StatePanelProps = Said & Details & NativeProps<'div', Said & { role: unknown }>

interface Kind {
  kind: EmptyStateKind
  role?: 'alert' | 'status'
  action: ReactNode
}

/** Renders the frame that the four panels share; each declares its own props. */
export function renderStatePanel(
  { kind, role, action }: Kind,
  { level = 2, details, detailsLabel, ...props }: StatePanelProps,
  ref: Ref<HTMLDivElement>,
) {
  return (
    <EmptyState
      {...props}
      ref={ref}
      role={role}
      kind={kind}
      size="large"
      level={level}
      action={action}
      details={
        details ? (
          <details className={styles.details}>
            <summary className={styles.summary}>
              {detailsLabel}
              <ChevronDownIcon className={styles.chevron} />
            </summary>
            <div className={styles.unfolded}>{details}</div>
          </details>
        ) : null
      }
    />
  )
}
