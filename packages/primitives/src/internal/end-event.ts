import type { SyntheticEvent } from 'react'

/** Ends an event here: neither React's ancestors nor listeners on the page receive it, be React's root the document. */
export function endEvent(event: SyntheticEvent) {
  event.stopPropagation()
  event.nativeEvent.stopImmediatePropagation()
}
