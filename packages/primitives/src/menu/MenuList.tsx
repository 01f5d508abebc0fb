import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import * as styles from './Menu.css.ts'
import { itemsOf, itemFor, type Typed } from './menu-keys.ts'
import { placeBeside } from './place-beside.ts'

export type MenuAlign = 'start' | 'end'

interface MenuListProps {
  id: string
  label: string
  align: MenuAlign
  openAt: 'first' | 'last'
  trigger: RefObject<HTMLElement | null>
  close: () => void
  /** The browser has closed it, because of a press elsewhere. */
  onClosed: () => void
  children: ReactNode
}

/** Mounted only while the menu is open. */
export function MenuList({ id, label, align, openAt, trigger, close, onClosed, children }: MenuListProps) {
  const ref = useRef<HTMLDivElement>(null)
  const typed = useRef<Typed>({ text: '', at: 0 })

  useLayoutEffect(() => {
    const list = ref.current
    if (!list || !trigger.current) return
    const onToggle = (event: ToggleEvent) => {
      if (event.newState === 'closed') onClosed()
    }
    list.showPopover()
    const unplace = placeBeside(list, trigger.current, align)
    itemsOf(list)
      .at(openAt === 'first' ? 0 : -1)
      ?.focus()
    // React 18 knows no toggle event of a popover.
    list.addEventListener('toggle', onToggle)
    return () => {
      list.removeEventListener('toggle', onToggle)
      unplace()
      list.hidePopover()
    }
  }, [align, onClosed, openAt, trigger])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Tab') return close()
    event.stopPropagation()
    const next = event.key === 'Escape' ? 'close' : itemFor(event, typed.current)
    if (!next) return
    event.preventDefault()
    if (next === 'close') close()
    else next.focus()
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const item = (event.target as Element).closest<HTMLElement>('[role^=menuitem]')
    if (event.pointerType === 'mouse' && item !== document.activeElement) item?.focus({ preventScroll: true })
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
      data-align={align}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
    >
      {children}
    </div>
  )
}
