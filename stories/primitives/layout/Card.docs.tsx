import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const facts = (
  <KeyValue>
    <KeyValueItem label="Email">ada@example.com</KeyValueItem>
  </KeyValue>
)

export const docs: ComponentDocs = {
  purpose: 'A surface around related content; Section is a part of a page without a surface.',
  alternatives: [
    { use: 'Section', when: 'a heading and some space are enough to group the content.' },
    { use: 'Box', when: 'it needs a background or a border, and no title.' },
    { use: 'ChoiceCards', when: 'people select one of several.' },
    { use: 'Disclosure', when: 'it should start collapsed.' },
  ],
  anatomy: [
    { part: 'Title', about: 'Names the content, as a heading at `level`.' },
    { part: 'Description', about: 'One sentence below the title.' },
    { part: 'Actions', about: 'At the end of the title’s line, below it in narrow containers.' },
    { part: 'Content', about: 'Padded, or edge to edge with `isFlush`.' },
    { part: 'Footer', about: 'Below a line: totals, next steps.' },
  ],
  keyboard: [],
  accessibility: [
    'A `<section>` without a name isn’t a landmark. Use `aria-labelledby` for the few that people should be able to jump to.',
    'Levels follow the page’s outline; the size of a card’s title stays the same.',
    'Cards in a list are `as="li"`.',
  ],
  content: ['Titles are nouns: “Contact”. Don’t repeat the title in the description.'],
  guidance: [
    {
      do: {
        caption: 'Let a card contain one topic, directly on the page.',
        example: (
          <Card title="Contact" level={3}>
            {facts}
          </Card>
        ),
      },
      dont: {
        caption: 'Nest cards: the frames distract from the content. Use a Section inside.',
        example: (
          <Card title="Person" level={3}>
            <Card title="Contact" level={4}>
              {facts}
            </Card>
          </Card>
        ),
      },
    },
  ],
}
