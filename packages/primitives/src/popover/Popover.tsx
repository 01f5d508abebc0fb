'use client'
import { forwardRef, type ReactNode, useCallback, useId, useImperativeHandle, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { beside } from '../internal/floating.css.ts'
import { stop } from '../internal/stop.ts'
import { useTogglePress } from '../internal/use-toggle-press.ts'
import { PopoverPanel } from './PopoverPanel.tsx'

type Handled = 'children' | 'onPress' | 'onPointerDown'

export interface PopoverProps extends Omit<ButtonProps, Handled> {
  /** The button's text, and the popover's name unless it has a heading. */
  label: string
  /** Replaces the button's text. */
  icon?: ReactNode
  heading?: ReactNode
  /** The name of a close button in the corner; without it there is none. */
  closeLabel?: string
  /** Which edges of button and popover are aligned. @default 'start' */
  align?: 'start' | 'end'
  /** The element focused on opening: the first control, or the popover itself, for text. @default 'first' */
  initialFocus?: 'first' | 'panel'
  /** Whether it starts open: for a popover whose code was loaded by the press. */
  defaultOpen?: boolean
  /** As a function, receives a callback that closes the popover and returns focus to the button. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/**
 * A button that opens a small panel beside it, while the page stays usable. The ref and other attributes reach the
 * `<button>`.
 */
export const Popover = forwardRef<HTMLButtonElement, PopoverProps>(function Popover(
  { label, icon, heading, closeLabel, align = 'start', initialFocus = 'first', defaultOpen, children, ...button },
  forwarded,
) {
  const trigger = useRef<HTMLButtonElement>(null)
  useImperativeHandle(forwarded, () => trigger.current as HTMLButtonElement, [])
  const id = useId()
  const [isOpen, setOpen] = useState(Boolean(defaultOpen))
  const onClosed = useCallback(() => setOpen(false), [])
  const close = useCallback(() => {
    trigger.current?.focus()
    onClosed()
  }, [onClosed])
  const attributes = {
    ...button,
    ...useTogglePress(isOpen, setOpen),
    ref: trigger,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
  } as const

  return (
    <span className={beside} onClick={stop}>
      {icon ? <IconButton {...attributes} label={label} icon={icon} /> : <Button {...attributes}>{label}</Button>}
      {isOpen ? (
        <PopoverPanel {...{ id, label, heading, closeLabel, align, initialFocus, trigger, close, onClosed }}>
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      ) : null}
    </span>
  )
})
