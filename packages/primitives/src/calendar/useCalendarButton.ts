'use client'
import { type KeyboardEvent, type RefObject, useCallback, useId, useRef, useState } from 'react'
import { useOnIntent } from '../internal/use-on-intent.ts'
import { useTogglePress } from '../internal/use-toggle-press.ts'
import { type GridKey, isChoice } from './grid-keys.ts'

/** What an open calendar is told by the button that opened it. */
export interface OpenCalendar {
  id: string
  /** What it stands beside. */
  control: RefObject<HTMLElement | null>
  /** Pressed while it was loaded. */
  keys: readonly GridKey[]
  /** Closes it and gives the focus back to its button. */
  close: () => void
  /** It has been closed otherwise. */
  onClosed: () => void
}

/** A button of a calendar whose code is loaded at the first sign of intent; what is pressed meanwhile is not lost. */
export function useCalendarButton<Popover>(load: () => Promise<Popover>) {
  const { part: Popover, ask } = useOnIntent(load)
  const [isAsked, setAsked] = useState(false)
  const [keys, setKeys] = useState<readonly GridKey[]>([])
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isAsked || isOpen) return
    if (event.key === 'Escape' || event.key === 'Tab') return onClosed()
    const { key, shiftKey, repeat } = event
    event.preventDefault()
    // Enter is still held that has opened it.
    if (repeat && isChoice(event)) return
    setKeys((before) => [...before, { key, shiftKey }])
  }

  return {
    Popover: isOpen ? Popover : undefined,
    open,
    control,
    opened: { id, control, keys, close, onClosed } satisfies OpenCalendar,
    /** Of what the calendar belongs to: where the pointer or the focus comes before the press. */
    intent: { onPointerEnter: ask, onFocus: ask },
    button: {
      ...press,
      ref: trigger,
      onKeyDown,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
    } as const,
  }
}
