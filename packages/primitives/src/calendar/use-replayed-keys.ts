import { type RefObject, useEffect, useState } from 'react'

export interface ReplayedKey {
  key: string
  shiftKey: boolean
}

/** Replays keys that were pressed before the days had loaded: one per render, and only once a day has focus. */
export function useReplayedKeys(calendar: RefObject<HTMLElement | null>, keys: readonly ReplayedKey[]) {
  const [next, setNext] = useState(-1)
  useEffect(() => {
    const key = keys[next]
    if (key) press(calendar.current?.querySelector('[data-day][tabindex="0"]'), key)
    if (next < keys.length) setNext(next + 1)
  }, [calendar, keys, next])
}

function press(day: Element | null | undefined, key: ReplayedKey) {
  const event = { ...key, bubbles: true, cancelable: true, composed: true }
  day?.dispatchEvent(new KeyboardEvent('keydown', event))
  day?.dispatchEvent(new KeyboardEvent('keyup', event))
}
