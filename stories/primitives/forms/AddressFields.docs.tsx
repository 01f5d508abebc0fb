import { AddressFields } from '@memberkit/primitives/address-fields'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { addressCountries, addressLabels } from './places.ts'

export const docs: ComponentDocs = {
  purpose: 'Asks for a postal address as the people of its country write it.',
  alternatives: [
    { use: 'ComboBox', when: 'a service finds whole addresses: let people choose one, and keep these for the rest.' },
    { use: 'KeyValue', when: 'the address is only shown.' },
  ],
  anatomy: [
    { part: 'Country', about: 'First, for it decides what else is asked, in which order and by which names.' },
    { part: 'Lines, city', about: 'Stay as they are when the country changes.' },
    { part: 'Region', about: 'A list where the country has one, else text.' },
    {
      part: 'Postal code',
      about: 'Written as the country writes it once it is left; what fits nothing stays as typed.',
    },
  ],
  keyboard: [],
  accessibility: [
    'A group with its name: two addresses on a page are told apart.',
    'Each part carries the token by which browsers fill it in, `autoCompleteSection` says of which address.',
    'Another country never empties the lines or the city, and coming back brings region and postal code back.',
  ],
  content: [
    'Countries, their regions and the names of parts are data of the caller, in the language of the page.',
    'Name the group after what the address is for: “Billing address”.',
  ],
  guidance: [
    {
      do: {
        says: 'Let the country decide what is asked.',
        shows: (
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
        says: 'Ask everybody for the parts of one country.',
        shows: (
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
