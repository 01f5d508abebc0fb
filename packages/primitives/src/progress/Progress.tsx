import { forwardRef } from 'react'
import { renderBar } from '../internal/bar.tsx'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Progress.css.ts'

export interface ProgressProps extends NativeProps<'progress', { children: unknown; 'aria-label': unknown }> {
  /** The name of the task. */
  label: string
  /** Whether the label is visually hidden, because the text around it says the same. */
  isLabelHidden?: boolean
  /** The completed part of `max`. Omit it if unknown. */
  value?: number
  /** @default 1 */
  max?: number
  /** The value in words: "$20.00 of $49.90". Without it, screen readers read a percentage. */
  valueText?: string
  /** @default 'accent' */
  tone?: 'accent' | 'positive' | 'caution' | 'critical'
}

/** Shows the progress of a task. Renders a native `<progress>`; for how full something is, use Meter. */
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
