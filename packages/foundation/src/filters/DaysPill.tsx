'use client'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { FilterPill } from '@memberkit/primitives/filter-bar'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import { describeDays } from './describe-days.ts'
import type { Days } from './days.ts'
import { DaysField } from './DaysField.tsx'

export interface DaysPillProps {
  label: string
  days: Days | undefined
  onChange: (days: Days | undefined) => void
}

/** A filter by date range, typed or chosen from a calendar. */
export function DaysPill({ label, days = {}, onChange }: DaysPillProps) {
  const t = useMessages(toolMessages)
  const { locale } = useMemberkit()
  const value = describeDays(days, t, locale)
  return (
    <FilterPill label={label} applied={value ? t('filterApplied', { filter: label, value }) : undefined}>
      {(close) => (
        <Stack gap="sm" alignItems="start">
          <DaysField label={label} days={days} onChange={onChange} />
          {value ? (
            <Button
              size="small"
              tone="quiet"
              onPress={() => {
                close()
                onChange(undefined)
              }}
            >
              {t('filterClear')}
            </Button>
          ) : null}
        </Stack>
      )}
    </FilterPill>
  )
}
