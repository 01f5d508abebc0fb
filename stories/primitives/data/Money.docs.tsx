import { Money } from '@memberkit/primitives/money'
import { Inline } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'An amount in the format of the reader’s locale and the currency of its document.',
  alternatives: [
    { use: 'MoneyField', when: 'people type the amount.' },
    { use: 'Stat', when: 'it is the main figure of a page.' },
  ],
  anatomy: [
    { part: 'Amount', about: 'Tabular digits, with the currency where the locale puts it; never wraps.' },
    { part: 'Period', about: 'The period a price is for, after a slash, in muted text.' },
    { part: 'Placeholder', about: 'Text in place of a missing amount.' },
  ],
  keyboard: [],
  accessibility: [
    'A struck-through amount is an `<s>`. Few screen readers say so: put a word beside it, such as “before”.',
    'A value that isn’t a decimal is shown unchanged, never as another number.',
  ],
  content: [
    'Use words for a missing price, never $0.00: “Price unavailable”. Show zero as zero or “Free”.',
    'The amount is decimal text, so large amounts keep their cents.',
  ],
  guidance: [
    {
      do: {
        caption: 'Say beside a struck-through price what it is.',
        example: (
          <Inline gap="xs">
            <Text size="sm">before</Text>
            <Money amount="39.95" currency="USD" isStruck />
            <Text size="sm">now</Text>
            <Money amount="29.95" currency="USD" per="month" />
          </Inline>
        ),
      },
      dont: {
        caption: 'Write zero for an unknown price.',
        example: <Money amount="0.00" currency="USD" per="month" />,
      },
    },
  ],
}
