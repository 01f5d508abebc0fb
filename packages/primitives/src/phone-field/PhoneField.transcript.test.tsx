import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { PhoneField } from './index.ts'

test('screen reader output of a phone number', async () => {
  await render(
    <PhoneField
      label="Mobile phone"
      countryLabel="Country code"
      countries={[{ code: 'CA', name: 'Canada', callingCode: '1' }]}
      invalidError="Enter a whole number"
    />,
  )
  expect(await transcriptOf(['{Tab}', '{Tab}', '41', '{Shift>}{Tab}{/Shift}', '{Tab}'])).toEqual([
    ['{Tab}', 'combobox, Country code, CA, has popup listbox, not expanded'],
    ['{Tab}', 'textbox, Mobile phone'],
    ['41'],
    ['{Shift>}{Tab}{/Shift}', 'combobox, Country code, CA, has popup listbox, not expanded'],
    ['{Tab}', 'textbox, Mobile phone, 41, Enter a whole number, invalid'],
  ])
})
