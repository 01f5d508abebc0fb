import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Spinner.css.ts'

type Meaning =
  | {
      /** The pending operation, for screen readers: "Checking the code". */
      label: string
      isDecorative?: undefined
    }
  | {
      /** Whether text beside it says what is pending. */
      isDecorative: true
      label?: undefined
    }

interface Native extends NativeProps<'span', { children: unknown; role: unknown; 'aria-label': unknown }> {}

export type SpinnerProps = Meaning & Native

/**
 * Shows that an operation of unknown length is pending. One em large, in the colour of the surrounding text; reserves
 * its space at once and shows after 300 ms. Renders one `<span>`.
 */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, isDecorative, ...native },
  ref,
) {
  const meaning = isDecorative ? { 'aria-hidden': true } : { role: 'progressbar', 'aria-label': label }
  return <span {...meaning} {...native} ref={ref} className={styles.spinner} />
})
