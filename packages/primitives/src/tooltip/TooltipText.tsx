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

/** Mounted once the control has been pointed at or focused. */
export function TooltipText({ id, text, isLabel, side, root }: TooltipTextProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useBrowserEffect(() => (ref.current ? followIntent(root, ref.current, side) : undefined), [root, side])
  return (
    <span
      ref={ref}
      id={id}
      // Opening one closes another, and leaves menus open; browsers that do not know it take it for `manual`.
      popover="hint"
      role="tooltip"
      // The control's name has said it.
      aria-hidden={isLabel}
      className={styles.tooltip}
      data-side={side}
    >
      {text}
    </span>
  )
}
