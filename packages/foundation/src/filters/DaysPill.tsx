'use client'
import { FilterPill } from '@memberkit/primitives/filter-bar'
import { Skeleton } from '@memberkit/primitives/skeleton'
import { lazyPart } from '../lazy/lazyPart.tsx'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import { describeDays } from './describe-days.ts'
import type { Days } from './days.ts'

export interface DaysPillProps {
  label: string
  days: Days | undefined
  onChange: (days: Days | undefined) => void
}

/** Fields for dates are larger than the rest of a filter bar, and few people filter by date. */
const Panel = lazyPart(async () => (await import('./DaysPanel.tsx')).DaysPanel, {
  fallback: <Skeleton height="control" />,
})

/** A filter by date range, typed or chosen from a calendar. */
export function DaysPill({ label, days = {}, onChange }: DaysPillProps) {
  const t = useMessages(toolMessages)
  const { locale } = useMemberkit()
  const value = describeDays(days, t, locale)
  return (
    <FilterPill
      label={label}
      applied={value ? t('filterApplied', { filter: label, value }) : undefined}
      onPointerEnter={Panel.preload}
      onFocus={Panel.preload}
    >
      {(close) => <Panel {...{ label, days, onChange, close }} isSet={value !== ''} />}
    </FilterPill>
  )
}
