import { calendarDate, dateFormat, type DateLength, lengths, minutes } from './formats.ts'
import { relativeDay, relativeTime } from './relative.ts'

interface Settings {
  locale: string
  timeZone: string
  format: DateLength
  precision: 'day' | 'minute' | 'time'
  relativeTo?: string
  withinYearOf?: string
}

interface Description {
  text: string
  /** The complete date or time, if `text` is shortened. */
  title?: string
}

/** Formats a calendar date; an invalid one is returned unchanged. */
export function describeDate(value: string, settings: Settings): Description {
  const { locale, format, relativeTo, withinYearOf } = settings
  const date = calendarDate(value)
  if (!date) return { text: value }
  const write = (length: DateLength, omitted?: { year: undefined }) =>
    dateFormat(locale, { ...lengths[length], ...omitted, timeZone: 'UTC' }).format(date)
  const today = relativeTo ? calendarDate(relativeTo) : undefined
  const relative = today && relativeDay(date.getTime() - today.getTime(), locale)
  if (relative) return { text: relative, title: write('full') }
  const isSameYear = withinYearOf?.slice(0, 4) === value.slice(0, 4)
  return isSameYear ? { text: write(format, { year: undefined }), title: write('full') } : { text: write(format) }
}

/** Formats a timestamp; an invalid one is returned unchanged. */
export function describeInstant(value: string, settings: Settings): Description {
  const { locale, timeZone, format, precision, relativeTo } = settings
  const moment = Date.parse(value)
  if (Number.isNaN(moment)) return { text: value }
  const write = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, { ...options, timeZone }).format(moment)
  const title = write({ ...lengths.full, ...minutes, timeZoneName: 'short' })
  const relative = relativeTo && relativeTime(moment - Date.parse(relativeTo), locale)
  const text = relative || write({ ...(precision !== 'time' && lengths[format]), ...(precision !== 'day' && minutes) })
  return { text, title }
}
