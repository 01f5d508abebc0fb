import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { DatePicker } from './index.ts'

const messages = { incomplete: 'Enter a whole date.', impossible: 'No such day.', tooEarly: '', tooLate: '' }
const labels = { open: 'Choose a day', previousMonth: 'Previous month', nextMonth: 'Next month', today: 'Today' }

// The announcements must not depend on how fast the calendar is loaded.
beforeAll(async () => void (await import('./DatePopover.tsx')))

test('screen reader output of a date picker and its calendar', async () => {
  await render(
    <DatePicker
      label="Call"
      messages={messages}
      labels={labels}
      defaultValue="2026-03-12"
      unavailableReason={(day) => (day === '2026-03-13' ? 'We are closed.' : undefined)}
    />,
  )
  const rows = await transcriptOf(['{Tab}{Tab}{Tab}{Tab}', '{Enter}', '{ArrowRight}', '{PageDown}', '{Enter}'])
  expect(rows).toEqual([
    [
      '{Tab}{Tab}{Tab}{Tab}',
      'textbox, Month, 3',
      'textbox, Day, 12',
      'textbox, Year, 2026',
      'button, Choose a day, Thursday, March 12, 2026, not expanded, has popup dialog',
    ],
    ['{Enter}', 'dialog, Choose a day', 'button, Thursday, March 12, 2026 selected'],
    ['{ArrowRight}', 'button, Friday, March 13, 2026, We are closed., disabled'],
    ['{PageDown}', 'button, Monday, April 13, 2026'],
    ['{Enter}', 'button, Choose a day, Monday, April 13, 2026, not expanded, has popup dialog'],
  ])
})

test('screen reader output of an unavailable day', async () => {
  await render(
    <DatePicker label="Call" messages={messages} labels={labels} unavailableReason={() => 'We are closed.'} />,
  )
  const back = '{Shift>}{Tab}{/Shift}'
  expect(await transcriptOf(['{Tab}', '3122026', '{Tab}', '{Tab}', back, back])).toEqual([
    ['{Tab}', 'textbox, Month, placeholder mm'],
    ['3122026', 'textbox, Day, placeholder dd', 'textbox, Year, placeholder yyyy'],
    ['{Tab}', 'button, Choose a day, not expanded, has popup dialog'],
    ['{Tab}'],
    [back, 'button, Choose a day, not expanded, has popup dialog'],
    [back, 'textbox, Year, 2026, We are closed., invalid'],
  ])
})
