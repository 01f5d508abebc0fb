import { MoneyField } from '@memberkit/primitives/money-field'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'An amount in the format of the locale. Values are decimal text (“49.90”), never floating-point numbers.',
  alternatives: [
    { use: 'Money', when: 'the amount is only displayed.' },
    { use: 'NumberField', when: 'it is a count, a percentage or a measurement.' },
    { use: 'RadioGroup', when: 'there are a few amounts to choose from.' },
  ],
  anatomy: [
    { part: 'Label, description, error', about: 'As in every field.' },
    { part: 'Currency', about: 'Before or after the amount, by locale.' },
    { part: 'Amount', about: 'Kept as typed; formatted on blur.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Focuses the field; leaving it formats the amount.' }],
  accessibility: [
    'A text field with a decimal keyboard on phones: no arrows that change money by accident.',
    'The currency is part of the field’s description, so it is read.',
    'Accepts digits of every script with their separators: ١٢٣٤٫٥٦ is 1234.56. An amount in another locale’s format (“1 234,56” in English) is invalid, never a larger amount.',
    'Invalid text is never discarded: on blur, the field shows `parseError`.',
  ],
  content: [
    'The label says what the amount is for: “Amount to refund”. Don’t repeat the currency.',
    'The error names the limit: “No more than $49.90 was paid.”',
    'Give an example in `parseError` in the locale’s format: “49.90” in English, “49,90” in French.',
  ],
  guidance: [
    {
      do: {
        caption: 'Name the amount and its limit.',
        example: (
          <MoneyField
            label="Amount to refund"
            description="$49.90 at most."
            currency="CAD"
            parseError="Enter an amount such as 49.90."
          />
        ),
      },
      dont: {
        caption: 'Make people discover the limit.',
        example: (
          <MoneyField label="Amount (CAD)" currency="CAD" defaultValue="60.00" error="Invalid." parseError="Invalid." />
        ),
      },
    },
  ],
}
