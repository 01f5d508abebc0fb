import { Money } from '@memberkit/primitives/money'
import { Inline } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'An amount by the rules of the reader’s locale, in the currency of the document it stands in.',
  alternatives: [
    { use: 'MoneyField', when: 'the amount is typed.' },
    { use: 'Stat', when: 'it is the one figure of a page.' },
  ],
  anatomy: [
    { part: 'Amount', about: 'Digits of one width, with the currency where the locale puts it; never broken.' },
    { part: 'Period', about: 'What a price is for, after a slash, quiet.' },
    { part: 'Placeholder', about: 'Words in the place of an amount that is missing.' },
  ],
  keyboard: [],
  accessibility: [
    'A struck amount is an `<s>`. Few screen readers say so: put a word beside it, such as “before”.',
    'A value that is not a decimal is shown as it came, never turned into another number.',
  ],
  content: [
    'A missing price is words, never $0.00: “Price unavailable”. Zero is shown as zero, or as “Free”.',
    'The amount is a decimal as text, so that large ones keep their cents.',
  ],
  guidance: [
    {
      do: {
        says: 'Say beside a struck price what it is.',
        shows: (
          <Inline gap="xs">
            <Text size="sm">before</Text>
            <Money amount="39.95" currency="USD" isStruck />
            <Text size="sm">now</Text>
            <Money amount="29.95" currency="USD" per="month" />
          </Inline>
        ),
      },
      dont: {
        says: 'Write zero where the price is not known.',
        shows: <Money amount="0.00" currency="USD" per="month" />,
      },
    },
  ],
}
