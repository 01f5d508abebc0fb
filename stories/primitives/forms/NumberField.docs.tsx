import { NumberField } from '@memberkit/primitives/number-field'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const numberTexts = {
  parseError: 'Enter a number such as 3.',
  stepLabels: { increase: 'One more', decrease: 'One fewer' },
}

export const docs: ComponentDocs = {
  purpose: 'Takes a number that is counted or measured, typed and written as the locale does.',
  alternatives: [
    { use: 'MoneyField', when: 'it is an amount: that has a currency, and must be exact to the cent.' },
    {
      use: 'TextField with `inputMode="numeric"`',
      when: 'the digits identify something: a card, a member, a postal code.',
    },
    { use: 'Select', when: 'there are few values and they have names.' },
  ],
  anatomy: [
    {
      part: 'Input',
      about: 'Keeps what is typed as it is until the field is left, then writes it as the locale does.',
    },
    { part: 'Steppers', about: 'Two buttons; held, they go on. Only with their names (`stepLabels`).' },
    { part: 'Prefix, suffix', about: 'The unit, in words or signs. As text, it may be typed along: “15 %”.' },
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'One step more or less.' },
    { keys: 'Page up, Page down', does: 'Ten steps more or less.' },
    { keys: 'Home, End', does: 'The least or most there may be, if there is one; else they move the caret.' },
  ],
  accessibility: [
    'A `spinbutton` by React Aria, with its value as it is written, its least and its most. An empty one says so, in the language of the page.',
    'A step is read out when its key or button is let go. What is typed is not: screen readers echo it themselves.',
    'The buttons are no stop of Tab, for the arrow keys do the same.',
    'Digits of every script are taken, whatever the locale, with the separators that go with them: ١٢٣٤٫٥ is 1,234.5. When the field is left, the number is written in the digits of the locale.',
    'The mouse wheel changes nothing, so nobody changes a number by scrolling past.',
  ],
  content: [
    'What is typed is never put right unasked: a number out of range stays, and `rangeError` says what is possible.',
    '“Enter a number from 1 to 20”, not “Invalid value”.',
  ],
  guidance: [
    {
      do: {
        says: 'Use it for what can be one more or one less.',
        shows: <NumberField {...numberTexts} label="Seats" defaultValue={3} min={1} />,
      },
      dont: {
        says: 'Use it for digits that identify something: nobody adds one to them.',
        shows: <NumberField {...numberTexts} label="Member number" defaultValue={100200} />,
      },
    },
    {
      do: {
        says: 'Say the unit beside the number.',
        shows: <NumberField {...numberTexts} label="Remind me" suffix="days before" defaultValue={30} />,
      },
      dont: {
        says: 'Leave people to type the unit.',
        shows: <TextField label="Remind me" defaultValue="30 days before" />,
      },
    },
  ],
}
