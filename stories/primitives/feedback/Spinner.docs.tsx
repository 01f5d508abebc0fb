import { Inline } from '@memberkit/primitives/box'
import { Spinner } from '@memberkit/primitives/spinner'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Says that something small is under way, where nobody knows for how long and there is no room for more.',
  alternatives: [
    { use: 'Skeleton', when: 'content is on its way: its room can be kept, so that nothing moves when it comes.' },
    {
      use: 'Button with `isPending`',
      when: 'somebody pressed a button: it shows a spinner of its own, and keeps its width.',
    },
    { use: 'Progress', when: 'it is known how much is done, or it takes more than a few seconds.' },
  ],
  anatomy: [{ part: 'Ring', about: 'One em large, in the colour of the text around it.' }],
  keyboard: [],
  accessibility: [
    'A progress bar without a value, named by `label`. Beside words that say the same it is `isDecorative`.',
    'It announces nothing by itself. Announce the result.',
    'Its room is taken at once and it shows after 300 ms, so that fast answers do not flash. Under reduced motion it stands still.',
  ],
  content: ['Say what is under way: “Checking the code”, not “Loading” or “Please wait”.'],
  guidance: [
    {
      do: {
        says: 'Put it beside the words it belongs to.',
        shows: (
          <Inline gap="xs">
            <Spinner isDecorative />
            <Text size="sm">Checking the code</Text>
          </Inline>
        ),
      },
      dont: {
        says: 'Show nothing but a spinner for a page: nobody knows what is coming, and everything moves when it comes.',
        shows: (
          <Text as="div" size="xl">
            <Spinner label="Loading" />
          </Text>
        ),
      },
    },
  ],
}
