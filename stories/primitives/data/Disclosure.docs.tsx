import { Disclosure, DisclosureGroup } from '@memberkit/primitives/disclosure'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Collapses content that only some people need, under a title that names it. Several form an accordion.',
  alternatives: [
    { use: 'Tabs', when: 'people switch between parts and read one at a time.' },
    { use: 'Section', when: 'most people need it: few expand collapsed content.' },
    { use: 'ContextualHelp', when: 'a field or value needs a few words of explanation.' },
    { use: 'Tree', when: 'the content has further levels.' },
  ],
  anatomy: [
    {
      part: 'DisclosureGroup',
      about: 'Lines between them, their heading level, and whether only one can be open.',
    },
    { part: 'Disclosure', about: 'A native `<details>`.' },
    { part: 'Title', about: 'Always visible, pressable across the whole line.' },
    { part: 'Aside', about: 'Secondary text at the end of the line: a count, a status.' },
    { part: 'Content', about: 'Any content, aligned with the title.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves between titles, and through open content.' },
    { keys: 'Enter, Space', does: 'On a title: expands or collapses.' },
  ],
  accessibility: [
    'The browser exposes the disclosure and its state, in each screen reader’s words.',
    'With `headingLevel`, titles are part of the page’s outline, which screen readers navigate.',
    'Find in page finds collapsed text and expands it; everything prints expanded.',
    'The title is one control and contains no other.',
  ],
  content: [
    'The title names the content or asks the question it answers: “When is my card charged?”',
    'Never collapse what people must read to decide, such as a price or a deadline.',
  ],
  guidance: [
    {
      do: {
        caption: 'Name the content in the title.',
        example: (
          <DisclosureGroup>
            <Disclosure title="Pauses and cancellations" aside="3 answers">
              <Text as="p">You can pause for up to three months.</Text>
            </Disclosure>
          </DisclosureGroup>
        ),
      },
      dont: {
        caption: 'Make people open it to find out what it is.',
        example: (
          <DisclosureGroup>
            <Disclosure title="More information">
              <Text as="p">You can pause for up to three months.</Text>
            </Disclosure>
          </DisclosureGroup>
        ),
      },
    },
  ],
}
