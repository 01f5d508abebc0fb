import { type MouseEvent, useRef } from 'react'

/** Returns handlers for a button that toggles its popover. */
export function useTogglePress(isOpen: boolean, toggle: (isOpen: boolean) => void) {
  const wasOpen = useRef(false)
  return {
    // The browser closes a popover before the press becomes a click.
    onPointerDown: () => {
      wasOpen.current = isOpen
    },
    onPress: ({ detail: clicks }: MouseEvent) => toggle(!(clicks ? wasOpen.current : isOpen)),
  }
}
