import { afterEach, describe, expect, test } from 'vitest'
import { describeDate, describeInstant } from './describe.ts'

const settings = { locale: 'en-US', timeZone: 'UTC', format: 'short', precision: 'minute' } as const
const zone = process.env.TZ

afterEach(() => {
  process.env.TZ = zone ?? ''
})

describe('a calendar date', () => {
  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Toronto', 'UTC'])('is the same day in %s', (name) => {
    process.env.TZ = name
    const days = ['2026-03-08', '2026-01-01', '2024-02-29', '2026-12-31']
    const texts = days.map((day) => describeDate(day, { ...settings, timeZone: name }).text)
    expect(texts).toEqual(['Mar 8, 2026', 'Jan 1, 2026', 'Feb 29, 2024', 'Dec 31, 2026'])
  })

  test.each([
    ['en-US', 'Mar 8, 2026', 'March 8, 2026'],
    ['en-CA', 'Mar 8, 2026', 'March 8, 2026'],
    ['fr-CA', '8 mars 2026', '8 mars 2026'],
    ['es-US', '8 mar 2026', '8 de marzo de 2026'],
  ])('writes its month as a word in %s', (locale, short, long) => {
    expect(describeDate('2026-03-08', { ...settings, locale }).text).toBe(short)
    expect(describeDate('2026-03-08', { ...settings, locale, format: 'long' }).text).toBe(long)
  })

  test.each(['short', 'long', 'full'] as const)('writes the first of a month as 1er in French, %s', (format) => {
    const { text } = describeDate('2026-04-01', { ...settings, locale: 'fr-CA', format })
    expect(text).toMatch(/(^|mercredi )1er (avr\.|avril) 2026$/)
    expect(describeDate('2026-04-11', { ...settings, locale: 'fr-CA', format }).text).toContain('11 avr')
    expect(describeDate('2026-04-01', { ...settings, locale: 'es-US', format }).text).not.toContain('1er')
  })

  test.each([
    ['en-US', 'Mar 8', 'Mar 8, 2027'],
    ['en-CA', 'Mar 8', 'Mar 8, 2027'],
    ['fr-CA', '8 mars', '8 mars 2027'],
    ['es-US', '8 mar', '8 mar 2027'],
  ])('within the year of today goes without it in %s', (locale, thisYear, nextYear) => {
    const write = (date: string) => describeDate(date, { ...settings, locale, withinYearOf: '2026-12-31' })
    expect(write('2026-03-08').text).toBe(thisYear)
    expect(write('2026-03-08').title).toContain('2026')
    expect(write('2027-03-08')).toEqual({ text: nextYear })
  })

  test.each(['2026-02-30', '2026-13-01', '08/03/2026', '2026-3-8'])('%s is invalid and stays unchanged', (value) => {
    expect(describeDate(value, settings)).toEqual({ text: value })
  })

  test.each([
    ['2026-03-07', 'yesterday'],
    ['2026-03-08', 'today'],
    ['2026-03-14', 'in 6 days'],
    ['2026-03-15', 'Mar 15, 2026'],
    ['2026-03-01', 'Mar 1, 2026'],
  ])('%s, seen on March 8, is %s', (value, text) => {
    expect(describeDate(value, { ...settings, relativeTo: '2026-03-08' }).text).toBe(text)
  })

  test('a relative date has the full date as its title', () => {
    const { title } = describeDate('2026-03-07', { ...settings, relativeTo: '2026-03-08' })
    expect(title).toBe('Saturday, March 7, 2026')
  })
})

describe('an instant', () => {
  test('is formatted in the given time zone, whatever the system’s', () => {
    process.env.TZ = 'Asia/Tokyo'
    const toronto = { ...settings, timeZone: 'America/Toronto' }
    expect(describeInstant('2026-03-08T02:30:00Z', toronto)).toEqual({
      text: 'Mar 7, 2026, 9:30 PM',
      title: 'Saturday, March 7, 2026 at 9:30 PM EST',
    })
  })

  test('in the first hour of a month, only the day becomes 1er in French', () => {
    const french = { ...settings, locale: 'fr-CA' }
    const { text, title } = describeInstant('2026-04-01T01:01:00Z', french)
    expect(text).toMatch(/^1er avr\. 2026, 1\sh\s01$/)
    expect(title).toMatch(/^mercredi 1er avril 2026 à 01\sh\s01/)
  })

  test('with day precision is a date', () => {
    expect(describeInstant('2026-03-08T02:30:00Z', { ...settings, precision: 'day' }).text).toBe('Mar 8, 2026')
  })

  test('with time precision leaves the day to its title', () => {
    const { text, title } = describeInstant('2026-03-08T02:30:00Z', { ...settings, precision: 'time' })
    expect(text).toBe('2:30 AM')
    expect(title).toBe('Sunday, March 8, 2026 at 2:30 AM UTC')
  })

  test.each([
    ['2026-03-08T11:59:30Z', 'now'],
    ['2026-03-08T12:00:20Z', 'now'],
    ['2026-03-08T11:15:00Z', '45 minutes ago'],
    ['2026-03-08T09:00:00Z', '3 hours ago'],
    ['2026-03-06T09:00:00Z', '2 days ago'],
    ['2026-03-01T12:00:00Z', 'Mar 1, 2026, 12:00 PM'],
  ])('%s, seen at noon on March 8, is %s', (value, text) => {
    expect(describeInstant(value, { ...settings, relativeTo: '2026-03-08T12:00:00Z' }).text).toBe(text)
  })

  test('ignores an invalid relativeTo', () => {
    const { text } = describeInstant('2026-03-08T09:00:00Z', { ...settings, relativeTo: 'soon' })
    expect(text).toBe('Mar 8, 2026, 9:00 AM')
  })

  test('that is invalid stays unchanged', () => {
    expect(describeInstant('soon', settings)).toEqual({ text: 'soon' })
  })
})
