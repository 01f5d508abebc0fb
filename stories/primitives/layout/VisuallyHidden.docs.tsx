import { ArrowEndIcon } from '@memberkit/primitives/icons'
import { Text } from '@memberkit/primitives/text'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Words for screen readers only, where sight has a shape or a place instead.',
  alternatives: [
    { use: '`label` of IconButton', when: 'it is the name of a button with an icon.' },
    { use: '`isLabelHidden`', when: 'it is the label of a field.' },
    { use: '`announce`', when: 'it is news, not part of the page.' },
    { use: 'SkipLink', when: 'it is a link past the navigation.' },
  ],
  anatomy: [{ part: 'Text', about: 'One element, read in its place, that takes no room on the screen.' }],
  keyboard: [{ keys: 'Tab', does: 'With `isFocusable`, shows what has the focus in it.' }],
  accessibility: [
    'It says what sight already says: nothing that only those who listen would learn.',
    'With `isFocusable` it is shown while something in it has the focus, so nobody loses sight of the focus.',
    'Put a space before or after it, or the words run together.',
  ],
  content: ['As short as what it stands for: “changed to” for an arrow.'],
  guidance: [
    {
      do: {
        says: 'Say in words what an icon shows.',
        shows: (
          <Text as="p">
            Due <ArrowEndIcon />
            <VisuallyHidden> changed to </VisuallyHidden> Paid
          </Text>
        ),
      },
      dont: {
        says: 'Hide from most people what everybody should know.',
        shows: (
          <Text as="p">
            Pay $49.90<VisuallyHidden>, and the same every month from then on</VisuallyHidden>
          </Text>
        ),
      },
    },
  ],
}
