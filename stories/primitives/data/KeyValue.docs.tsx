import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Shows names and values that belong to one thing: the facts of a person, the lines of an amount.',
  alternatives: [
    { use: 'Table', when: 'several things have the same facts.' },
    { use: 'Stat', when: 'one figure is what people come for.' },
    { use: 'Form', when: 'the values are to be changed here.' },
  ],
  anatomy: [
    { part: 'Name', about: 'Quiet. It wraps before it pushes the value away.' },
    { part: 'Value', about: 'Text, Money, a StatusBadge, a Link.' },
    { part: 'Total', about: 'In a ledger: the sum, set off from the lines above it.' },
  ],
  keyboard: [],
  accessibility: [
    'A `<dl>`, each pair a group, so that a screen reader says the name with its value.',
    'A value that is missing needs words too: “Not given”, not an empty place.',
  ],
  content: [
    'Names are nouns without a colon: “Member since”.',
    'As `layout`: `rows` to read one after the other, `columns` for the few facts at the head of a page, `ledger` for amounts that add up.',
  ],
  guidance: [
    {
      do: {
        says: 'Say in words that something is not there.',
        shows: (
          <KeyValue>
            <KeyValueItem label="Name">Ada Example</KeyValueItem>
            <KeyValueItem label="Phone">Not given</KeyValueItem>
          </KeyValue>
        ),
      },
      dont: {
        says: 'Show a dash for what is missing, or end names with colons.',
        shows: (
          <KeyValue>
            <KeyValueItem label="Name:">Ada Example</KeyValueItem>
            <KeyValueItem label="Phone:">-</KeyValueItem>
          </KeyValue>
        ),
      },
    },
  ],
}
