import type { KeyboardEvent } from 'react'

/**
 * Ends an Escape that a flow uses: otherwise a host's dialog around it closes, too. Some of them ignore that its default
 * was prevented.
 */
export function endEscape(event: KeyboardEvent) {
  event.preventDefault()
  event.stopPropagation()
  // React's root may be the document.
  event.nativeEvent.stopImmediatePropagation()
}
