import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LocaleProvider } from '../locale/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { closedWeek, WeeklyHours } from './index.ts'

const messages = { incomplete: '', impossible: '', endBeforeStart: 'It ends before it starts.', overlap: '' }
const labels = {
  closed: 'Closed',
  start: 'Opens',
  end: 'Closes',
  add: 'Add hours',
  addTo: (day: string) => `Add hours on ${day}`,
  removeFrom: (day: string) => `Remove hours on ${day}`,
  copyFrom: (day: string) => `Copy the hours of ${day}`,
  copyToAll: 'To all days',
  copyToWorkdays: 'To Monday to Friday',
  copied: (day: string) => `The hours of ${day} have been copied.`,
}

test('screen reader output of weekly hours', async () => {
  await render(
    <LocaleProvider locale="en-GB">
      <WeeklyHours label="Hours" labels={labels} messages={messages} defaultValue={closedWeek} />
    </LocaleProvider>,
  )
  const copying = ['{Tab}', '{Tab}', '{Enter}', '{Enter}']
  expect(await transcriptOf(['{Tab}', ' ', '{Tab}', '09', '00{Tab}', '1700', ...copying])).toEqual([
    ['{Tab}', 'checkbox, Monday, not checked'],
    [' '],
    ['{Tab}', 'spinbutton, Hour, required, max value 23, min value 0'],
    ['09', 'spinbutton, Minute, max value 59, min value 0'],
    ['00{Tab}', 'spinbutton, Hour, required, max value 23, min value 0'],
    ['1700', 'spinbutton, Minute, max value 59, min value 0'],
    ['{Tab}', 'button, Add hours on Monday'],
    ['{Tab}', 'button, Copy the hours of Monday, not expanded, has popup menu'],
    ['{Enter}', 'menuitem, To all days, position 1, set size 2'],
    [
      '{Enter}',
      'button, Copy the hours of Monday, not expanded, has popup menu',
      'polite: The hours of Monday have been copied.',
    ],
  ])
})

test('screen reader output of hours that end before they start', async () => {
  const monday = [{ start: '09:00', end: '08:00' }]
  await render(
    <LocaleProvider locale="en-GB">
      <WeeklyHours label="Hours" labels={labels} messages={messages} defaultValue={{ ...closedWeek, monday }} />
    </LocaleProvider>,
  )
  const rows = await transcriptOf(['{Tab}'.repeat(6), '{Shift>}{Tab}{/Shift}'])
  expect(rows.at(-1)).toEqual([
    '{Shift>}{Tab}{/Shift}',
    'spinbutton, Minute, It ends before it starts., invalid, max value 59, min value 0, current value 00',
  ])
})
