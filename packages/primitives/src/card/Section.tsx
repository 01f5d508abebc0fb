import { forwardRef, type ReactNode } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Card.css.ts'
import { SectionHeader, type SectionHeaderProps } from './SectionHeader.tsx'

export interface SectionProps extends SectionHeaderProps, NativeProps<'section', SectionHeaderProps> {
  children?: ReactNode
}

/** A titled part of a page, without a surface. Renders one `<section>`. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { title, level, description, actions, children, ...native },
  ref,
) {
  return (
    <section {...native} ref={ref} className={styles.section}>
      <SectionHeader {...{ title, level, description, actions }} size="lg" />
      {children}
    </section>
  )
})
