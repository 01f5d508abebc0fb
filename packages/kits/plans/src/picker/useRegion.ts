'use client'
import type { Country, StateOrProvince } from '@memberkit/contract'
import { useLinkState } from '@memberkit/foundation/links'
import { useCallback, useEffect, useRef } from 'react'
import { pickerLink } from './picker-link.ts'
import { regionOf } from './region.rules.ts'

/**
 * Returns where the buyer lives: as chosen here, which is in the address; otherwise as the host knows it. A host that
 * changes its mind wins over an earlier choice; one that learns it late doesn't.
 */
export function useRegion(given: StateOrProvince | undefined, country: Country) {
  const [link, setLink] = useLinkState(pickerLink)
  const before = useRef(given)
  useEffect(() => {
    if (before.current === given) return
    if (before.current !== undefined) setLink({ region: undefined }, { replace: true })
    before.current = given
  }, [given, setLink])
  const setRegion = useCallback(
    (region: StateOrProvince | undefined) => setLink({ region }, { replace: true }),
    [setLink],
  )
  return [regionOf({ linked: link.region, given }, country), setRegion] as const
}
