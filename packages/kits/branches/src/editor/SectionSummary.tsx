'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { addressLines } from '@memberkit/parts/address'
import { useLabel } from '@memberkit/parts/labels'
import { zoneName } from '@memberkit/platform/formats'
import { describeDays, asTitle, describeDate } from '../hours/describe.ts'
import { weekdays } from '../hours/calendar.ts'
import { isPastDate, sortDates } from '../hours/dates.rules.ts'
import { useToday } from '../hours/useToday.ts'
import { isTimeZone } from '../hours/zone.ts'
import { datesMessages, editorMessages, hoursMessages } from '../messages/namespaces.ts'
import { areaName } from '../shared/areas-of-law.ts'
import { formatPhone } from '../shared/format-phone.ts'
import { personName, providerName } from '../shared/names.ts'
import type { SectionName } from './section-names.ts'
import type { BranchEditorData } from './useBranchEditor.ts'
import { useProviders } from './useProviders.ts'

export interface SectionSummaryProps {
  editor: BranchEditorData
  name: SectionName
}

/** The content of a folded section in one line: its first value, and how many more there are. */
export function SectionSummary({ editor: { save, saved, areasOfLaw }, name }: SectionSummaryProps) {
  const t = useMessages(editorMessages)
  const hours = useMessages(hoursMessages)
  const dates = useMessages(datesMessages)
  const region = useLabel('StateOrProvince')
  const today = useToday()
  const { locale } = useMemberkit()
  const { draft } = save
  const providerOf = useProviders(saved, name === 'providers')
  const open = weekdays.filter((day) => draft.businessHours[day].length > 0)
  const { address } = draft
  const areas = draft.areasOfLaw.map((code) => areaName(areasOfLaw, code))

  const summaries: Readonly<Record<SectionName, () => string>> = {
    identity: () => draft.name,
    address: () => addressLines({ ...address, administrativeArea: address.state }, locale).join(', '),
    phones: () => firstOf(draft.phones, (one) => formatPhone(one, t), t('phones.none')),
    emails: () => firstOf(draft.emails, ({ address: email }) => email, t('emails.none')),
    web: () => draft.websiteUrl.replace(/^https?:\/\/(www\.)?/, ''),
    timeZone: () => (isTimeZone(draft.timeZone) ? zoneName(draft.timeZone, locale) : draft.timeZone),
    hours: () => (open.length > 0 ? asTitle(describeDays(open, locale, hours), locale) : hours('closed')),
    unavailableDates: () => {
      const now = today(draft.timeZone)
      const coming = sortDates(draft.unavailableDates).filter((date) => !isPastDate(date, now))
      return firstOf(coming, (date) => describeDate(date, locale), dates('none'))
    },
    areasOfLaw: () =>
      firstOf(
        areas.toSorted((one, other) => one.localeCompare(other, locale)),
        String,
        t('areas.none'),
      ),
    servicingAreas: () => firstOf(draft.servicingAreas, region, t('servicing.none')),
    providers: () =>
      firstOf(
        [...draft.providerIds, ...draft.referralProviderIds],
        (id) => {
          const provider = providerOf(id)
          return provider ? providerName(provider) : t('provider.unknown', { id })
        },
        t('providers.none'),
      ),
    permissions: () => firstOf(draft.permissions, personName, t('people.none')),
  }
  return <>{summaries[name]() || t('none')}</>
}

function firstOf<T>(all: readonly T[], text: (one: T) => string, none: string): string {
  const [first, ...others] = all
  if (first === undefined) return none
  return others.length > 0 ? `${text(first)} +${others.length}` : text(first)
}
