import { formatDate, formatPeriod } from '@memberkit/platform/formats'
import { DateText, PeriodText } from '@memberkit/primitives/date-text'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

const locales = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ')

// Primitives and platform do not know each other: each writes days by itself, and this holds them together.
test.each(locales)('%s: formatDate and DateText write the same day alike, and so do periods', async (locale) => {
  for (const day of ['2026-04-01', '2026-04-11', '2026-05-31']) {
    const { container, unmount } = await render(
      <LocaleProvider locale={locale}>
        <DateText date={day} format="long" />
        <PeriodText start="2026-03-01" end={day} format="long" />
      </LocaleProvider>,
    )
    const [date, period] = container.children
    expect(plain(date?.textContent)).toBe(plain(formatDate(day, locale)))
    expect(plain(period?.textContent)).toBe(plain(formatPeriod('2026-03-01', day, locale)))
    await unmount()
  }
})
