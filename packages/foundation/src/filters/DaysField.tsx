'use client'
import { DateRangePicker } from '@memberkit/primitives/date-range-picker'
import { useMemo } from 'react'
import { toolMessages } from '../messages/tools.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'
import { dayPresets } from './describe-days.ts'
import type { Days } from './days.ts'

export interface DaysFieldProps {
  label: string
  days: Days
  onChange: (days: Days | undefined) => void
}

/** Two dates, either of which may be missing. An incomplete date changes nothing. */
export function DaysField({ label, days, onChange }: DaysFieldProps) {
  const t = useMessages(toolMessages)
  const { currentDate } = useMemberkit()
  const words = useMemo(
    () => ({
      messages: {
        incomplete: t('daysIncomplete'),
        impossible: t('daysImpossible'),
        endBeforeStart: t('daysReversed'),
        // Without limits, no date is out of range, and the period may be open.
        tooEarly: '',
        tooLate: '',
        oneMissing: '',
      },
      labels: {
        open: t('daysOpen'),
        start: t('daysStart'),
        end: t('daysEnd'),
        chooseStart: t('daysChooseStart'),
        chooseEnd: t('daysChooseEnd'),
        previousMonth: t('daysPreviousMonth'),
        nextMonth: t('daysNextMonth'),
      },
      presets: dayPresets(currentDate(), t),
    }),
    [t, currentDate],
  )
  return (
    <DateRangePicker
      label={label}
      isLabelHidden
      {...words}
      defaultValue={{ start: days.from ?? '', end: days.to ?? '' }}
      onChange={({ start, end }) => {
        if (start === null || end === null) return
        onChange(start || end ? { from: start || undefined, to: end || undefined } : undefined)
      }}
    />
  )
}
