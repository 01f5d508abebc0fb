import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Text.css.ts'

export interface TextProps extends NativeProps<'span'> {
  /**
   * A `p` or `div` sets its own size; a `span` inherits size, colour and weight.
   * @default 'span'
   */
  as?: 'span' | 'p' | 'div'
  /** Without it, a block has its density's text size: 15 px, or 14 px if compact. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  tone?: 'default' | 'muted' | 'accent' | 'info' | 'positive' | 'caution' | 'critical'
  weight?: 'regular' | 'medium' | 'bold'
  /** Whether lines are limited to 68 characters. */
  hasMeasure?: boolean
  /** Whether digits have equal width, to align in columns. */
  isTabular?: boolean
  /** Whether it stays on one line: for numbers, dates and ids. */
  isUnbroken?: boolean
}

/** Text. Renders one `<span>`, `<p>` or `<div>`. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(
  { as: Element = 'span', size, tone, weight, hasMeasure, isTabular, isUnbroken, ...native },
  ref,
) {
  return (
    <Element
      ref={ref as never}
      className={styles.text}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-measure={hasMeasure ? '' : undefined}
      data-tabular={isTabular ? '' : undefined}
      data-nowrap={isUnbroken ? '' : undefined}
      {...native}
    />
  )
})

export interface StrongProps extends NativeProps<'strong'> {
  /** @default 'medium' */
  weight?: 'medium' | 'bold'
}

/** Important text. Renders one `<strong>`. */
export const Strong = forwardRef<HTMLElement, StrongProps>(function Strong({ weight, ...native }, ref) {
  return <strong ref={ref} className={styles.text} data-weight={weight} {...native} />
})
