'use client'
import { type PointerEvent, useEffect, useRef } from 'react'

const firstPause = 400
const nextPause = 60

/** Does something once a press, and again and again while the press is held, until it says itself that it is over. */
export function useHold(act: (direction: 1 | -1) => boolean, onEnd: () => void) {
  const latest = useRef(act)
  const ending = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => ending.current?.(), [])

  return function hold(direction: 1 | -1, event: PointerEvent) {
    if (event.button !== 0) return
    // A mouse leaves the focus where it is; a finger would call up a keyboard, and takes none.
    event.preventDefault()
    ending.current?.()
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      ending.current = undefined
      clearTimeout(timer)
      listening.abort()
      onEnd()
    }
    const step = (pause: number) => {
      if (!latest.current(direction)) return end()
      timer = setTimeout(step, pause, nextPause)
    }
    ending.current = end
    // Not on the button, which may be disabled by then.
    for (const name of ['pointerup', 'pointercancel', 'blur', 'contextmenu'])
      addEventListener(name, end, { signal: listening.signal })
    step(firstPause)
  }
}
