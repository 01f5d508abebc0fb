'use client'
import { announce } from '@memberkit/primitives/live'
import { useEffect, useState } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { AnyList } from './define-list.ts'
import type { AnyListState } from './useListState.ts'

type Filters = AnyListState['place']

/** One choice of filters, kept on this device as a link would say it: nothing personal, and read as warily as a link. */
export function useSavedFilters(list: AnyList): [Filters | undefined, (place: Filters) => void] {
  const t = useMessages(toolMessages)
  const [saved, setSaved] = useState<Filters>()
  useEffect(() => setSaved(read(list)), [list])
  return [
    saved,
    (place) => {
      setSaved(filtersIn(list, place))
      write(list, place)
      announce(t('filterSaved'))
    },
  ]
}

const keyOf = ({ name }: AnyList) => `memberkit.${name}.filters`

/** What narrows the list, without its order and what is open. */
function filtersIn({ params }: AnyList, place: Filters): Filters | undefined {
  const filters = params.filter((param) => param in place).map((param) => [param, place[param]])
  return filters.length > 0 ? Object.fromEntries(filters) : undefined
}

function read(list: AnyList) {
  try {
    return filtersIn(list, list.link.fromLink(localStorage.getItem(keyOf(list)) ?? ''))
  } catch {
    // Storage can be forbidden: then nothing is kept.
    return undefined
  }
}

function write(list: AnyList, place: Filters) {
  try {
    localStorage.setItem(keyOf(list), list.link.toLink(filtersIn(list, place) ?? {}))
  } catch {
    // As above.
  }
}
