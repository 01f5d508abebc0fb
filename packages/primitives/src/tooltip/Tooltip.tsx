'use client'
import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useState } from 'react'
import * as styles from './Tooltip.css.ts'
import { TooltipText } from './TooltipText.tsx'

interface ControlAttributes {
  'aria-label'?: string
  'aria-description'?: string
  'aria-describedby'?: string
  title?: string | null
}

export interface TooltipProps {
  /** A few words. Put essential information on the page instead. */
  text: string
  /** Whether the text is the control's name rather than its description: for an icon button without another name. */
  isLabel?: boolean
  /** The preferred side. @default 'above' */
  side?: 'above' | 'below'
  /** The control: one focusable element that forwards `aria-*`. */
  children: ReactElement<ControlAttributes>
}

interface Woken {
  root: HTMLElement
  id: string
}

let woken = 0

/**
 * Shows a few words about a control on hover and focus. Renders a `<span>` around the control, and nothing else before
 * the first hover or focus.
 */
export function Tooltip({ text, isLabel, side = 'above', children }: TooltipProps) {
  const [state, setState] = useState<Woken>()
  const { root, id } = state ?? {}
  const wake = ({ currentTarget }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    if (!state) setState({ root: currentTarget, id: `mk-tooltip-${++woken}` })
  }
  const describedBy = [children.props['aria-describedby'], isLabel ? undefined : id].filter(Boolean).join(' ')
  return (
    <span className={styles.root} onPointerEnter={wake} onFocus={wake}>
      {cloneElement(children, {
        ...(isLabel ? { 'aria-label': text } : { 'aria-description': text }),
        'aria-describedby': describedBy || undefined,
        // Suppresses the native tooltip.
        title: null,
      })}
      {root ? <TooltipText {...{ id, text, isLabel, side, root }} /> : null}
    </span>
  )
}
