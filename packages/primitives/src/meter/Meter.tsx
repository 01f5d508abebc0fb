import { forwardRef } from 'react'
import { renderBar } from '../internal/bar.tsx'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Meter.css.ts'

export interface MeterProps extends NativeProps<'meter', { children: unknown; form: unknown; 'aria-label': unknown }> {
  /** The measured quantity. */
  label: string
  /** Whether the label is visually hidden, because the text around it says the same. */
  isLabelHidden?: boolean
  value: number
  /** @default 0 */
  min?: number
  /** @default 1 */
  max?: number
  /** The upper bound of the low range. Bounds colour the bar by its distance from `optimum`. */
  low?: number
  /** The lower bound of the high range. */
  high?: number
  /** The best value: in the low, middle or high range. */
  optimum?: number
  /** The value in words: "4 of 5 seats". The bar alone isn't precise. */
  valueText: string
}

/** Shows how full something is. Renders a native `<meter>`; for progress, use Progress. */
export const Meter = forwardRef<HTMLMeterElement, MeterProps>(function Meter(
  { label, isLabelHidden, valueText, ...native },
  ref,
) {
  return renderBar(
    { label, isLabelHidden, valueText },
    <meter aria-label={label} aria-valuetext={valueText} {...native} ref={ref} className={styles.meter} />,
  )
})
