import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends NativeProps<'span'> {
  /** @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3'
  /** Whether it is visible while it contains focus: for skip links. */
  isFocusable?: boolean
}

/** Text for screen readers only. Renders one `<span>`. */
export const VisuallyHidden = forwardRef<HTMLElement, VisuallyHiddenProps>(function VisuallyHidden(
  { as: Element = 'span', isFocusable, ...native },
  ref,
) {
  return (
    <Element {...native} ref={ref as never} className={visuallyHidden} data-focusable={isFocusable ? '' : undefined} />
  )
})
