'use client'
import { StateOrProvince } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { useMemo } from 'react'
import { useLabel } from '../labels/useLabel.ts'

export interface AddressRegion {
  value: StateOrProvince
  label: string
}

/** Codes whose place is not shown in the specification: nobody can choose them. */
const unexplained: readonly string[] = ['SF', 'LS', 'CA_2']
const canadian: readonly string[] = ['AB', 'BC', 'MB', 'NB', 'NF', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']

/** Returns the states and provinces to choose from, of one country or of both, by name. */
export function useRegions(country?: 'US' | 'CA'): readonly AddressRegion[] {
  const { locale } = useMemberkit()
  const label = useLabel('StateOrProvince')
  return useMemo(
    () =>
      StateOrProvince.options
        .filter((code) => !unexplained.includes(code) && (!country || canadian.includes(code) === (country === 'CA')))
        .map((value) => ({ value, label: label(value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    [country, label, locale],
  )
}
