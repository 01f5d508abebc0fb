import type { KeyboardEvent } from 'react'
import { focusedIn } from '../internal/focused-in.ts'

/** Returns the tab that a key moves focus to, by the tabs pattern of the WAI-ARIA Authoring Practices. */
export function tabFor({ key, currentTarget: list }: KeyboardEvent<HTMLElement>, isVertical: boolean) {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.indexOf(focusedIn(list) as HTMLElement)
  const isMirrored = !isVertical && getComputedStyle(list).direction === 'rtl'
  const [before, after] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  switch (key) {
    case isMirrored ? before : after:
      return tabs[(at + 1) % tabs.length]
    case isMirrored ? after : before:
      return tabs.at(at - 1)
    case 'Home':
      return tabs[0]
    case 'End':
      return tabs.at(-1)
  }
}
