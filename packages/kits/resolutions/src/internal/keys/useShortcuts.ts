'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { recall, remember } from '../device.ts'

export type Shortcuts = Readonly<Partial<Record<string, () => void>>>

/** Where a single key is text, or the control's own. */
const typing = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], dialog'

/**
 * Single keys within the case, or while nothing has the focus: never while somebody types, in a dialog or menu, or with
 * a modifier.
 */
export function useShortcuts(root: RefObject<HTMLElement | null>, shortcuts: Shortcuts, isOn: boolean): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || !(target instanceof Element)) return
      if (target.closest(typing) || document.querySelector('dialog[open]')) return
      if (target !== document.body && !root.current?.contains(target)) return
      // Enter on a control is the control's own.
      if (key === 'Enter' && target.closest('button, a, summary')) return
      const run = latest.current[key.length === 1 ? key.toLowerCase() : key]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [root, isOn])
}

/** Whether this person uses single keys: on, unless turned off on this device (WCAG 2.1.4). */
export function useShortcutsSwitch(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(recall('keys') !== 'off'), [])
  return [
    isOn,
    (next) => {
      remember('keys', next ? undefined : 'off')
      setOn(next)
    },
  ]
}
