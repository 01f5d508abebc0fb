import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { DateField } from './index.ts'

const messages = { incomplete: 'Enter a whole date.', impossible: 'No such day.', tooEarly: '', tooLate: '' }

test('screen reader output of a date field', async () => {
  await render(
    <>
      <DateField label="Date of birth" description="As on your passport" messages={messages} />
      <button type="button">Save</button>
    </>,
  )
  const back = '{Shift>}{Tab}{/Shift}'
  expect(await transcriptOf(['{Tab}', '2', '30', '1985', '{Tab}', back, back])).toEqual([
    ['{Tab}', 'textbox, Month'],
    ['2', 'textbox, Day'],
    ['30', 'textbox, Year'],
    ['1985'],
    ['{Tab}', 'button, Save'],
    [back, 'textbox, Year, 1985'],
    [back, 'textbox, Day, 30, No such day., invalid'],
  ])
})
