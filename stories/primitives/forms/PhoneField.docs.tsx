import { PhoneField } from '@memberkit/primitives/phone-field'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'
import { phoneCountries } from './places.ts'

export const phoneTexts = {
  countries: phoneCountries,
  countryLabel: 'Country code',
  invalidError: 'Enter a whole number, with the area code.',
}

export const docs: ComponentDocs = {
  purpose: 'A phone number of any of several countries, returned in international format.',
  alternatives: [
    {
      use: 'TextField with `type="tel"`',
      when: 'the number is only a note that nothing has to call.',
    },
    { use: 'CodeField', when: 'it is the code sent to the number.' },
  ],
  anatomy: [
    { part: 'Country', about: 'A native select. While closed, it shows the calling code.' },
    { part: 'Number', about: 'Formatted while people type at its end, and on blur.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from the country to the number.' },
    { keys: 'Arrow up, Arrow down, a–z', does: 'On the country: changes it.' },
    { keys: '+', does: 'In the number: a typed calling code selects its country.' },
  ],
  accessibility: [
    'The label names the number; the country list has its own name, `countryLabel`.',
    'Validation rules load when the field is about to be used. Earlier input is kept and validated then.',
    'If they can’t load, the field still works and accepts the number as typed.',
  ],
  content: [
    'Say what the number is for: “We text you when your case moves”.',
    'List your people’s countries first, not all countries.',
    'The error says what is missing: “Enter a whole number, with the area code”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Accept the number as people write it.',
        example: <PhoneField {...phoneTexts} label="Mobile phone" defaultValue="+14165550123" />,
      },
      dont: {
        caption: 'Require a format.',
        example: <TextField label="Mobile phone" placeholder="XXX-XXX-XXXX" type="tel" />,
      },
    },
  ],
}
