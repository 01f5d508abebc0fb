'use client'
import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useId, useRef, useState } from 'react'
import { endEvent } from '../internal/end-event.ts'
import { useOnIntent } from '../internal/use-on-intent.ts'
import { useTogglePress } from '../internal/use-toggle-press.ts'
import { focusFirst } from '../segments/moves.ts'
import { isLeaving } from '../segments/useSegments.ts'
import * as styles from './CalendarButton.css.ts'
import type { ReplayedKey } from './use-replayed-keys.ts'

/** Props that a button passes to its open calendar. */
export interface OpenCalendar {
  id: string
  /** The element to anchor the popover to. */
  control: RefObject<HTMLElement | null>
  /** Keys pressed while it was loading. */
  keys: readonly ReplayedKey[]
  /** Closes the calendar and returns focus to its button. */
  close: () => void
  /** Called when the calendar was closed by other means. */
  onClosed: () => void
}

/** Returns the props of a calendar's button. The calendar loads on intent, and keys pressed meanwhile are kept. */
export function useCalendarButton<Popover>(load: () => Promise<Popover>, isReadOnly = false) {
  const { part: Popover, ask } = useOnIntent(load)
  const [isAsked, setAsked] = useState(false)
  const [keys, setKeys] = useState<readonly ReplayedKey[]>([])
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
    // Retries if loading has failed.
    ask()
    const { key, shiftKey, repeat } = event
    event.preventDefault()
    // The Enter that opened it is still held.
    if (repeat && (key === 'Enter' || key === ' ')) return
    setKeys((before) => [...before, { key, shiftKey }])
  }

  // It must not open and take focus after the person has moved on.
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
    /** Props of the field's root, where hover or focus starts loading. */
    root: { className: styles.root, onPointerEnter: ask, onFocus: ask, onBlur: giveUp },
    /** Props of the box around the inputs and the button. */
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
