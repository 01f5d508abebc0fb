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
    {
      part: 'Country',
      about: 'Comes first, because it decides what else is asked, in which order and under which names.',
    },
    { part: 'Lines, city', about: 'Stay as they are when the country changes.' },
    { part: 'Region', about: 'A list where the country has one, else text.' },
    {
      part: 'Postal code',
      about: 'Written in the form of the country once the field is left; what fits no form stays as typed.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the parts in the order in which the country writes them.' },
    { keys: 'Arrow down, Arrow up, a–z', does: 'On the country, or a region with a list: as in a Select.' },
  ],
  accessibility: [
    'A group with its name: two addresses on a page are told apart.',
    'Browsers can fill in each part. `autoCompleteSection` says which address it is: “billing” or “shipping”.',
    'Choosing another country keeps the lines and the city; choosing the first one again brings its region and postal code back.',
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
