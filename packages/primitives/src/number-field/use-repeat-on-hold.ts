'use client'
import { type PointerEvent, useEffect, useRef } from 'react'

const firstPause = 400
const nextPause = 60

/** Runs an action once per press, and repeatedly while held, until it returns true. */
export function useRepeatOnHold(act: (direction: 1 | -1) => boolean, onEnd: () => void) {
  const latest = useRef(act)
  const ending = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => ending.current?.(), [])

  return function hold(direction: 1 | -1, event: PointerEvent) {
    if (event.button !== 0) return
    // A press doesn't move focus: by touch, focus would open the keyboard.
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
    // On the window, because the button may be disabled by then.
    for (const name of ['pointerup', 'pointercancel', 'blur', 'contextmenu'])
      addEventListener(name, end, { signal: listening.signal })
    step(firstPause)
  }
}
