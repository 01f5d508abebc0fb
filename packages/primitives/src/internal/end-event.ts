import type { SyntheticEvent } from 'react'

/**
 * Stops an event completely: neither React's ancestors nor listeners on the page receive it, even if React's root is
 * the document.
 */
export function endEvent(event: SyntheticEvent) {
  event.stopPropagation()
  event.nativeEvent.stopImmediatePropagation()
}
