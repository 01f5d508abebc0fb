'use client'
import { announce } from '@memberkit/primitives/live'
import { useEffect, useState } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { AnyList } from './define-list.ts'
import type { AnyListState } from './useListState.ts'

type Filters = AnyListState['linkState']

/** Saves one set of filters on this device, in the form of a link: nothing personal, and validated like a link. */
export function useSavedFilters(list: AnyList): [Filters | undefined, (linkState: Filters) => void] {
  const t = useMessages(toolMessages)
  const [saved, setSaved] = useState<Filters>()
  useEffect(() => setSaved(read(list)), [list])
  return [
    saved,
    (linkState) => {
      setSaved(filtersIn(list, linkState))
      write(list, linkState)
      announce(t('filterSaved'))
    },
  ]
}

const keyOf = ({ name }: AnyList) => `memberkit.${name}.filters`

/** Returns the filters of a list, without its sorting and open row. */
function filtersIn({ params }: AnyList, linkState: Filters): Filters | undefined {
  const filters = params.filter((param) => param in linkState).map((param) => [param, linkState[param]])
  return filters.length > 0 ? Object.fromEntries(filters) : undefined
}

function read(list: AnyList) {
  try {
    return filtersIn(list, list.link.fromLink(localStorage.getItem(keyOf(list)) ?? ''))
  } catch {
    // Storage may be forbidden: then nothing is saved.
    return undefined
  }
}

function write(list: AnyList, linkState: Filters) {
  try {
    localStorage.setItem(keyOf(list), list.link.toLink(filtersIn(list, linkState) ?? {}))
  } catch {
    // As above.
  }
}
