'use client'
import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useId, useRef, useState } from 'react'
import { endEvent } from '../internal/end-event.ts'
import { useOnIntent } from '../internal/use-on-intent.ts'
import { useTogglePress } from '../internal/use-toggle-press.ts'
import { focusFirst } from '../segments/moves.ts'
import { isLeaving } from '../segments/useSegments.ts'
import * as styles from './CalendarButton.css.ts'
import type { KeptKey } from './use-kept-keys.ts'

/** What an open calendar is told by the button that opened it. */
export interface OpenCalendar {
  id: string
  /** What it stands beside. */
  control: RefObject<HTMLElement | null>
  /** Pressed while it was loaded. */
  keys: readonly KeptKey[]
  /** Closes it and gives the focus back to its button. */
  close: () => void
  /** It has been closed otherwise. */
  onClosed: () => void
}

/** A button of a calendar whose code is loaded at the first sign of intent; what is pressed meanwhile is not lost. */
export function useCalendarButton<Popover>(load: () => Promise<Popover>, isReadOnly = false) {
  const { part: Popover, ask } = useOnIntent(load)
  const [isAsked, setAsked] = useState(false)
  const [keys, setKeys] = useState<readonly KeptKey[]>([])
  const trigger = useRef<HTMLButtonElement>(null)
  const control = useRef<HTMLElement>(null)
  const id = useId()
  const isOpen = isAsked && Popover !== undefined

  const open = () => {
    ask()
    setKeys([])
    setAsked(true)
  }
  const onClosed = useCallback(() => setAsked(false), [])
  const close = useCallback(() => {
    trigger.current?.focus()
    onClosed()
  }, [onClosed])
  const press = useTogglePress(isOpen, (opens) => (opens ? open() : onClosed()))

  const keepKey = (event: KeyboardEvent) => {
    if (!isAsked || isOpen) return
    if (event.key === 'Escape') endEvent(event)
    if (event.key === 'Escape' || event.key === 'Tab') return onClosed()
    // Loading may have failed.
    ask()
    const { key, shiftKey, repeat } = event
    event.preventDefault()
    // Enter is still held that has opened it.
    if (repeat && (key === 'Enter' || key === ' ')) return
    setKeys((before) => [...before, { key, shiftKey }])
  }

  // It must not open, and take the focus, when somebody has long gone on.
  const giveUp = (event: FocusEvent) => {
    if (isAsked && !isOpen && isLeaving(event)) onClosed()
  }

  const openByKey = (event: KeyboardEvent) => {
    if (isReadOnly || !event.altKey || event.key !== 'ArrowDown') return
    event.preventDefault()
    open()
  }

  return {
    Popover: isOpen ? Popover : undefined,
    opened: { id, control, keys, close, onClosed } satisfies OpenCalendar,
    /** Of the element around all: where the pointer or the focus comes before the press. */
    root: { className: styles.root, onPointerEnter: ask, onFocus: ask, onBlur: giveUp },
    /** Of the box around the parts and the button. */
    control: { ref: control, className: styles.control, onMouseDown: focusFirst, onKeyDown: openByKey },
    button: {
      ...press,
      ref: trigger,
      onKeyDown: keepKey,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
    } as const,
  }
}
