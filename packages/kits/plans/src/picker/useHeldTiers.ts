'use client'
import type { Resource } from '@memberkit/foundation/resource'
import { useState } from 'react'
import type { TierVM } from '../shared/tiers.rules.ts'
import { pricesChanged } from './updates.rules.ts'

type Ready = Extract<Resource<readonly TierVM[]>, { state: 'ready' }>

interface Held {
  readonly shelf: string
  readonly place: string
  readonly resource: Ready
  readonly arePricesNew: boolean
}

export interface HeldTiers {
  readonly resource: Resource<readonly TierVM[]>
  /** Whether the tiers of another place are still loading, and those of the last one are shown. */
  readonly isUpdating: boolean
  /** Whether a refetch changed a price that was shown. */
  readonly arePricesNew: boolean
}

/**
 * Keeps showing the tiers of one place while those of the next load, so that nothing on the page moves.
 *
 * @param shelf what must stay the same for that: the brand and the product group
 * @param place where the buyer is; a price that differs there hasn't changed
 */
export function useHeldTiers(resource: Resource<readonly TierVM[]>, shelf: string, place: string): HeldTiers {
  const [held, setHeld] = useState<Held>()
  const isSame = held?.shelf === shelf && held.place === place
  if (resource.state === 'ready' && (resource.data !== held?.resource.data || !isSame)) {
    const arePricesNew = isSame && (held.arePricesNew || pricesChanged(held.resource.data, resource.data))
    setHeld({ shelf, place, resource, arePricesNew })
  }
  const isUpdating = resource.state === 'loading' && held?.shelf === shelf
  return {
    resource: isUpdating ? held.resource : resource,
    isUpdating,
    arePricesNew: isSame && held.arePricesNew,
  }
}
