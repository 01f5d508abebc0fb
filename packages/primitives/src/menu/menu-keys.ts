import type { KeyboardEvent } from 'react'
import { focusedIn } from '../internal/focused-in.ts'
import { isTyped, type Typed, typedItem } from '../internal/type-ahead.ts'

export function itemsOf(list: Element) {
  return [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

/** Returns the item that a key moves focus to, by the menu pattern of the WAI-ARIA Authoring Practices. */
export function itemFor(event: KeyboardEvent<HTMLElement>, typed: Typed): HTMLElement | undefined {
  const items = itemsOf(event.currentTarget)
  const at = items.indexOf(focusedIn(event.currentTarget) as HTMLElement)
  switch (event.key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length]
    case 'ArrowUp':
      return items.at(at > 0 ? at - 1 : -1)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
  }
  if (!isTyped(event, typed)) return undefined
  return typedItem(event, typed, items, at, (item) => item.textContent.trim()) ?? items[at]
}
