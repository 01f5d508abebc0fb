'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { recall, remember } from './device.ts'

const changed = 'memberkit:resolutions:keys'

/** Whether single-key shortcuts are on, on this device. @default true */
const areShortcutsOn = () => recall('keys') !== 'off'

/** The switch for single-key shortcuts, which WCAG 2.1.4 demands: one for the queue and the case. */
export function useShortcutSwitch(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(true)
  useEffect(() => {
    const read = () => setOn(areShortcutsOn())
    const follow = (event: Event) => setOn((event as CustomEvent<boolean>).detail)
    read()
    addEventListener(changed, follow)
    addEventListener('storage', read)
    return () => {
      removeEventListener(changed, follow)
      removeEventListener('storage', read)
    }
  }, [])
  return [
    isOn,
    (next) => {
      remember('keys', next ? undefined : 'off')
      dispatchEvent(new CustomEvent(changed, { detail: next }))
    },
  ]
}

/** By the key; letters in lower case. */
export type Shortcuts = Readonly<Partial<Record<string, () => void>>>

/**
 * Runs single-key shortcuts while nothing has the focus or something within `root` has it: never in a text field, with
 * a modifier or behind a dialog.
 */
export function useShortcuts(root: RefObject<HTMLElement | null>, shortcuts: Shortcuts, isOn: boolean): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const run = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined
      const [target] = event.composedPath()
      if (!run || !(target instanceof Element) || !root.current) return
      const isHere = target === document.body || root.current.contains(target)
      if (!isHere || isTyping(target) || document.querySelector('dialog:modal')) return
      // Enter on a control is the control's own.
      if (key === 'Enter' && target.closest('button, a, summary')) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [root, isOn])
}

/** Whether keys are text there, or the keys of a popover. */
function isTyping(element: Element) {
  const field = element.closest(
    'input, textarea, select, [contenteditable], [popover], [role="menu"], [role="listbox"]',
  )
  return field !== null && !(field instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(field.type))
}
