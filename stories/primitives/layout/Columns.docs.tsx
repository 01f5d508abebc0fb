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
    'Divides the width between a few parts of different importance: a form and its summary, a case and its facts.',
  alternatives: [
    { use: 'Grid', when: 'there are any number of equal parts, such as cards.' },
    { use: 'Spread', when: 'two items belong at opposite ends of a line.' },
    { use: 'AppShell', when: 'the columns are those of the whole page.' },
  ],
  anatomy: [
    { part: 'Columns', about: 'The row of columns. Stacks them by its own width, not the window’s.' },
    { part: 'Column', about: 'Fluid, as wide as its content, or 240, 320 or 400 px.' },
  ],
  keyboard: [],
  accessibility: [
    'Stacked or not, columns are read and focused in DOM order: put the most important first.',
    'With `as`, a column is an `<aside>` or a `<section>`.',
  ],
  content: ['Use two columns, at most three: beyond that, lines of text become too short to read.'],
  guidance: [
    {
      do: {
        caption: 'Give the supporting part a fixed width, and the main part the rest.',
        example: (
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
        caption: 'Split a list of equal items into columns: use a Grid, which adapts to their number.',
        example: (
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
