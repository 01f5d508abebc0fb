'use client'
import { announce } from '@memberkit/primitives/live'
import { useEffect, useState } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { AnyList } from './define-list.ts'
import type { AnyListState } from './useListState.ts'

type LinkState = AnyListState['linkState']

/** Saves the filters of a list on this device, in the form of a link: nothing personal, and validated like a link. */
export function useSavedFilters(list: AnyList): [LinkState | undefined, (linkState: LinkState) => void] {
  const t = useMessages(toolMessages)
  const [saved, setSaved] = useState<LinkState>()
  useEffect(() => setSaved(read(list)), [list])
  return [
    saved,
    (linkState) => {
      const kept = someOf(list, linkState)
      setSaved(kept)
      write(list, kept)
      announce(t('filterSaved'))
    },
  ]
}

const keyOf = ({ name }: AnyList) => `memberkit.${name}.filters`

/** Returns the filters and the sorting of a list, without its open row. */
export function viewIn({ params }: AnyList, linkState: LinkState): LinkState {
  const kept = [...params, 'sort', 'order'].filter((param) => linkState[param] !== undefined)
  return Object.fromEntries(kept.map((param) => [param, linkState[param]]))
}

function someOf(list: AnyList, linkState: LinkState): LinkState | undefined {
  const kept = viewIn(list, linkState)
  return Object.keys(kept).length === 0 ? undefined : kept
}

function read(list: AnyList) {
  try {
    return someOf(list, list.link.fromLink(localStorage.getItem(keyOf(list)) ?? ''))
  } catch {
    // Storage may be forbidden, or hold what isn't ours: then nothing is saved.
    return undefined
  }
}

function write(list: AnyList, kept: LinkState | undefined) {
  try {
    localStorage.setItem(keyOf(list), list.link.toLink(kept ?? {}))
  } catch {
    // As above.
  }
}
