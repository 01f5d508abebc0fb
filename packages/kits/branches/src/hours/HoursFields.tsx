'use client'
import type { BusinessHours } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { lazyPart } from '@memberkit/foundation/lazy'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import { WeeklyHours } from '@memberkit/primitives/weekly-hours'
import { zoneName } from '@memberkit/platform/formats'
import { useRef, useState } from 'react'
import { hoursMessages } from '../messages/namespaces.ts'
import type { Weekday } from './calendar.ts'
import type { CopyDayProps } from './CopyDay.tsx'
import { describeDays, zoneCity } from './describe.ts'
import { HoursList } from './HoursList.tsx'
import { useHoursLabels } from './useHoursLabels.ts'
import { useTypedHours } from './useTypedHours.ts'
import { copyDay } from './week.rules.ts'
import { isTimeZone } from './zone.ts'

export interface HoursFieldsProps {
  value: BusinessHours
  /** Called with the hours; a time that can't be read is `''`, which `hoursSection` objects to. */
  onChange: (hours: BusinessHours) => void
  /** IANA name of the branch's zone, which the field names. */
  timeZone: string
  error?: string
  isReadOnly?: boolean
}

const CopyDay = lazyPart<CopyDayProps>(async () => (await import('./CopyDay.tsx')).CopyDay)

/** Edits the opening hours of a week: several ranges a day, nights, 24 hours, copying with a preview and undo. */
export function HoursFields({ value, onChange, timeZone, error, isReadOnly }: HoursFieldsProps) {
  const t = useMessages(hoursMessages)
  const { locale } = useMemberkit()
  const labels = useHoursLabels()
  const [typed, change] = useTypedHours(value, onChange)
  const [copying, setCopying] = useState<Weekday>()
  const [copied, setCopied] = useState<{ before: BusinessHours; after: BusinessHours; days: string }>()
  const field = useRef<HTMLFieldSetElement>(null)
  if (isReadOnly) return <HoursList hours={value} align="start" />

  const zone = isTimeZone(timeZone) ? `${zoneName(timeZone, locale)} (${zoneCity(timeZone)})` : timeZone
  const copy = (from: Weekday, to: readonly Weekday[]) => {
    const after = copyDay(value, from, to)
    const days = describeDays(to, locale, t)
    setCopied({ before: value, after, days })
    setCopying(undefined)
    onChange(after)
    announce(t('copied', { days }))
  }
  return (
    <Stack gap="sm">
      <WeeklyHours
        ref={field}
        label={t('title')}
        isLabelHidden
        description={t('inZone', { zone })}
        error={error}
        value={typed}
        onChange={change}
        onCopy={(day) => setCopying(day)}
        {...labels}
      />
      {copied && copied.after === value ? (
        <Alert
          isStatic
          tone="positive"
          actions={
            <Button
              size="small"
              onPress={() => {
                setCopied(undefined)
                onChange(copied.before)
                announce(t('undone'))
                field.current?.querySelector('input')?.focus()
              }}
            >
              {t('undo')}
            </Button>
          }
        >
          {t('copied', { days: copied.days })}
        </Alert>
      ) : null}
      {copying ? (
        <CopyDay
          hours={value}
          from={copying}
          onCopy={(to) => copy(copying, to)}
          onClose={() => setCopying(undefined)}
        />
      ) : null}
    </Stack>
  )
}
