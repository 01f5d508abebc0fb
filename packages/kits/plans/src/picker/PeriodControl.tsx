'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { SegmentedControl } from '@memberkit/primitives/segmented-control'
import { Select } from '@memberkit/primitives/select'
import { periodLabel } from '@memberkit/platform/formats'
import { memo } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'

export interface PeriodControlProps {
  /** The periods that some tier is billed by. One needs no choice. */
  periods: readonly string[]
  value: string
  onChange: (period: string) => void
}

/** More than this don't fit beside each other on a phone. */
const mostSegments = 3

/** The billing period: prices change at once. */
export const PeriodControl = memo(function PeriodControl({ periods, value, onChange }: PeriodControlProps) {
  const t = useMessages(pickerMessages)
  const { locale } = useMemberkit()
  if (periods.length < 2) return null
  const options = periods.map((period) => ({ value: period, label: periodLabel(period, locale) }))
  const control = { label: t('period'), options, value, onChange: (period: string) => onChange(period) }
  return periods.length > mostSegments ? <Select {...control} /> : <SegmentedControl {...control} />
})
