import type { KeyboardEvent } from 'react'
import { focusedIn } from '../internal/focused-in.ts'

/** What has been typed to find an item, and when the last key of it was pressed, in milliseconds. */
export interface Typed {
  text: string
  at: number
}

const pause = 600
const { compare } = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' })

export function itemsOf(list: Element) {
  return [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

/** The item that a key moves the focus to, by the menu pattern of the WAI-ARIA Authoring Practices. */
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
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  return isLetter ? typedItem(items, at, event, typed) : undefined
}

function typedItem(items: HTMLElement[], at: number, { key, timeStamp }: KeyboardEvent, typed: Typed) {
  const text = timeStamp - typed.at > pause ? '' : typed.text
  // A space that starts nothing presses the item.
  if (key === ' ' && !text) return
  typed.text = text + key
  typed.at = timeStamp
  // One letter again and again goes round the items that start with it.
  const isRepeat = [...typed.text].every((letter) => letter === typed.text[0])
  const wanted = isRepeat ? typed.text.slice(0, 1) : typed.text
  const from = Math.max(isRepeat ? at + 1 : at, 0)
  const round = [...items.slice(from), ...items.slice(0, from)]
  return round.find((item) => compare(item.textContent.trim().slice(0, wanted.length), wanted) === 0) ?? items[at]
}
