import { type MouseEvent, useRef } from 'react'

/** Handlers of a button whose press opens what it belongs to, and closes it when it is open. */
export function useTogglePress(isOpen: boolean, toggle: (isOpen: boolean) => void) {
  const wasOpen = useRef(false)
  return {
    // The browser has closed a popover by the time that the press becomes a click.
    onPointerDown: () => {
      wasOpen.current = isOpen
    },
    onPress: ({ detail: clicks }: MouseEvent) => toggle(!(clicks ? wasOpen.current : isOpen)),
  }
}
