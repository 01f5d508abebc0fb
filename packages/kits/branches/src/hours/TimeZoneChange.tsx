'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate, zoneName } from '@memberkit/platform/formats'
import { Stack } from '@memberkit/primitives/box'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Text } from '@memberkit/primitives/text'
import { Fragment } from 'react'
import { hoursMessages } from '../messages/namespaces.ts'
import { type AlikeDays, describeAlike, type HoursWords } from './describe.ts'
import * as styles from './Hours.css.ts'
import { OpenNow } from './OpenNow.tsx'
import { Ranges } from './Ranges.tsx'
import type { ZoneChange } from './useZoneChange.ts'
import { nextClockChange, wallTimeAt } from './zone.ts'

export interface TimeZoneChangeProps {
  zone: ZoneChange
}

/** The effects of a new zone: for the hours, for members right now, and for the next change of clocks. */
export function TimeZoneChange({ zone }: TimeZoneChangeProps) {
  const t = useMessages(hoursMessages)
  const { locale } = useMemberkit()
  const { saved, draft, now, by } = zone
  if (now === undefined) return null
  const { timeZone } = draft
  const change = nextClockChange(now, timeZone)
  const clocks = change && formatDate(wallTimeAt(change.at, timeZone).date, locale)
  return (
    <Stack gap="md">
      {by === 0 ? null : (
        <RadioGroup
          label={t('zone.change')}
          appearance="card"
          value={zone.isMoved ? 'shift' : 'keep'}
          onChange={(value) => zone.move(value === 'shift')}
          options={[
            {
              value: 'keep',
              label: t('zone.keep'),
              description: <KeptHours days={describeAlike(zone.localHours, locale, t)} />,
            },
            {
              value: 'shift',
              label: t('zone.shift'),
              description: t(by > 0 ? 'zone.later' : 'zone.earlier', { difference: differenceText(by, t) }),
            },
          ]}
        />
      )}
      <section aria-label={t('zone.preview')}>
        <Stack gap="xs">
          <Text as="p" weight="medium">
            {t('zone.preview')}
          </Text>
          <KeyValue>
            <KeyValueItem label={t('zone.before', { zone: zoneName(saved.timeZone, locale) })}>
              <OpenNow branch={saved} />
            </KeyValueItem>
            <KeyValueItem label={t('zone.after', { zone: zoneName(timeZone, locale) })}>
              <OpenNow branch={draft} />
            </KeyValueItem>
          </KeyValue>
          <Text as="p" size="sm" tone="muted">
            {clocks ? t(change.by > 0 ? 'zone.forward' : 'zone.back', { date: clocks }) : t('zone.fixed')}
          </Text>
        </Stack>
      </section>
    </Stack>
  )
}

/** What keeping local times means, with a line for each day, or for those that are alike. */
function KeptHours({ days }: { days: readonly AlikeDays[] }) {
  const t = useMessages(hoursMessages)
  return (
    <>
      {t('zone.keepAbout')}
      <span className={styles.kept}>
        {days.map(({ days: names, hours }) => (
          <Fragment key={names}>
            <span>{names}</span>
            <span>
              <Ranges hours={hours} />
            </span>
          </Fragment>
        ))}
      </span>
    </>
  )
}

/** "1 hour", "1 hour 30 minutes". */
function differenceText(by: number, t: HoursWords) {
  const [hours, minutes] = [Math.floor(Math.abs(by) / 60), Math.abs(by) % 60]
  const texts = [hours > 0 && t('zone.hours', { count: hours }), minutes > 0 && t('zone.minutes', { count: minutes })]
  return texts.filter(Boolean).join(' ')
}
