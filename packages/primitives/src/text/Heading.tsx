import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Text.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export interface HeadingProps extends NativeProps<'h2'> {
  /** Its level in the page's outline. */
  level: HeadingLevel
  /** The visual size. @default that of the level */
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const sizes = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm', 5: 'sm', 6: 'sm' } as const

/** The heading of a section. Renders one `<h1>` to `<h6>`. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size = sizes[level], ...native },
  ref,
) {
  const Element = `h${level}` as const
  return <Element ref={ref} className={styles.text} data-size={size} {...native} />
})
