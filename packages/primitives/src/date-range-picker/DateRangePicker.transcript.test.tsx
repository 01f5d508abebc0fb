import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { DateRangePicker } from './index.ts'

const messages = {
  incomplete: '',
  impossible: '',
  tooEarly: '',
  tooLate: '',
  oneMissing: '',
  endBeforeStart: 'The end is before the start.',
}
const labels = {
  open: 'Choose a period',
  start: 'First day',
  end: 'Last day',
  chooseStart: 'Choose the first day',
  chooseEnd: 'Choose the last day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
}
const march = { start: '2026-03-08', end: '2026-03-12' }

// The announcements must not depend on how fast the calendar is loaded.
beforeAll(async () => void (await import('./RangePopover.tsx')))

test('screen reader output of a period and its calendar', async () => {
  await render(<DateRangePicker label="Period" messages={messages} labels={labels} defaultValue={march} />)
  const toTheButton = '{Tab}'.repeat(7)
  expect(await transcriptOf([toTheButton, '{Enter}', '{Enter}', '{ArrowRight}', '{Enter}'])).toEqual([
    [
      toTheButton,
      'textbox, Month, 3',
      'textbox, Day, 8',
      'textbox, Year, 2026',
      'textbox, Month, 3',
      'textbox, Day, 12',
      'textbox, Year, 2026',
      'button, Choose a period, March 8 – 12, 2026, not expanded, has popup dialog',
    ],
    [
      '{Enter}',
      'dialog, Choose a period',
      'button, Selected Range: Sunday, March 8 to Thursday, March 12, 2026, Sunday, March 8, 2026 selected, Choose the first day',
    ],
    ['{Enter}', 'button, Monday, March 9, 2026 selected, Choose the last day'],
    ['{ArrowRight}', 'button, Tuesday, March 10, 2026 selected, Choose the last day'],
    ['{Enter}', 'button, Choose a period, March 8 – 10, 2026, not expanded, has popup dialog'],
  ])
})

test('screen reader output of an end before the start', async () => {
  await render(<DateRangePicker label="Period" messages={messages} labels={labels} defaultValue={march} />)
  const rows = await transcriptOf(['{Tab}'.repeat(5), '7', '{Tab}{Tab}{Tab}', '{Shift>}{Tab}{Tab}{/Shift}'])
  expect(rows.slice(1).map(([, ...said]) => said)).toEqual([
    [],
    ['textbox, Year, 2026', 'button, Choose a period, not expanded, has popup dialog'],
    [
      'button, Choose a period, not expanded, has popup dialog',
      'textbox, Year, 2026, The end is before the start., invalid',
    ],
  ])
})
