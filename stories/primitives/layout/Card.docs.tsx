import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

const facts = (
  <KeyValue>
    <KeyValueItem label="Email">ada@example.com</KeyValueItem>
  </KeyValue>
)

export const docs: ComponentDocs = {
  purpose: 'A surface around things that belong together; Section is a part of a page without a surface.',
  alternatives: [
    { use: 'Section', when: 'a heading and some space are enough to hold things together.' },
    { use: 'Box', when: 'a background or a border is needed, and no title.' },
    { use: 'ChoiceCards', when: 'people choose one of several.' },
    { use: 'Disclosure', when: 'it should be folded away at first.' },
  ],
  anatomy: [
    { part: 'Title', about: 'The name of what follows, as a heading at `level`.' },
    { part: 'Description', about: 'One sentence below the title.' },
    { part: 'Actions', about: 'At the end of the title’s line, below it where narrow.' },
    { part: 'Content', about: 'With space around it, or from edge to edge with `isFlush`.' },
    { part: 'Footer', about: 'Below a line: totals, what to do next.' },
  ],
  keyboard: [],
  accessibility: [
    'A `<section>` without a name is no landmark. Name the few that people should be able to jump to with `aria-labelledby`.',
    'Levels follow the outline of the page; the size of a card’s title stays the same.',
    'Cards of a list are `as="li"` in a list.',
  ],
  content: ['Titles are nouns: “Contact”. The description says what the title does not.'],
  guidance: [
    {
      do: {
        says: 'Let a card hold one thing, on the page itself.',
        shows: (
          <Card title="Contact" level={3}>
            {facts}
          </Card>
        ),
      },
      dont: {
        says: 'Put cards into cards: the frames say more than the content. Use a Section inside.',
        shows: (
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
