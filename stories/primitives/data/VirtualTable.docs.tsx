import { Stack } from '@memberkit/primitives/box'
import { SearchField } from '@memberkit/primitives/search-field'
import type { TableColumn } from '@memberkit/primitives/table'
import { Text } from '@memberkit/primitives/text'
import { VirtualTable } from '@memberkit/primitives/virtual-table'
import type { CSSProperties } from 'react'
import type { ComponentDocs } from '../../blocks/component-docs.ts'

interface Member {
  id: string
}
const columns: TableColumn<Member>[] = [{ id: 'number', header: 'Member', isRowHeader: true, cell: ({ id }) => id }]
const members = Array.from({ length: 480 }, (_, at): Member => ({ id: `Member ${at + 1}` }))

function Members({ caption }: { caption: string }) {
  return (
    <div style={{ '--mk-virtual-table-block-size': '160px' } as CSSProperties}>
      <VirtualTable caption={caption} isCaptionHidden columns={columns} rows={members} getRowId={({ id }) => id} />
    </div>
  )
}

export const docs: ComponentDocs = {
  purpose:
    'A Table of any length: the same columns and properties, with only the rows in sight in the document. It scrolls within itself.',
  alternatives: [
    { use: 'Table', when: 'there are up to 200 rows: find-in-page, print and copy reach all of them.' },
    { use: 'DataGrid', when: 'people work through the cells with the keyboard, or change them in place.' },
    { use: 'Pagination', when: 'the rows come from a server page by page, or people talk about “page 3”.' },
  ],
  anatomy: [
    {
      part: 'Region',
      about:
        'Scrolls, and is named by the caption. As tall as `--mk-virtual-table-block-size`, 70 % of the window unless set.',
    },
    { part: 'Header', about: 'Always in sight.' },
    { part: 'Row', about: 'As in a Table; as tall as its contents.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the region, then through what can be pressed, as in a Table.' },
    { keys: 'Arrow down, Arrow up, Page down, Page up, Home, End', does: 'On the region: scrolls.' },
  ],
  accessibility: [
    '`aria-rowcount` and `aria-rowindex` say where a row stands among all of them.',
    'The row that has the focus stays in the document, however far one scrolls.',
    'Find-in-page and print reach the rows in sight alone: offer a search of your own, and an export.',
  ],
  content: ['As in a Table. Say above it how many rows there are.'],
  guidance: [
    {
      do: {
        says: 'Say how many rows there are, and offer a search: the browser’s own finds only the rows in sight.',
        shows: (
          <Stack gap="xs">
            <SearchField label="Search members" isLabelHidden placeholder="Name or number" clearLabel="Clear" />
            <Text size="sm" tone="muted">
              480 members
            </Text>
            <Members caption="Members" />
          </Stack>
        ),
      },
      dont: {
        says: 'Leave people to scroll without knowing how far.',
        shows: <Members caption="Members, without a search" />,
      },
    },
  ],
}
