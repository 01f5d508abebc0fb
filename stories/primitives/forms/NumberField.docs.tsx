import { NumberField } from '@memberkit/primitives/number-field'
import { TextField } from '@memberkit/primitives/text-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const numberTexts = {
  parseError: 'Enter a number such as 3.',
  stepLabels: { increase: 'One more', decrease: 'One fewer' },
}

export const docs: ComponentDocs = {
  purpose: 'A counted or measured number, typed and formatted by locale.',
  alternatives: [
    { use: 'MoneyField', when: 'it is an amount: that has a currency and must be exact to the cent.' },
    {
      use: 'TextField with `inputMode="numeric"`',
      when: 'the digits identify something: a card, a member, a postal code.',
    },
    { use: 'Select', when: 'there are few values with names.' },
  ],
  anatomy: [
    {
      part: 'Input',
      about: 'Keeps input as typed until blur, then formats it.',
    },
    { part: 'Steppers', about: 'Two buttons; holding one repeats. Only with labels (`stepLabels`).' },
    { part: 'Prefix, suffix', about: 'The unit, as text or a symbol. People may type a text unit as well: “15 %”.' },
  ],
  keyboard: [
    { keys: 'Arrow up, Arrow down', does: 'One step more or less.' },
    { keys: 'Page up, Page down', does: 'Ten steps more or less.' },
    { keys: 'Home, End', does: 'To the minimum or maximum, if set; otherwise move the caret.' },
  ],
  accessibility: [
    'React Aria’s `spinbutton` with its formatted value, minimum and maximum. An empty one says so in the page’s language.',
    'A step is announced when its key or button is released. Typed text isn’t: screen readers echo it themselves.',
    'The buttons aren’t tab stops, because the arrow keys do the same.',
    'Accepts digits of every script, in every locale, with their separators: ١٢٣٤٫٥ is 1,234.5. On blur, the number is formatted in the locale’s digits.',
    'The mouse wheel doesn’t change the value, so scrolling past is safe.',
  ],
  content: [
    'Input is never corrected automatically: a number out of range stays, and `rangeError` states the range.',
    '“Enter a number from 1 to 20”, not “Invalid value”.',
  ],
  guidance: [
    {
      do: {
        caption: 'Use it for numbers that can go up or down by one.',
        example: <NumberField {...numberTexts} label="Seats" defaultValue={3} min={1} />,
      },
      dont: {
        caption: 'Use it for identifiers: nobody adds one to them.',
        example: <NumberField {...numberTexts} label="Member number" defaultValue={100200} />,
      },
    },
    {
      do: {
        caption: 'Show the unit beside the number.',
        example: <NumberField {...numberTexts} label="Remind me" suffix="days before" defaultValue={30} />,
      },
      dont: {
        caption: 'Make people type the unit.',
        example: <TextField label="Remind me" defaultValue="30 days before" />,
      },
    },
  ],
}
