'use client'
import type { OpeningRange } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { zoneName } from '@memberkit/platform/formats'
import { hoursMessages, openMessages } from '../messages/namespaces.ts'
import { addDays, dayOfWeek } from './calendar.ts'
import { asTitle, describeRanges } from './describe.ts'
import { isClosedDate, isOvernight, minutesIn, type OpeningFacts, openStretches } from './hours.rules.ts'
import { usePlatformClock } from './usePlatformClock.ts'
import { isOpenAllDay } from './week.rules.ts'
import { instantOf, isTimeZone, offsetAt, type WallTime, wallTimeAt } from './zone.ts'

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
  const here = wallTimeAt(now, branch.timeZone)
  const ranges = rangesToday(branch, here)
  if (ranges.length === 0) return open('closedToday')
  const today = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
  const time = inLine(describeRanges(ranges, locale, t), locale)
  // Clocks that agree now may not at the opening, on the day of a change.
  const first = Math.min(...ranges.map(({ start }) => minutesIn(start)))
  const opening = instantOf(here.date, first, branch.timeZone)
  const isElsewhere = isTimeZone(timeZone) && offsetAt(opening, timeZone) !== offsetAt(opening, branch.timeZone)
  // Whole, on a line of its own where there is no room.
  const zone =
    isElsewhere && !isOpenAllDay(ranges) ? zoneName(branch.timeZone, locale).replace(/\s/g, '\u00a0') : undefined
  return `${asTitle(today, locale)} ${zone ? open('inZone', { time, zone }) : time}`
}

/** The hours of the branch's day; of one without hours, the rest of the night before, while it lasts. */
function rangesToday(branch: OpeningFacts, { date, minutes }: WallTime): readonly OpeningRange[] {
  const own = isClosedDate(branch, date) ? [] : branch.businessHours[dayOfWeek(date)]
  if (own.length > 0 || !openStretches(branch, date).some(({ from, to }) => from <= minutes && minutes < to)) return own
  return branch.businessHours[dayOfWeek(addDays(date, -1))]
    .filter(isOvernight)
    .map(({ end }) => ({ start: '00:00', end }))
}

/** Words after a word begin small, times don't change. */
const inLine = (text: string, locale: string) => (/^\d/.test(text) ? text : text.toLocaleLowerCase(locale))
