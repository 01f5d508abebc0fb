import { Inline } from '@memberkit/primitives/box'
import { Spinner } from '@memberkit/primitives/spinner'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Shows that a small operation of unknown length is pending, where space is limited.',
  alternatives: [
    { use: 'Skeleton', when: 'content is loading: a Skeleton reserves its space, so that nothing shifts.' },
    {
      use: 'Button with `isPending`',
      when: 'someone pressed a button: it shows its own spinner and keeps its width.',
    },
    { use: 'Progress', when: 'the progress is known, or it takes more than a few seconds.' },
  ],
  anatomy: [{ part: 'Ring', about: 'One em large, in the colour of the surrounding text.' }],
  keyboard: [],
  accessibility: [
    'An indeterminate progress bar, named by `label`. Beside text that says the same, set `isDecorative`.',
    'It announces nothing. Announce the result.',
    'Its space is reserved at once and it shows after 300 ms, so that fast responses don’t flash. With reduced motion it doesn’t move.',
  ],
  content: ['Say what is pending: “Checking the code”, not “Loading” or “Please wait”.'],
  guidance: [
    {
      do: {
        caption: 'Put it beside the text it belongs to.',
        example: (
          <Inline gap="xs">
            <Spinner isDecorative />
            <Text size="sm">Checking the code</Text>
          </Inline>
        ),
      },
      dont: {
        caption: 'Show only a spinner for a whole page: nobody knows what is loading, and everything shifts.',
        example: (
          <Text as="div" size="xl">
            <Spinner label="Loading" />
          </Text>
        ),
      },
    },
  ],
}
