'use client'
import type { Country, StateOrProvince } from '@memberkit/contract'
import { useMessages } from '@memberkit/foundation/messages'
import { useRegions } from '@memberkit/parts/address'
import { Select } from '@memberkit/primitives/select'
import { memo } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'

export interface RegionControlProps {
  country: Country
  value: StateOrProvince | undefined
  onChange: (region: StateOrProvince | undefined) => void
}

/** The buyer's place of residence: it decides what is sold. */
export const RegionControl = memo(function RegionControl({ country, value, onChange }: RegionControlProps) {
  const t = useMessages(pickerMessages)
  const regions = useRegions(country === 'CAN' ? 'CA' : 'US')
  return (
    <Select
      label={t(`region.${country}`)}
      description={t(value === undefined ? 'region.unanswered' : 'region.help')}
      placeholder={t('region.choose')}
      options={regions}
      value={value ?? ''}
      onChange={(region) => onChange(regions.find((one) => one.value === region)?.value)}
    />
  )
})
