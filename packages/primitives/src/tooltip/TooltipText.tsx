import { useRef } from 'react'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import { followIntent } from './follow-intent.ts'
import * as styles from './Tooltip.css.ts'

interface TooltipTextProps {
  id: string | undefined
  text: string
  isLabel: boolean | undefined
  side: 'above' | 'below'
  root: HTMLElement
}

/** The tooltip's text, mounted after the first hover or focus. */
export function TooltipText({ id, text, isLabel, side, root }: TooltipTextProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useBrowserEffect(() => (ref.current ? followIntent(root, ref.current, side) : undefined), [root, side])
  return (
    <span
      ref={ref}
      id={id}
      // `hint` closes other tooltips but leaves menus open; browsers without it treat it as `manual`.
      popover="hint"
      role="tooltip"
      // The control's name already contains it.
      aria-hidden={isLabel}
      className={styles.tooltip}
      data-side={side}
    >
      {text}
    </span>
  )
}
