import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import * as styles from './Spinner.css.ts'

type Meaning =
  | {
      /** What is under way, for screen readers: "Checking the code". */
      label: string
      isDecorative?: undefined
    }
  | {
      /** The words beside it say what is under way. */
      isDecorative: true
      label?: undefined
    }

interface Native extends NativeProps<'span', { children: unknown; role: unknown; 'aria-label': unknown }> {}

export type SpinnerProps = Meaning & Native

/**
 * Something is under way, nobody knows for how long. One em large, in the colour of the text around it; its room is
 * taken at once, it shows after 300 ms. Renders one `<span>`.
 */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, isDecorative, ...native },
  ref,
) {
  const meaning = isDecorative ? { 'aria-hidden': true } : { role: 'progressbar', 'aria-label': label }
  return <span {...meaning} {...native} ref={ref} className={styles.spinner} />
})
