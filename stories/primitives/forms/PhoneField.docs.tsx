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
  purpose:
    'Takes a telephone number of any of several countries, and gives it in the form that every system understands.',
  alternatives: [
    {
      use: 'TextField with `type="tel"`',
      when: 'the number is only kept as a note, and nothing has to be able to call it.',
    },
    { use: 'CodeField', when: 'it is the code that was sent to the number.' },
  ],
  anatomy: [
    { part: 'Country', about: 'The browser’s own list. While it is closed, it shows the calling code.' },
    { part: 'Number', about: 'Formatted while somebody types at its end, and when it is left.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from the country to the number.' },
    { keys: 'Arrow up, Arrow down, a–z', does: 'On the country: chooses another one.' },
    { keys: '+', does: 'In the number: a calling code that is typed chooses its country.' },
  ],
  accessibility: [
    'The label names the number; the list of countries has a name of its own, `countryLabel`.',
    'The rules for numbers are loaded when the field is about to be used. What is typed before that is kept, and checked then.',
    'Where they cannot be loaded, the field still works: the number is taken as it was typed.',
  ],
  content: [
    'Say what the number is for: “We text you when your case moves”.',
    'List the countries in which your people live first, and not all there are.',
    'The message says what is missing: “Enter a whole number, with the area code”.',
  ],
  guidance: [
    {
      do: {
        says: 'Take the number as people write it.',
        shows: <PhoneField {...phoneTexts} label="Mobile phone" defaultValue="+14165550123" />,
      },
      dont: {
        says: 'Ask them for a format.',
        shows: <TextField label="Mobile phone" placeholder="XXX-XXX-XXXX" type="tel" />,
      },
    },
  ],
}
