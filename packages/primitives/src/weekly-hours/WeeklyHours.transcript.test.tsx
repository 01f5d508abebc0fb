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
  moreFor: (day: string) => `More for ${day}`,
  allDay: 'Open 24 hours',
  setHours: 'Set hours',
  setHoursOn: (day: string) => `Set hours on ${day}`,
  copyToAll: 'To all days',
  copyToWorkdays: 'To Monday to Friday',
  copyTo: 'Copy to…',
  copied: (day: string) => `The hours of ${day} have been copied.`,
  midnight: 'Midnight (end of day)',
  touching: 'These hours touch.',
  merge: 'Merge',
  mergeOn: (day: string) => `Merge hours on ${day}`,
  merged: (day: string) => `Hours on ${day} merged.`,
}

test('screen reader output of weekly hours', async () => {
  await render(
    <LocaleProvider locale="en-GB">
      <WeeklyHours label="Hours" labels={labels} messages={messages} defaultValue={closedWeek} />
    </LocaleProvider>,
  )
  const copying = ['{Tab}', '{Tab}', '{Enter}', '{ArrowDown}{Enter}']
  expect(await transcriptOf(['{Tab}', ' ', '{Tab}', '9-12am{Tab}', ...copying])).toEqual([
    ['{Tab}', 'checkbox, Monday, not checked'],
    [' '],
    ['{Tab}', 'textbox, Opens, required'],
    ['9-12am{Tab}', 'textbox, Closes, 24:00, Midnight (end of day), required'],
    ['{Tab}', 'button, Add hours on Monday'],
    ['{Tab}', 'button, More for Monday, not expanded, has popup menu'],
    ['{Enter}', 'menuitem, Open 24 hours, position 1, set size 3'],
    [
      '{ArrowDown}{Enter}',
      'menuitem, To Monday to Friday, position 2, set size 3',
      'button, More for Monday, not expanded, has popup menu',
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
  const rows = await transcriptOf(['{Tab}'.repeat(4), '{Shift>}{Tab}{/Shift}'.repeat(2)])
  expect(rows.at(-1)).toEqual([
    '{Shift>}{Tab}{/Shift}'.repeat(2),
    'textbox, Closes, 8:00, It ends before it starts., invalid, required',
    'textbox, Opens, 9:00, It ends before it starts., invalid, required',
  ])
})
