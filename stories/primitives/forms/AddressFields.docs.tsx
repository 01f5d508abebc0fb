import { AddressFields } from '@memberkit/primitives/address-fields'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { addressCountries, addressLabels } from './places.ts'

export const docs: ComponentDocs = {
  purpose: 'A postal address in the format of its country.',
  alternatives: [
    {
      use: 'ComboBox',
      when: 'a service suggests whole addresses: let people choose one, and keep these fields as a fallback.',
    },
    { use: 'KeyValue', when: 'the address is only displayed.' },
  ],
  anatomy: [
    {
      part: 'Country',
      about: 'First, because it determines the other fields, their order and their labels.',
    },
    { part: 'Lines, city', about: 'Keep their values when the country changes.' },
    { part: 'Region', about: 'A list if the country has one, otherwise text.' },
    {
      part: 'Postal code',
      about: 'Formatted on blur for the country; unrecognized input stays as typed.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields in the country’s order.' },
    { keys: 'Arrow down, Arrow up, a–z', does: 'On the country, or a region with a list: as in a Select.' },
  ],
  accessibility: [
    'A named group, so that two addresses on a page are distinct.',
    'Browsers can autofill each field. `autoCompleteSection` says which address it is: “billing” or “shipping”.',
    'Changing the country keeps street lines and city; changing back restores its region and postal code.',
  ],
  content: [
    'The caller supplies countries, regions and field labels in the page’s language.',
    'Name the group after the address’s purpose: “Billing address”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Let the country determine the fields.',
        example: (
          <AddressFields
            label="Billing address"
            labels={addressLabels}
            countries={addressCountries}
            defaultValue={{ country: 'FR' }}
            optionalMark="Optional"
            isRequired
          />
        ),
      },
      dont: {
        caption: 'Show everyone the fields of one country.',
        example: (
          <div>
            <TextField label="City" />
            <TextField label="State" />
            <TextField label="ZIP code" />
          </div>
        ),
      },
    },
  ],
}
