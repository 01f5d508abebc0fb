'use client'
import { canadianProvinces, StateOrProvince, unexplainedPlaces } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { useMemo } from 'react'
import { useLabel } from '../labels/useLabel.ts'

export interface AddressRegion {
  value: StateOrProvince
  label: string
}

const unexplained: readonly string[] = unexplainedPlaces
const canadian: readonly string[] = canadianProvinces

/**
 * Returns the states and provinces to choose from, of one country or of both, by name. `kept` is the current value: a
 * code that the specification doesn't explain is offered only to staff, and to what has it already.
 */
export function useRegions(country?: 'US' | 'CA', kept?: string): readonly AddressRegion[] {
  const { locale, realm } = useMemberkit()
  const isStaff = realm === 'Internal'
  const label = useLabel('StateOrProvince')
  return useMemo(
    () =>
      StateOrProvince.options
        .filter(
          (code) =>
            (isStaff || !unexplained.includes(code) || code === kept) &&
            (!country || canadian.includes(code) === (country === 'CA')),
        )
        .map((value) => ({ value, label: label(value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    [country, isStaff, kept, label, locale],
  )
}
