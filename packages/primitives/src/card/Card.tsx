import { forwardRef, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Card.css.ts'
import { SectionHeader, type SectionHeaderProps } from './SectionHeader.tsx'

export interface CardProps extends SectionHeaderProps, NativeProps<'section', SectionHeaderProps> {
  /** @default 'section' */
  as?: 'section' | 'article' | 'div' | 'li'
  /**
   * Whether the content reaches the edges: for lists, which have their own spacing, and tables, whose text aligns with
   * the title.
   */
  isFlush?: boolean
  /** Content below a line: totals, next steps. */
  footer?: ReactNode
  children?: ReactNode
}

/** A surface around related content. Renders one `<section>`, or the element of `as`. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { as: Element = 'section', title, level, description, actions, isFlush, footer, children, ...native },
  ref,
) {
  return (
    <Element {...native} ref={ref as never} className={styles.card}>
      <SectionHeader {...{ title, level, description, actions }} size="md" />
      {children ? (
        <div className={styles.body} data-flush={isFlush ? '' : undefined}>
          {children}
        </div>
      ) : null}
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </Element>
  )
})
