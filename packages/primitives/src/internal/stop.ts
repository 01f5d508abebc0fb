import type { SyntheticEvent } from 'react'

/** In a table row or a card with an action of its own, a press on what opens here is its own alone. */
export function stop(event: SyntheticEvent) {
  event.stopPropagation()
}
