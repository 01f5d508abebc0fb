import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { transcriptOf } from '../testing/read-aloud.ts'
import { AddressFields } from './index.ts'

test('screen reader output of an address', async () => {
  await render(
    <AddressFields
      label="Home address"
      labels={{
        country: 'Country',
        line1: 'Street address',
        line2: 'Apartment',
        city: 'City',
        region: 'Region',
        postalCode: 'Postal code',
      }}
      countries={[
        { code: 'CA', name: 'Canada', order: ['city', 'postalCode'], postalFormats: ['A#A #A#'] },
        { code: 'US', name: 'United States', order: ['postalCode'], labels: { postalCode: 'ZIP code' } },
      ]}
      errors={{ postalCode: 'Enter a postal code such as K1A 0B1' }}
    />,
  )
  expect(await transcriptOf(['{Tab}', '{Tab}', '{Tab}'])).toEqual([
    ['{Tab}', 'combobox, Country, CA, has popup listbox, not expanded'],
    ['{Tab}', 'textbox, City'],
    ['{Tab}', 'textbox, Postal code, Enter a postal code such as K1A 0B1, invalid'],
  ])
})
