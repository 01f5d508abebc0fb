import { Box, Column, Columns } from '@memberkit/primitives/box'
import { Text } from '@memberkit/primitives/text'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

function Block({ children }: { children: string }) {
  return (
    <Box background="sunken" border="subtle" borderRadius="sm" padding="sm">
      <Text size="sm">{children}</Text>
    </Box>
  )
}

export const docs: ComponentDocs = {
  purpose:
    'Divides the room between a few parts of different importance: a form and its summary, a case and its facts.',
  alternatives: [
    { use: 'Grid', when: 'there are any number of equal parts, such as cards.' },
    { use: 'Spread', when: 'two things belong to the two ends of one line.' },
    { use: 'AppShell', when: 'the columns are those of the whole page.' },
  ],
  anatomy: [
    { part: 'Columns', about: 'The line of columns. It stacks them by its own width, whatever the window.' },
    { part: 'Column', about: 'Fluid, as wide as its content, or 240, 320 or 400 px.' },
  ],
  keyboard: [],
  accessibility: [
    'Stacked or not, columns are read and tabbed through in the order in which they are written: write what matters first, first.',
    'With `as`, a column is an `<aside>` or a `<section>` where that is what it holds.',
  ],
  content: ['Two columns are usual, three the most: beyond that, lines of text become too short to read.'],
  guidance: [
    {
      do: {
        says: 'Give what supports the page a width of its own, and the rest to what it is about.',
        shows: (
          <Columns gap="sm" stackBelow="narrow">
            <Column>
              <Block>The invoice</Block>
            </Column>
            <Column width="content">
              <Block>The balance</Block>
            </Column>
          </Columns>
        ),
      },
      dont: {
        says: 'Cut a list of equal things into columns: their number changes, a Grid changes with it.',
        shows: (
          <Columns gap="sm">
            {['May', 'June', 'July'].map((month) => (
              <Column key={month}>
                <Block>{month}</Block>
              </Column>
            ))}
          </Columns>
        ),
      },
    },
  ],
}
