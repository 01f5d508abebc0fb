import { forwardRef } from 'react'
import { renderBar } from '../internal/bar.tsx'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Progress.css.ts'

export interface ProgressProps extends NativeProps<'progress', { children: unknown; 'aria-label': unknown }> {
  /** What is on its way to be done. */
  label: string
  /** Read out, but not shown: where the words around it say the same. */
  isLabelHidden?: boolean
  /** How much is done, of `max`. Left out: it is not known. */
  value?: number
  /** @default 1 */
  max?: number
  /** How much is done, in words: "$20.00 of $49.90". Without it, screen readers read a percentage. */
  valueText?: string
  /** @default 'accent' */
  tone?: 'accent' | 'positive' | 'caution' | 'critical'
}

/** How far something has come. Renders a native `<progress>`; how full something is is a Meter. */
export const Progress = forwardRef<HTMLProgressElement, ProgressProps>(function Progress(
  { label, isLabelHidden, valueText, tone, ...native },
  ref,
) {
  return renderBar(
    { label, isLabelHidden, valueText },
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      {...native}
      ref={ref}
      className={styles.progress}
      data-tone={tone}
    />,
  )
})
