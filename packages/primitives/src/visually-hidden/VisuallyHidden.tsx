import { forwardRef } from 'react'
import type { NativeProps } from '../internal/native-props.ts'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends NativeProps<'span'> {
  /** @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3'
  /** Shown while it, or something within it, has the focus: for links that skip to the content. */
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
