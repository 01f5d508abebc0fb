'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { zoneName } from '@memberkit/platform/formats'
import { hoursMessages, openMessages } from '../messages/namespaces.ts'
import { dayOfWeek } from './calendar.ts'
import { asTitle, describeRanges } from './describe.ts'
import { isClosedDate, type OpeningFacts } from './hours.rules.ts'
import { usePlatformClock } from './usePlatformClock.ts'
import { isOpenAllDay } from './week.rules.ts'
import { isTimeZone, offsetAt, wallTimeAt } from './zone.ts'

/**
 * The hours of the branch's day, in its local time: "Today 8:30 AM – 5:30 PM", with the zone where the reader's clock
 * differs. Nothing in a zone that nobody knows.
 */
export function HoursToday({ branch }: { branch: OpeningFacts }) {
  const t = useMessages(hoursMessages)
  const open = useMessages(openMessages)
  const { locale, timeZone } = useMemberkit()
  const now = usePlatformClock()
  // Its line is there from the start, and its words once the page knows the time and has them.
  if (now === undefined || !open.isReady) return '\u00a0'
  if (!isTimeZone(branch.timeZone)) return null
  const { date } = wallTimeAt(now, branch.timeZone)
  const ranges = isClosedDate(branch, date) ? [] : branch.businessHours[dayOfWeek(date)]
  if (ranges.length === 0) return open('closedToday')
  const today = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
  const time = inLine(describeRanges(ranges, locale, t), locale)
  const isElsewhere = isTimeZone(timeZone) && offsetAt(now, timeZone) !== offsetAt(now, branch.timeZone)
  // Whole, on a line of its own where there is no room.
  const zone =
    isElsewhere && !isOpenAllDay(ranges) ? zoneName(branch.timeZone, locale).replace(/\s/g, '\u00a0') : undefined
  return `${asTitle(today, locale)} ${zone ? open('inZone', { time, zone }) : time}`
}

/** Words after a word begin small, times don't change. */
const inLine = (text: string, locale: string) => (/^\d/.test(text) ? text : text.toLocaleLowerCase(locale))
