import { Disclosure, DisclosureGroup } from '@memberkit/primitives/disclosure'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose:
    'Folds away what only some people need, under a title that says what it is. Several of them are an accordion.',
  alternatives: [
    { use: 'Tabs', when: 'people go back and forth between parts of one thing, and read one at a time.' },
    { use: 'Section', when: 'most people need it: few unfold what is folded away.' },
    { use: 'ContextualHelp', when: 'a field or a figure needs a few words of explanation.' },
    { use: 'Tree', when: 'what is folded holds more to fold.' },
  ],
  anatomy: [
    {
      part: 'DisclosureGroup',
      about: 'Lines between them, the level of their headings, and whether one at most is open.',
    },
    { part: 'Disclosure', about: 'A native `<details>`.' },
    { part: 'Title', about: 'Always in sight, pressable along the whole line.' },
    { part: 'Aside', about: 'A few quiet words at the end of the line: a count, a status.' },
    { part: 'Content', about: 'Anything, in line with the title.' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Goes from title to title, and through what is open.' },
    { keys: 'Enter, Space', does: 'On a title: folds or unfolds.' },
  ],
  accessibility: [
    'The browser says that it is a disclosure and whether it is open, in the words of each screen reader.',
    'With `headingLevel` the titles are in the outline of the page, where screen readers look for them.',
    'A search in the page finds what is folded away and opens it; printed, everything is open.',
    'The title is one control: nothing else in it can be pressed.',
  ],
  content: [
    'The title names what is inside, or asks the question that is answered: “When is my card charged?”',
    'Nothing that people must read to decide, such as a price or a deadline, is folded away.',
  ],
  guidance: [
    {
      do: {
        says: 'Say in the title what will be found.',
        shows: (
          <DisclosureGroup>
            <Disclosure title="Pauses and cancellations" aside="3 answers">
              <Text as="p">You can pause for up to three months.</Text>
            </Disclosure>
          </DisclosureGroup>
        ),
      },
      dont: {
        says: 'Make people open it to learn what it is.',
        shows: (
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
