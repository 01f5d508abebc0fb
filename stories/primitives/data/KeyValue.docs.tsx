import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Shows names and values that belong together: facts about a person, lines of an amount.',
  alternatives: [
    { use: 'Table', when: 'several items have the same fields.' },
    { use: 'Stat', when: 'one value is what people come for.' },
    { use: 'Form', when: 'the values are edited here.' },
  ],
  anatomy: [
    { part: 'Name', about: 'Secondary text. It wraps before the value does.' },
    { part: 'Value', about: 'Text, Money, a StatusBadge, a Link.' },
    { part: 'Total', about: 'In a ledger: the total, set apart from the lines above it.' },
  ],
  keyboard: [],
  accessibility: [
    'A `<dl>` with each pair in a group, so screen readers say the name with its value.',
    'Use words for a missing value, too: “Not given”, not an empty space.',
  ],
  content: [
    'Names are nouns without a colon: “Member since”.',
    '`layout`: `rows` for reading in order, `columns` for a few facts at the top of a page, `ledger` for amounts that add up.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say in words that a value is missing.',
        example: (
          <KeyValue>
            <KeyValueItem label="Name">Ada Example</KeyValueItem>
            <KeyValueItem label="Phone">Not given</KeyValueItem>
          </KeyValue>
        ),
      },
      dont: {
        caption: 'Show a dash for a missing value, or end names with colons.',
        example: (
          <KeyValue>
            <KeyValueItem label="Name:">Ada Example</KeyValueItem>
            <KeyValueItem label="Phone:">-</KeyValueItem>
          </KeyValue>
        ),
      },
    },
  ],
}
