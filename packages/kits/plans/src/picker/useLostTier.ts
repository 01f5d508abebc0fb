'use client'
import { useEmit } from '@memberkit/foundation/events'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ShownText } from '@memberkit/parts/localized'
import type { PickerEvents } from './events.ts'
import type { TierVM } from '../shared/tiers.rules.ts'

/** A tier that was selected and no longer can be. */
export interface Lost {
  /** Its label, unless it was only named by a link. */
  readonly label?: ShownText
  /** Whether the state or province is the reason. */
  readonly isRegion: boolean
}

interface Options {
  /** The key in the link. */
  readonly key: string | undefined
  /** Undefined until they are known. */
  readonly tiers: readonly TierVM[] | undefined
  readonly selected: TierVM | undefined
  /** Clears the link. */
  readonly onLost: () => void
}

/** Clears a selection that the tiers don't allow, and says which it was until another tier is selected. */
export function useLostTier({ key, tiers, selected, onLost }: Options): [Lost | undefined, forget: () => void] {
  const emit = useEmit<PickerEvents>()
  const [lost, setLost] = useState<Lost>()
  const last = useRef<TierVM>(undefined)
  useEffect(() => {
    if (selected) last.current = selected
    if (!key || !tiers || selected) return
    const there = tiers.find((tier) => tier.key === key)
    const known = there ?? (last.current?.key === key ? last.current : undefined)
    const isRegion = there?.availability.ok === false && there.availability.reason === 'region'
    setLost({ ...(known && { label: known.label }), isRegion })
    emit('plans.tier.lost', { tierId: known?.tierId ?? key })
    onLost()
  }, [key, tiers, selected, onLost, emit])
  return [lost, useCallback(() => setLost(undefined), [])]
}
