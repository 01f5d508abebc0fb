import { dateFormat, minutes } from '../date-text/formats.ts'

/**
 * Formats a time of day, `'09:05'`: `9:05 AM`, `9 h 05`, `9:05 a. m.`. The end of the day, `'24:00'`, is `12:00 AM` on a
 * 12-hour clock and `24 h` on the French one. Returns other text unchanged.
 */
export function formatTime(time: string, locale: string): string {
  if (!/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time)) return time
  const isEnd = time === '24:00'
  const format = dateFormat(locale, { ...minutes, timeZone: 'UTC' })
  const text = format.format(new Date(`2026-03-08T${isEnd ? '00:00' : time}:00Z`))
  if (!locale.startsWith('fr')) return isEnd && !/[^\d:]/.test(text) ? text.replace(/^\d+/, '24') : text
  // Nobody writes the zeros of a full hour in French.
  return text.replace(/^(\D*)0?0(?=\D)/, isEnd ? '$124' : '$&').replace(/(h) 00$|(h)\s00$/u, 'h')
}
