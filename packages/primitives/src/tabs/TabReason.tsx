import { type PointerEvent, type ReactNode, type RefObject, useRef } from 'react'
import { onEscape } from '../internal/on-escape.ts'
import { placeBeside } from '../internal/place-beside.ts'
import { useBrowserEffect } from '../internal/use-browser-effect.ts'
import * as styles from './Tabs.css.ts'

interface TabReasonProps {
  list: RefObject<HTMLElement | null>
  tabId: string
  onPointerLeave: (event: PointerEvent) => void
  /** Escape was pressed. Kept stable between renders. */
  onDismiss: () => void
  children: ReactNode
}

/** Why a tab cannot be chosen now, for those who see it. Mounted only while its tab is pointed at or has the focus. */
export function TabReason({ list, tabId, onPointerLeave, onDismiss, children }: TabReasonProps) {
  const ref = useRef<HTMLDivElement>(null)
  useBrowserEffect(() => {
    const tab = list.current?.querySelector(`[id="${tabId}"]`)
    const popover = ref.current
    if (!tab || !popover) return
    popover.showPopover()
    // Not by CSS, in which one tab of many would need a name.
    return placeBeside(popover, tab, 'start', 'below', false)
  }, [list, tabId])
  useBrowserEffect(() => {
    const ending = new AbortController()
    // The pointer may be on the tab while the focus is elsewhere.
    onEscape(onDismiss, ending.signal)
    return () => ending.abort()
  }, [onDismiss])
  return (
    <div ref={ref} popover="manual" aria-hidden="true" onPointerLeave={onPointerLeave} className={styles.reason}>
      {children}
    </div>
  )
}
