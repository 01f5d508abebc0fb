import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { CodeField } from './index.ts'

test('screen reader output of a code', async () => {
  await render(
    <>
      <CodeField label="Code" description="Six digits, sent to your phone" error="That code has expired" />
      <button type="button">After</button>
    </>,
  )
  expect(await transcriptOf(['{Tab}', '123', '{Tab}', '{Shift>}{Tab}{/Shift}'])).toEqual([
    ['{Tab}', 'textbox, Code, That code has expired Six digits, sent to your phone, invalid'],
    ['123'],
    ['{Tab}', 'button, After'],
    ['{Shift>}{Tab}{/Shift}', 'textbox, Code, 123, That code has expired Six digits, sent to your phone, invalid'],
  ])
})
