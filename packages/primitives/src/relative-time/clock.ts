const tick = 30_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Calls the listener every 30 seconds while the page is visible, and when it becomes visible: one timer for all. */
export function onTick(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    timer = setInterval(tell, tick)
    document.addEventListener('visibilitychange', tell)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}

function tell() {
  if (document.visibilityState === 'visible') for (const listener of listeners) listener()
}
