import { Spread, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Places two items at opposite ends of a line, such as a name and its actions.',
  alternatives: [
    { use: 'Inline', when: 'items follow each other with the same gap.' },
    { use: 'KeyValue', when: 'the two are a name and its value.' },
    { use: 'Card, Section', when: 'the first is a title: both components have a place for actions.' },
  ],
  anatomy: [{ part: 'Spread', about: 'The line. Its first child is at the start, its last at the end.' }],
  keyboard: [],
  accessibility: [
    'Distant items on a wide screen are hard to associate: keep the line short, or draw a border under it.',
  ],
  content: ['If they don’t fit, the second moves below the first. Nothing is cut off.'],
  guidance: [
    {
      do: {
        caption: 'Put an item at the start and its actions at the end.',
        example: (
          <Spread>
            <Text weight="medium">Visa ending in 4242</Text>
            <Button size="small">Change</Button>
          </Spread>
        ),
      },
      dont: {
        caption: 'Spread a group of buttons: keep related controls together.',
        example: (
          <Stack>
            <Spread>
              <Button size="small">Back</Button>
              <Button size="small">Save</Button>
              <Button size="small">Next</Button>
            </Spread>
          </Stack>
        ),
      },
    },
  ],
}
