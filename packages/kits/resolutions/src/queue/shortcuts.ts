'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'

// The same as the case's: one switch for both.
const key = 'memberkit.resolutions.keys'
const changed = 'memberkit:resolutions:keys'

/** Whether single-key shortcuts are on, on this device. @default true */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** The switch for single-key shortcuts, which WCAG 2.1.4 demands. The open case follows it, too. */
export function useShortcutSwitch(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(true)
  useEffect(() => {
    const read = () => setOn(areShortcutsOn())
    read()
    addEventListener(changed, read)
    return () => removeEventListener(changed, read)
  }, [])
  return [
    isOn,
    (next) => {
      try {
        if (next) localStorage.removeItem(key)
        else localStorage.setItem(key, 'off')
      } catch {
        // Without storage, it lasts as long as the page.
      }
      setOn(next)
      dispatchEvent(new Event(changed))
    },
  ]
}

/** By the key's character. */
export type Shortcuts = Readonly<Record<string, () => void>>

/**
 * Runs single-key shortcuts while nothing has the focus or something within `root` has it: never in a text field, with
 * a modifier or behind a dialog, and not while they are switched off.
 */
export function useShortcuts(root: RefObject<HTMLElement | null>, shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const run = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined
      const [target] = event.composedPath()
      if (!run || !(target instanceof Element) || !root.current || !areShortcutsOn()) return
      const isHere = target === document.body || root.current.contains(target)
      if (!isHere || isTyping(target) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [root])
}

/** Whether keys are text there, or the keys of a popover. */
function isTyping(element: Element) {
  const field = element.closest('input, textarea, select, [contenteditable], [popover], [role="menu"]')
  return field !== null && !(field instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(field.type))
}
