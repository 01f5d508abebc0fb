'use client'
import type { RefObject } from 'react'
import { useShortcuts, useShortcutSwitch } from '../shared/shortcuts.ts'
import { focusedRow, idOfRow, moveRowFocus, toggleRow } from './row-focus.ts'

interface QueueKeys {
  root: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  /** Called with the ID of the focused row's case. */
  onAssign: (id: string | undefined) => void
  onHelp: () => void
}

/** The queue's single-key shortcuts; `KeysDialog` lists them and has their switch. */
export function useQueueKeys({ root, search, onAssign, onHelp }: QueueKeys): void {
  const within = (run: (element: HTMLElement) => void) => () => {
    if (root.current) run(root.current)
  }
  const [areKeysOn] = useShortcutSwitch()
  useShortcuts(
    root,
    {
      j: within((element) => moveRowFocus(element, 1)),
      k: within((element) => moveRowFocus(element, -1)),
      x: within(toggleRow),
      a: within((element) => onAssign(idOfRow(focusedRow(element)))),
      '/': () => search.current?.focus(),
      '?': onHelp,
    },
    areKeysOn,
  )
}
