'use client'
import { useCallback, useRef, useState } from 'react'

export interface Chosen {
  owner: string | undefined
  ids: readonly string[] | undefined
}

export const ways = ['all', 'owner', 'ids'] as const
export type Way = (typeof ways)[number]

export interface Choosing {
  way: Way
  onWay: (value: string) => void
  typed: string
  onType: (text: string) => void
  onChange: (chosen: Chosen) => void
  /** Ref of the select: it moves between the header row of the table and the entry above, and keeps the focus. */
  keepFocus: (select: HTMLSelectElement | null) => void
}

/** Which branches to list: all, those of an owner, or some by ID; and what is typed for it. Follows the address. */
export function useChoosing({ owner, ids }: Chosen, onChange: (chosen: Chosen) => void): Choosing {
  const place: { way: Way; text: string } = {
    way: ids ? 'ids' : owner ? 'owner' : 'all',
    text: owner ?? ids?.join(', ') ?? '',
  }
  const [way, setWay] = useState(place.way)
  const [typed, setTyped] = useState(place.text)
  const [shown, setShown] = useState(place.text)
  const isMoving = useRef(false)
  if (place.text !== shown) {
    // By the address: Back, or a link.
    setShown(place.text)
    setWay(place.way)
    setTyped(place.text)
  }
  const keepFocus = useCallback((select: HTMLSelectElement | null) => {
    if (!select || !isMoving.current) return
    isMoving.current = false
    select.focus()
  }, [])
  return {
    way,
    typed,
    onType: setTyped,
    onChange,
    keepFocus,
    onWay(value) {
      isMoving.current = (way === 'all') !== (value === 'all')
      setWay(ways.find((one) => one === value) ?? 'all')
      setTyped('')
      if (value === 'all') onChange({ owner: undefined, ids: undefined })
    },
  }
}
