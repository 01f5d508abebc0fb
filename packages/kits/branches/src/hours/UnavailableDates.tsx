'use client'
import type { UnavailableDate } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Disclosure } from '@memberkit/primitives/disclosure'
import { PlusIcon } from '@memberkit/primitives/icons'
import { announce } from '@memberkit/primitives/live'
import { Text } from '@memberkit/primitives/text'
import { useRef, useState } from 'react'
import { datesMessages } from '../messages/namespaces.ts'
import { NoneYet } from '../shared/NoneYet.tsx'
import { AddClosure } from './AddClosure.tsx'
import { ClosureRows } from './ClosureRows.tsx'
import { describeDate } from './describe.ts'
import { haveOverlap, isPastDate, keyOfDate, mergeDates, sortDates } from './dates.rules.ts'
import type { HolidayPlace } from './holidays.rules.ts'
import { HolidaySuggestions } from './HolidaySuggestions.tsx'
import { unfolds } from './Hours.css.ts'
import { useToday } from './useToday.ts'

export interface UnavailableDatesProps {
  value: readonly UnavailableDate[]
  onChange: (dates: UnavailableDate[]) => void
  /** IANA name of the branch's zone, in which days begin and end. */
  timeZone: string
  /** The location of the branch: its public holidays are suggested. */
  place: HolidayPlace
  /** The name of the place, such as "Quebec". */
  placeName: string
  error?: string
  isReadOnly?: boolean
}

/** The dates on which a branch is closed: upcoming ones first, past ones folded, holidays suggested. */
export function UnavailableDates(props: UnavailableDatesProps) {
  const { value, onChange, timeZone, place, placeName, error, isReadOnly } = props
  const t = useMessages(datesMessages)
  const { locale } = useMemberkit()
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<{ date: UnavailableDate; after: readonly UnavailableDate[] }>()
  const addButton = useRef<HTMLButtonElement>(null)
  const today = useToday()(timeZone)
  const sorted = sortDates(value)
  const coming = sorted.filter((date) => !isPastDate(date, today))
  const past = sorted.filter((date) => isPastDate(date, today)).reverse()

  const add = (dates: readonly UnavailableDate[]) => {
    onChange(sortDates([...value, ...dates]))
    announce(t('added', { date: dates.map((date) => describeDate(date, locale)).join(', ') }))
  }
  const remove = (date: UnavailableDate) => {
    const after = value.filter((other) => other !== date)
    setRemoved({ date, after })
    onChange(after)
    announce(t('removed', { date: describeDate(date, locale) }))
    addButton.current?.focus()
  }
  return (
    <Stack gap="md">
      <Text as="p" tone="muted" hasMeasure>
        {t('about')}
      </Text>
      {error ? <Alert tone="critical">{error}</Alert> : null}
      <Stack gap="sm">
        {coming.length === 0 ? (
          <NoneYet>{t('none')}</NoneYet>
        ) : (
          <ClosureRows label={t('list')} dates={coming} onRemove={isReadOnly ? undefined : remove} />
        )}
        {removed && removed.after === value ? (
          <Alert
            isStatic
            actions={
              <Button
                size="small"
                onPress={() => {
                  setRemoved(undefined)
                  onChange(sortDates([...value, removed.date]))
                }}
              >
                {t('undo')}
              </Button>
            }
          >
            {t('removed', { date: describeDate(removed.date, locale) })}
          </Alert>
        ) : null}
        {!isReadOnly && haveOverlap(coming) ? (
          <Alert
            isStatic
            tone="caution"
            actions={
              <Button
                size="small"
                onPress={() => {
                  onChange([...past, ...mergeDates(coming)])
                  announce(t('merged'))
                  addButton.current?.focus()
                }}
              >
                {t('merge')}
              </Button>
            }
          >
            {t('overlap')}
          </Alert>
        ) : null}
        {isReadOnly ? null : (
          <div>
            <Button ref={addButton} onPress={() => setAdding(true)}>
              <PlusIcon />
              {t('add')}
            </Button>
          </div>
        )}
      </Stack>
      {isAdding ? (
        <AddClosure
          dates={value}
          today={today}
          onAdd={(date) => {
            setAdding(false)
            add([date])
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {isReadOnly ? null : (
        <HolidaySuggestions place={place} placeName={placeName} dates={value} today={today} onAdd={add} />
      )}
      {past.length > 0 ? (
        <div className={unfolds}>
          <Disclosure title={t('past', { count: past.length })}>
            <ClosureRows label={t('past', { count: past.length })} dates={past} key={past.map(keyOfDate).join()} />
          </Disclosure>
        </div>
      ) : null}
    </Stack>
  )
}
