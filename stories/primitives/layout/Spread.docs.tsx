import { Spread, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

export const docs: ComponentDocs = {
  purpose: 'Puts two things at the two ends of a line, such as a name and what can be done with it.',
  alternatives: [
    { use: 'Inline', when: 'things follow each other with the same space between.' },
    { use: 'KeyValue', when: 'the two are a name and its value.' },
    { use: 'Card, Section', when: 'the first is the title of what follows: both have a place for actions.' },
  ],
  anatomy: [{ part: 'Spread', about: 'The line. Its first child stands at the start, its last at the end.' }],
  keyboard: [],
  accessibility: [
    'Things far apart on a wide screen are hard to see together: keep the line short, or draw one under it.',
  ],
  content: ['Where there is no room, the second goes below the first. Nothing is cut off.'],
  guidance: [
    {
      do: {
        says: 'Put a thing at the start and what can be done with it at the end.',
        shows: (
          <Spread>
            <Text weight="medium">Visa ending in 4242</Text>
            <Button size="small">Change</Button>
          </Spread>
        ),
      },
      dont: {
        says: 'Spread a group of buttons: what belongs together stands together.',
        shows: (
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
