'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { hoursMessages } from '../messages/namespaces.ts'
import { dayOfWeek } from './calendar.ts'
import { asTitle, describeRanges } from './describe.ts'
import { isClosedDate, type OpeningFacts } from './hours.rules.ts'
import { usePlatformClock } from './usePlatformClock.ts'
import { isTimeZone, wallTimeAt } from './zone.ts'

/** The hours of the branch's day, in its local time: "Today 8:30 AM – 5:30 PM". Nothing in a zone that nobody knows. */
export function HoursToday({ branch }: { branch: OpeningFacts }) {
  const t = useMessages(hoursMessages)
  const { locale } = useMemberkit()
  const now = usePlatformClock()
  // Its line is there from the start, and its words once the page knows the time.
  if (now === undefined) return '\u00a0'
  if (!isTimeZone(branch.timeZone)) return null
  const { date } = wallTimeAt(now, branch.timeZone)
  const ranges = isClosedDate(branch, date) ? [] : branch.businessHours[dayOfWeek(date)]
  const today = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
  return `${asTitle(today, locale)} ${inLine(describeRanges(ranges, locale, t), locale)}`
}

/** Words after a word begin small, times don't change. */
const inLine = (text: string, locale: string) => (/^\d/.test(text) ? text : text.toLocaleLowerCase(locale))
