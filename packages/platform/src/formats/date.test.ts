import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  closestLocale,
  formatDate,
  formatInstant,
  formatPeriod,
  formatRelative,
  localDateOf,
  locales,
} from './index.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

describe('"Date-only values never pass through UTC": the day shown is the day written', () => {
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Toronto', 'UTC'])('for a reader in %s', async (zone) => {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    const afresh = await import('./index.ts')
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    expect(plain(afresh.formatDate('2026-03-08', 'en-US'))).toBe('March 8, 2026')
    expect(plain(afresh.formatDate('2026-12-31', 'fr-CA'))).toBe('31 décembre 2026')
    expect(plain(afresh.formatPeriod('2026-01-01', '2026-01-31', 'en-US'))).toBe('January 1 – 31, 2026')
  })
})

describe('"billing dates always spell the month"', () => {
  it.each([
    ['en-US', 'March 8, 2026', 'March 8 – April 7, 2026'],
    ['en-CA', 'March 8, 2026', 'March 8 – April 7, 2026'],
    ['fr-CA', '8 mars 2026', '8 mars – 7 avril 2026'],
    ['es-US', '8 de marzo de 2026', '8 de marzo – 7 de abril de 2026'],
  ] as const)('%s: %s', (locale, date, period) => {
    expect(plain(formatDate('2026-03-08', locale))).toBe(date)
    expect(plain(formatPeriod('2026-03-08', '2026-04-07', locale)).replace(/ ?– ?/, ' – ')).toBe(period)
  })

  it('writes both years when a period spans two', () => {
    expect(plain(formatPeriod('2026-12-08', '2027-01-07', 'en-US'))).toBe('December 8, 2026 – January 7, 2027')
  })
})

describe.each(locales)('%s: a date breaks nowhere', (locale) => {
  it('alone', () => {
    expect(formatDate('2026-03-08', locale)).not.toContain(' ')
    expect(formatRelative('2026-03-08T18:00:00Z', Date.parse('2026-04-08'), locale, 'UTC').text).not.toContain(' ')
  })

  it('in a period, which breaks after its dash', () => {
    expect(formatPeriod('2026-12-08', '2027-01-07', locale).split(/(?<=–) ?/)).toEqual([
      expect.stringMatching(/^[^ ]*2026[^ ]*–$/),
      expect.stringMatching(/^[^ ]*2027$/),
    ])
  })

  it('before a time, which is of one piece as well', () => {
    const parts = formatInstant('2026-03-08T18:00:00Z', locale, 'UTC').split(' ')
    expect(parts[0]).toContain('2026')
    expect(parts.at(-1)).toMatch(/^(6:00\s(PM|p\.\s?m\.)|18\sh\s00)\sUTC$/)
  })
})

it.each(locales)('a period has the same spaces on a server as in a browser: %s', (locale) => {
  expect(formatPeriod('2026-12-08', '2027-01-07', locale)).not.toContain('\u2009')
})

describe('an invalid date is returned unchanged, never shifted to another day', () => {
  it.each(['2026-02-30', '2026-13-01', '2025-02-29', '08/03/2026', '2026-03-08T00:00:00Z', ''])('%j', (text) => {
    expect(formatDate(text, 'en-US')).toBe(text)
  })

  it('leap days are valid dates', () => {
    expect(plain(formatDate('2028-02-29', 'en-US'))).toBe('February 29, 2028')
  })

  it('a period with one invalid date still formats the other', () => {
    expect(plain(formatPeriod('2026-03-08', 'soon', 'en-US'))).toBe('March 8, 2026 – soon')
  })
})

describe('instants', () => {
  const instant = '2026-03-08T18:00:00Z'
  const now = Date.parse(instant)

  it('are formatted in the member’s time zone, which is named', () => {
    expect(plain(formatInstant(instant, 'en-US', 'America/Toronto'))).toBe('March 8, 2026 at 2:00 PM EDT')
    expect(plain(formatInstant(instant, 'fr-CA', 'America/Toronto'))).toContain('8 mars 2026')
    expect(plain(formatInstant(instant, 'en-US', 'Pacific/Kiritimati'))).toContain('March 9, 2026')
  })

  it.each([
    [0, 'now'],
    [59_000, 'now'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [60 * 60_000, '1 hour ago'],
    [36 * 3_600_000, '1 day ago'],
    [6 * 24 * 3_600_000, '6 days ago'],
    [7 * 24 * 3_600_000, 'March 8, 2026'],
  ])('after %i ms, read %j', (later, text) => {
    expect(plain(formatRelative(instant, now + later, 'en-US', 'America/Toronto').text)).toBe(text)
  })

  it('"Relative times carry an absolute title"', () => {
    const { text, title } = formatRelative(instant, now - 120_000, 'fr-CA', 'America/Toronto')
    expect(plain(text)).toBe('dans 2 minutes')
    expect(title).toBe(formatInstant(instant, 'fr-CA', 'America/Toronto'))
  })

  it.each(['2026-03-08', '2026-03-08T18:00:00', 'T00Z', 'yesterday', ''])(
    '%j is no instant and is returned unchanged',
    (text) => {
      expect(formatInstant(text, 'en-US', 'UTC')).toBe(text)
      expect(formatRelative(text, now, 'en-US', 'UTC')).toEqual({ text, title: text })
    },
  )

  it('fall on the day of the time zone', () => {
    const late = new Date('2026-03-09T03:30:00Z')
    expect(localDateOf(late, 'America/Toronto')).toBe('2026-03-08')
    expect(localDateOf(late, 'UTC')).toBe('2026-03-09')
  })
})

describe('locales', () => {
  it('are the platform’s four', () => {
    expect(locales).toEqual(['en-US', 'en-CA', 'fr-CA', 'es-US'])
  })

  it.each([
    [['fr-CA', 'en-CA'], 'fr-CA'],
    [['fr-ca'], 'fr-CA'],
    [['fr-FR'], 'fr-CA'],
    [['es'], 'es-US'],
    [['en-GB'], 'en-US'],
    [['de-DE', 'es-MX'], 'es-US'],
    [['de-DE'], 'en-US'],
    [[], 'en-US'],
  ])('%j resolves to %s', (wanted, locale) => {
    expect(closestLocale(wanted)).toBe(locale)
  })
})
