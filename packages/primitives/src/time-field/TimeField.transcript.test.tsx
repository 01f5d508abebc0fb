import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { TimeField } from './index.ts'

test('screen reader output of a time', async () => {
  const messages = { incomplete: 'Enter the hour, the minutes, and AM or PM.', impossible: 'No such time.' }
  await render(
    <>
      <TimeField label="Opens" messages={messages} />
      <button type="button">Save</button>
    </>,
  )
  const back = '{Shift>}{Tab}{/Shift}'
  expect(await transcriptOf(['{Tab}', '9', '{ArrowUp}', '{Tab}', '{Tab}', back])).toEqual([
    ['{Tab}', 'spinbutton, Hour, max value 12, min value 1'],
    ['9', 'spinbutton, Minute, max value 59, min value 0'],
    ['{ArrowUp}'],
    ['{Tab}', 'combobox, AM/PM, has popup listbox, not expanded'],
    ['{Tab}', 'button, Save'],
    [back, 'combobox, AM/PM, Enter the hour, the minutes, and AM or PM., has popup listbox, not expanded, invalid'],
  ])
})
