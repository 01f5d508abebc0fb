'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { zoneName } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import { createMessages } from '../messages/namespaces.ts'

export interface ZoneFieldProps {
  label: string
  value: string
  onChange: (timeZone: string) => void
}

/** Time zones of the United States and Canada. The editor offers all others. */
export const offeredZones: readonly string[] = [
  'America/New_York',
  'America/Toronto',
  'America/Chicago',
  'America/Winnipeg',
  'America/Denver',
  'America/Edmonton',
  'America/Phoenix',
  'America/Regina',
  'America/Los_Angeles',
  'America/Vancouver',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Halifax',
  'America/St_Johns',
  'America/Whitehorse',
  'America/Iqaluit',
  'America/Puerto_Rico',
  'Pacific/Guam',
]

/** The time zone of a new branch. */
export function ZoneField({ label, value, onChange }: ZoneFieldProps) {
  const t = useMessages(createMessages)
  const { locale } = useMemberkit()
  const options = useMemo(
    () => offeredZones.map((zone) => ({ value: zone, label: `${zoneName(zone, locale)} (${cityOf(zone)})` })),
    [locale],
  )
  return (
    <FormField name="timeZone">
      {(field) => (
        <Select
          {...field}
          label={label}
          placeholder={t('timeZone.choose')}
          options={options}
          value={value}
          onChange={onChange}
          isRequired
        />
      )}
    </FormField>
  )
}

const cityOf = (zone: string) => zone.split('/').at(-1)?.replace('_', ' ')
