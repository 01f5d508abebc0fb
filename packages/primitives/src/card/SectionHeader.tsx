import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import * as styles from './Card.css.ts'

export interface SectionHeaderProps {
  /** The title of the content. */
  title?: ReactNode
  /**
   * The title's level in the page's outline.
   * @default 2
   */
  level?: HeadingLevel
  /** One sentence below the title. */
  description?: ReactNode
  /** Buttons and links at the end of the title's line, below it in narrow containers. */
  actions?: ReactNode
}

interface Props extends SectionHeaderProps {
  size: 'md' | 'lg'
}

export function SectionHeader({ title, level = 2, description, actions, size }: Props) {
  if (!title && !actions) return null
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {title ? (
          <Heading level={level} size={size}>
            {title}
          </Heading>
        ) : null}
        {description ? (
          <Text as="p" size="sm" tone="muted" hasMeasure>
            {description}
          </Text>
        ) : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  )
}
