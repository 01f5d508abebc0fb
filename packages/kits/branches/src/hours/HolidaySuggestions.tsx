'use client'
import type { UnavailableDate } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Text } from '@memberkit/primitives/text'
import { useId, useRef, useState } from 'react'
import { datesMessages } from '../messages/namespaces.ts'
import { closure } from './dates.rules.ts'
import { type HolidayDate, type HolidayPlace, suggestHolidays } from './holidays.rules.ts'
import * as styles from './Hours.css.ts'

interface HolidaySuggestionsProps {
  place: HolidayPlace
  placeName: string
  dates: readonly UnavailableDate[]
  today: string
  onAdd: (dates: readonly UnavailableDate[]) => void
}

/** The first ones fit beside the form; the rest are one press away. */
const shownFirst = 4

/** The public holidays of the coming year that aren't closures yet. Nothing is added unless it is chosen. */
export function HolidaySuggestions({ place, placeName, dates, today, onAdd }: HolidaySuggestionsProps) {
  const t = useMessages(datesMessages)
  const { locale } = useMemberkit()
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLElement>(null)
  const suggested = suggestHolidays(place, dates, today)
  if (suggested.length === 0) return null
  const shown = isWhole ? suggested : suggested.slice(0, shownFirst)
  const nameOf = ({ holiday }: HolidayDate) => t(`holiday.${holiday}`)
  const add = (chosen: readonly HolidayDate[]) => {
    onAdd(chosen.map((one) => closure(one.observed, 1, nameOf(one))))
    // The pressed button goes with its row.
    list.current?.focus()
  }
  return (
    <section ref={list} tabIndex={-1} aria-labelledby={`${id}title`} className={styles.suggestions}>
      <Stack gap="xs">
        <Text as="p" weight="medium" id={`${id}title`}>
          {t('suggestions')}
        </Text>
        <Text as="p" size="sm" tone="muted">
          {t('suggestionsFor', { place: placeName })}
        </Text>
      </Stack>
      <ul className={styles.rows}>
        {shown.map((one) => (
          <li key={one.observed} className={styles.row}>
            <div className={styles.words}>
              <Text>{nameOf(one)}</Text>
              <Text size="sm" tone="muted">
                {formatDate(one.observed, locale)}
                {one.observed === one.date ? '' : ` · ${t('observed', { date: formatDate(one.date, locale) })}`}
              </Text>
            </div>
            <Button size="small" aria-label={t('addHolidayName', { holiday: nameOf(one) })} onPress={() => add([one])}>
              {t('addHoliday')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {shown.length < suggested.length ? (
          <Button size="small" tone="quiet" onPress={() => setWhole(true)}>
            {t('moreHolidays', { count: suggested.length - shown.length })}
          </Button>
        ) : null}
        <Button size="small" tone="quiet" onPress={() => add(suggested)}>
          {t('addAll')}
        </Button>
      </div>
    </section>
  )
}
