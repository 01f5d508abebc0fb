import type { SyntheticEvent } from 'react'

/** Stops a press, so that a surrounding table row or card with its own action doesn't react. */
export function stop(event: SyntheticEvent) {
  event.stopPropagation()
}
