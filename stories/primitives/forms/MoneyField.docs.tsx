import { MoneyField } from '@memberkit/primitives/money-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose:
    'Takes an amount of money as people write it where they live. It takes and gives decimals as text (“49.90”), never floating-point numbers.',
  alternatives: [
    { use: 'Money', when: 'an amount is shown, not asked for.' },
    { use: 'NumberField', when: 'it is a count, a percentage or a measure.' },
    { use: 'RadioGroup', when: 'there are a few amounts to choose from.' },
  ],
  anatomy: [
    { part: 'Label, description, error', about: 'As in every field.' },
    { part: 'Currency', about: 'Before or after the amount, as the locale has it.' },
    { part: 'Amount', about: 'Kept as it is typed, and tidied when the field is left.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes to the field; on leaving, the amount is written as the locale writes it.' }],
  accessibility: [
    'It is a text field with a decimal keyboard on phones: no arrows that change money by accident.',
    'The currency belongs to the description of the field, so it is read out.',
    'Digits of every script are taken, with the separators that go with them: ١٢٣٤٫٥٦ is 1234.56. An amount of another locale (“1 234,56” in English) is no amount, never a larger one.',
    'Text that is no amount is never thrown away: the field says `parseError` once it is left.',
  ],
  content: [
    'The label says what the amount is for: “Amount to refund”. It does not repeat the currency.',
    'The error names the limit: “No more than $49.90 was paid.”',
    'Write an example in `parseError` as the locale writes amounts: “49.90” in English, “49,90” in French.',
  ],
  guidance: [
    {
      do: {
        says: 'Say which amount, and what the limit is.',
        shows: (
          <MoneyField
            label="Amount to refund"
            description="$49.90 at most."
            currency="CAD"
            parseError="Enter an amount such as 49.90."
          />
        ),
      },
      dont: {
        says: 'Leave the limit to be found out.',
        shows: (
          <MoneyField label="Amount (CAD)" currency="CAD" defaultValue="60.00" error="Invalid." parseError="Invalid." />
        ),
      },
    },
  ],
}
