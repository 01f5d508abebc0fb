import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { seenIn } from '../testing/seen-in.ts'
import { DateText, PeriodText } from './index.ts'

describeConformance('DateText', (props) => <DateText {...props} date="2026-03-08" />, { element: 'time' })
describeConformance('PeriodText', (props) => <PeriodText {...props} start="2026-03-08" end="2026-04-07" />, {
  element: 'span',
})

test('has a machine-readable datetime', async () => {
  const screen = await render(<DateText date="2026-03-08" />)
  expect(screen.getByText('Mar 8, 2026').element()).toHaveAttribute('datetime', '2026-03-08')
})

test('formats instants in the time zone of the provider', async () => {
  const screen = await render(
    <LocaleProvider timeZone="America/Toronto">
      <DateText instant="2026-03-08T02:30:00Z" />
    </LocaleProvider>,
  )
  const time = screen.getByText('Mar 7, 2026, 9:30 PM').element()
  expect(time).toHaveAttribute('datetime', '2026-03-08T02:30:00Z')
})

test('keeps day and month in order within right-to-left text', async () => {
  const screen = await render(
    <LocaleProvider locale="fr-CA">
      <p dir="rtl">
        שלום <DateText date="2026-03-08" data-testid="date" /> שלום
      </p>
    </LocaleProvider>,
  )
  expect(seenIn(screen.getByTestId('date').element())).toBe('8 mars 2026')
})

test('a relative date has the full date as its title', async () => {
  const screen = await render(<DateText date="2026-03-07" relativeTo="2026-03-08" />)
  expect(screen.getByText('yesterday').element()).toHaveAttribute('title', 'Saturday, March 7, 2026')
})

test('a missing date shows the placeholder', async () => {
  const screen = await render(<DateText date={undefined} placeholder="Not yet known" />)
  expect(screen.container.textContent).toBe('Not yet known')
  expect(screen.container.querySelector('time')).toBeNull()
})

test.each([
  ['2026-03-08', '2026-04-07', 'Mar 8 – Apr 7, 2026'],
  ['2026-12-08', '2027-01-07', 'Dec 8, 2026 – Jan 7, 2027'],
  ['2026-03-08', undefined, 'Mar 8, 2026'],
  ['2026-03-08', '2026-03-08', 'Mar 8, 2026'],
  ['2026-04-07', '2026-03-08', '2026-04-07 – 2026-03-08'],
  ['2026-02-30', '2026-03-08', '2026-02-30 – 2026-03-08'],
])('a period from %s to %s', async (start, end, expected) => {
  const screen = await render(<PeriodText start={start} end={end} />)
  expect(screen.container.textContent?.replace(/\s/g, ' ')).toBe(expected)
})

test('a French period writes the first of a month as 1er', async () => {
  const { container } = await render(
    <LocaleProvider locale="fr-CA">
      <PeriodText start="2026-04-01" end="2026-05-01" format="long" />
    </LocaleProvider>,
  )
  expect(container.textContent?.replace(/\s/g, ' ')).toBe('1er avril – 1er mai 2026')
})

test('a period breaks between its dates, not within one', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 130 }}>
      <PeriodText start="2026-12-08" end="2027-01-07" />
    </div>,
  )
  expect(container.querySelector('span')?.getClientRects()).toHaveLength(2)
  expect(container.textContent).toContain('Jan\u00a07,\u00a02027')
})
