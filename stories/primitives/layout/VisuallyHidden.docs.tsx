import { ArrowEndIcon } from '@memberkit/primitives/icons'
import { Text } from '@memberkit/primitives/text'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Text for screen readers only, where a shape or position conveys it visually.',
  alternatives: [
    { use: '`label` of IconButton', when: 'it is the name of a button with an icon.' },
    { use: '`isLabelHidden`', when: 'it is the label of a field.' },
    { use: '`announce`', when: 'it announces a change and isn’t part of the page.' },
    { use: 'SkipLink', when: 'it is a link past the navigation.' },
  ],
  anatomy: [{ part: 'Text', about: 'One element, read in place, that takes no space on screen.' }],
  keyboard: [{ keys: 'Tab', does: 'With `isFocusable`, shows its focused content.' }],
  accessibility: [
    'It repeats what is visible: never information that only screen reader users would get.',
    'With `isFocusable`, it is visible while it contains focus, so that keyboard users can see it.',
    'Put a space before or after it, or words run together.',
  ],
  content: ['As short as what it replaces: “changed to” for an arrow.'],
  guidance: [
    {
      do: {
        caption: 'Say in words what an icon shows.',
        example: (
          <Text as="p">
            Due <ArrowEndIcon />
            <VisuallyHidden> changed to </VisuallyHidden> Paid
          </Text>
        ),
      },
      dont: {
        caption: 'Hide from most people what everyone should know.',
        example: (
          <Text as="p">
            Pay $49.90<VisuallyHidden>, and the same every month from then on</VisuallyHidden>
          </Text>
        ),
      },
    },
  ],
}
