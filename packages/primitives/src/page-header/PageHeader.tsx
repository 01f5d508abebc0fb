import { forwardRef, type ReactNode, type Ref } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { Heading, type HeadingLevel } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import * as styles from './PageHeader.css.ts'

interface OwnProps {
  /** The name of the page or of its topic. */
  title: ReactNode
  /**
   * The title's level in the page's outline.
   * @default 1
   */
  level?: HeadingLevel
  /** Makes the heading focusable: for a router that focuses it after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
  /** Breadcrumbs, or one link to the parent page. */
  breadcrumbs?: ReactNode
  /** StatusBadge elements beside the title. */
  status?: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  /**
   * Buttons and links at the end of the title's line, below it in narrow containers. Primary last; in windows up to
   * 560 px wide, it is shown first.
   */
  actions?: ReactNode
  /** Content for the whole page: tabs, a few figures. */
  children?: ReactNode
}

export interface PageHeaderProps extends OwnProps, NativeProps<'header', OwnProps> {}

/** The head of a page: its topic, its status, its actions. Renders one `<header>`. */
export const PageHeader = forwardRef<HTMLElement, PageHeaderProps>(function PageHeader(
  { title, level = 1, titleRef, breadcrumbs, status, description, actions, children, ...native },
  ref,
) {
  return (
    <header {...native} ref={ref} className={styles.root}>
      {breadcrumbs}
      <div className={styles.line}>
        <div className={styles.words}>
          <div className={styles.name}>
            <Heading level={level} size="xl" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
              {title}
            </Heading>
            {status ? <div className={styles.status}>{status}</div> : null}
          </div>
          {description ? (
            <Text as="p" tone="muted" hasMeasure>
              {description}
            </Text>
          ) : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children ? <div className={styles.below}>{children}</div> : null}
    </header>
  )
})
