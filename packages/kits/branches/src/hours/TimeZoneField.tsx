'use client'
import type { BusinessHours } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { lazyPart } from '@memberkit/foundation/lazy'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { ComboBox, type ComboBoxItems, type ComboBoxSection } from '@memberkit/primitives/combo-box'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Text } from '@memberkit/primitives/text'
import { hoursMessages } from '../messages/namespaces.ts'
import { zoneLabel } from './describe.ts'
import type { OpeningFacts } from './hours.rules.ts'
import type { TimeZoneChangeProps } from './TimeZoneChange.tsx'
import { useZoneChange, type ZoneChange } from './useZoneChange.ts'
import { isTimeZone } from './zone.ts'

export interface TimeZoneFieldProps {
  /** The branch as it is saved. */
  saved: OpeningFacts
  /** The branch as it is in the draft. */
  draft: OpeningFacts
  /** Called with the zone, and with hours that moved with it if their moments are to stay. */
  onChange: (change: { timeZone: string; businessHours: BusinessHours }) => void
  error?: string
  isReadOnly?: boolean
}

const TimeZoneChange = lazyPart<TimeZoneChangeProps>(async () => (await import('./TimeZoneChange.tsx')).TimeZoneChange)

/** The zone of a branch. A change asks what happens to the hours, and shows what members see before and after. */
export function TimeZoneField({ error, isReadOnly, ...options }: TimeZoneFieldProps) {
  return <TimeZoneControl zone={useZoneChange(options)} error={error} isReadOnly={isReadOnly} />
}

interface TimeZoneControlProps extends Pick<TimeZoneFieldProps, 'error' | 'isReadOnly'> {
  zone: ZoneChange
  /** Where a heading says the same. */
  isLabelHidden?: boolean
}

/** The field over a change that others may make, too. */
export function TimeZoneControl({ zone, error, isReadOnly, isLabelHidden }: TimeZoneControlProps) {
  const t = useMessages(hoursMessages)
  const { locale } = useMemberkit()
  const { saved } = zone
  const { timeZone } = zone.draft
  const labelOf = (name: string) => (isTimeZone(name) ? zoneLabel(name, locale) : name)
  if (isReadOnly && isLabelHidden) return <Text>{labelOf(timeZone)}</Text>
  if (isReadOnly)
    return (
      <KeyValue layout="columns">
        <KeyValueItem label={t('zone')}>{labelOf(timeZone)}</KeyValueItem>
      </KeyValue>
    )

  const load = async (text: string): Promise<ComboBoxItems> => {
    const { timeZoneOptions } = await import('./time-zones.ts')
    const sections = timeZoneOptions(locale, Date.now(), {
      usa: t('zone.usa'),
      canada: t('zone.canada'),
      others: t('zone.others'),
    })
    return matching(sections, text, locale)
  }
  const isChanged = timeZone !== saved.timeZone && isTimeZone(timeZone) && isTimeZone(saved.timeZone)
  return (
    <Stack gap="md">
      <ComboBox
        label={t('zone')}
        isLabelHidden={isLabelHidden}
        description={t('zone.about')}
        error={error ?? (isTimeZone(timeZone) || timeZone === '' ? undefined : t('zone.unknown', { zone: timeZone }))}
        isRequired
        options={load}
        knownOptions={[{ value: timeZone, label: labelOf(timeZone) }]}
        value={timeZone}
        onChange={zone.choose}
        labels={{
          open: t('zone.open'),
          list: t('zone.list'),
          found: (count) => t('zone.found', { count }),
          nothingFound: t('zone.nothing'),
          loading: t('zone.loading'),
          failed: t('zone.failed'),
          retry: t('zone.retry'),
        }}
      />
      {isChanged ? <TimeZoneChange zone={zone} /> : null}
    </Stack>
  )
}

/** Returns the zones whose name contains each word that is typed, without regard to accents. */
function matching(sections: readonly ComboBoxSection[], text: string, locale: string): ComboBoxSection[] {
  const plain = (some: string) => some.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale)
  const words = plain(text).split(/\s+/).filter(Boolean)
  return sections.flatMap((section) => {
    const options = section.options.filter(({ label, keywords = '', description = '' }) => {
      const searched = plain(`${label} ${keywords} ${description}`)
      return words.every((word) => searched.includes(word))
    })
    return options.length > 0 ? [{ ...section, options }] : []
  })
}
