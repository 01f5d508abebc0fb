import type { Translate } from '@memberkit/foundation/messages'
import type { Locale } from '@memberkit/platform/formats'
import { zoneName } from '@memberkit/platform/formats'
import type { openEnUS } from '../messages/hours/open/en-US.ts'
import { addDays, daysIn } from './calendar.ts'
import { timeInSentence } from './describe.ts'
import { type OpeningFacts, openStateAt } from './hours.rules.ts'
import { type Instant, isTimeZone, offsetAt, wallTimeAt } from './zone.ts'

/** The text for members on whether a branch is open. */
export interface OpeningText {
  isOpen: boolean
  /** "Open" or "Closed"; none in a zone that nobody knows. */
  state?: string
  /** "Until 5:30 PM", or "Opens Monday at 8:30 AM Central time". */
  next?: string
  /** Why it is closed today, in the branch's words. */
  reason?: string
}

export interface OpeningWords {
  locale: Locale
  t: Translate<typeof openEnUS>
}

/**
 * Describes whether a branch is open, on the viewer's clock: where it differs from the branch's, both are named.
 */
export function describeOpening(
  facts: OpeningFacts,
  now: Instant,
  viewerZone: string,
  { locale, t }: OpeningWords,
): OpeningText {
  if (!isTimeZone(facts.timeZone)) return { isOpen: false, next: t('unknownZone') }
  const zone = isTimeZone(viewerZone) ? viewerZone : facts.timeZone
  const state = openStateAt(facts, now)
  if (state.isOpen) {
    const open = { isOpen: true, state: t('open') }
    if (state.until === undefined) return { ...open, next: t('always') }
    const { time, day } = spoken(state.until)
    return { ...open, next: day ? t('untilDay', { time, day }) : t('until', { time }) }
  }
  const closed = { isOpen: false, state: t('closed'), ...reasonOf(facts, now, t) }
  if (state.opensAt === undefined) return { ...closed, next: t('noOpening') }
  const { time, day, isTomorrow } = spoken(state.opensAt)
  if (!day) return { ...closed, next: t('opensAt', { time }) }
  return { ...closed, next: isTomorrow ? t('opensTomorrow', { time }) : t('opensOn', { time, day }) }

  /** The time on both clocks, and its day as the viewer counts days; none for today. */
  function spoken(at: Instant) {
    const [viewer, local] = [wallTimeAt(at, zone), wallTimeAt(at, facts.timeZone)]
    const today = wallTimeAt(now, zone).date
    const there = t('inZone', { time: timeOf(local.minutes), zone: zoneName(facts.timeZone, locale) })
    const isSame = offsetAt(at, zone) === offsetAt(at, facts.timeZone)
    const time = isSame ? timeOf(viewer.minutes) : t('bothClocks', { viewer: timeOf(viewer.minutes), branch: there })
    const isTomorrow = viewer.date === addDays(today, 1)
    return { time, day: viewer.date === today ? undefined : dayOf(viewer.date, today), isTomorrow }
  }

  function timeOf(minutes: number) {
    const two = (number: number) => String(number).padStart(2, '0')
    return timeInSentence(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`, locale)
  }

  /** Within a week, the weekday is clear; later, the date. */
  function dayOf(date: string, today: string) {
    const isThisWeek = daysIn(today, date) <= 7
    const options: Intl.DateTimeFormatOptions = isThisWeek
      ? { weekday: 'long' }
      : { weekday: 'long', month: 'long', day: 'numeric' }
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`))
  }
}

function reasonOf(facts: OpeningFacts, now: Instant, t: OpeningWords['t']) {
  const today = wallTimeAt(now, facts.timeZone).date
  const closure = facts.unavailableDates.find(({ from, to }) => from <= today && today <= to)
  if (!closure) return {}
  return { reason: closure.label ? t('closedFor', { label: closure.label }) : t('closedToday') }
}
