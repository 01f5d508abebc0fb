import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useRef } from 'react'
import { endEvent } from '../internal/end-event.ts'
import { focusedIn } from '../internal/focused-in.ts'
import type { Typed } from '../internal/type-ahead.ts'
import { useAnchoredPopover } from '../internal/use-anchored-popover.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import * as styles from './Menu.css.ts'
import { itemFor, itemsOf } from './menu-keys.ts'

export type MenuAlign = 'start' | 'end'

interface MenuListProps {
  id: string
  label: string
  align: MenuAlign
  openAt: 'first' | 'last'
  trigger: RefObject<HTMLElement | null>
  close: () => void
  /** Called when the browser closes it on an outside press. */
  onClosed: () => void
  children: ReactNode
}

/** The popover of a Menu, mounted only while open. */
export function MenuList({ id, label, align, openAt, trigger, close, onClosed, children }: MenuListProps) {
  const ref = useAnchoredPopover(trigger, align, onClosed)
  const typed = useRef<Typed>({ text: '', at: 0 })

  useBrowserEffect(() => {
    const items = itemsOf(ref.current as HTMLElement)
    items.at(openAt === 'first' ? 0 : -1)?.focus()
  }, [openAt, ref])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Tab') return close()
    endEvent(event)
    const next = event.key === 'Escape' ? 'close' : itemFor(event, typed.current)
    if (!next) return
    event.preventDefault()
    if (next === 'close') close()
    else next.focus()
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const item = (event.target as Element).closest<HTMLElement>('[role^=menuitem]')
    if (event.pointerType === 'mouse' && item && item !== focusedIn(item)) item.focus({ preventScroll: true })
  }

  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
      data-mk-raised=""
      data-align={align}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
    >
      {children}
    </div>
  )
}
