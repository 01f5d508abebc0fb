import { forwardRef } from 'react'
import { renderBar } from '../internal/bar.tsx'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Meter.css.ts'

export interface MeterProps extends NativeProps<'meter', { children: unknown; form: unknown; 'aria-label': unknown }> {
  /** What is measured. */
  label: string
  /** Read out, but not shown: where the words around it say the same. */
  isLabelHidden?: boolean
  value: number
  /** @default 0 */
  min?: number
  /** @default 1 */
  max?: number
  /** Below it begins the low part. Bounds colour the bar by how far it is from `optimum`. */
  low?: number
  /** Above it begins the high part. */
  high?: number
  /** Where it is best: in the low, the middle or the high part. */
  optimum?: number
  /** How full it is, in words: "4 of 5 seats". The bar alone says it to nobody exactly. */
  valueText: string
}

/** How full something is. Renders a native `<meter>`; how far something has come is a Progress. */
export const Meter = forwardRef<HTMLMeterElement, MeterProps>(function Meter(
  { label, isLabelHidden, valueText, ...native },
  ref,
) {
  return renderBar(
    { label, isLabelHidden, valueText },
    <meter aria-label={label} aria-valuetext={valueText} {...native} ref={ref} className={styles.meter} />,
  )
})
