import { type PointerEvent, type ReactNode, type RefObject, useRef } from 'react'
import { onEscape } from '../internal/on-escape.ts'
import { positionPopover } from '../internal/position-popover.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import * as styles from './Tabs.css.ts'

interface TabReasonProps {
  list: RefObject<HTMLElement | null>
  tabId: string
  onPointerLeave: (event: PointerEvent) => void
  /** Called on Escape. Keep it stable between renders. */
  onDismiss: () => void
  children: ReactNode
}

/** The reason that a tab is unavailable, visible while the tab is hovered or focused. */
export function TabReason({ list, tabId, onPointerLeave, onDismiss, children }: TabReasonProps) {
  const ref = useRef<HTMLDivElement>(null)
  useBrowserEffect(() => {
    const tab = list.current?.querySelector(`[id="${tabId}"]`)
    const popover = ref.current
    if (!tab || !popover) return
    popover.showPopover()
    // Not by CSS anchor positioning, which needs a name per tab.
    return positionPopover(popover, tab, 'start', 'below', false)
  }, [list, tabId])
  useBrowserEffect(() => {
    const ending = new AbortController()
    // The tab may be hovered while focus is elsewhere.
    onEscape(onDismiss, ending.signal)
    return () => ending.abort()
  }, [onDismiss])
  return (
    <div ref={ref} popover="manual" aria-hidden="true" onPointerLeave={onPointerLeave} className={styles.reason}>
      {children}
    </div>
  )
}
