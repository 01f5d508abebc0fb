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
    'A Table of any length with the same columns and props. Only visible rows are in the document, and it scrolls inside its own region.',
  alternatives: [
    { use: 'Table', when: 'there are up to 200 rows: find in page, print and copy reach all of them.' },
    { use: 'DataGrid', when: 'people navigate cells by keyboard or edit them in place.' },
    { use: 'Pagination', when: 'rows come from a server page by page, or people refer to “page 3”.' },
  ],
  anatomy: [
    {
      part: 'Region',
      about:
        'Scrolls, and is named by the caption. As tall as `--mk-virtual-table-block-size`, 70 % of the window by default.',
    },
    { part: 'Header', about: 'Always visible.' },
    { part: 'Row', about: 'As in a Table; as tall as its content.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the region, then through the controls, as in a Table.' },
    { keys: 'Arrow down, Arrow up, Page down, Page up, Home, End', does: 'On the region: scrolls.' },
  ],
  accessibility: [
    '`aria-rowcount` and `aria-rowindex` give a row’s position among all rows.',
    'The focused row stays in the document, wherever the table scrolls.',
    'Find in page and print reach visible rows only: offer your own search and an export.',
  ],
  content: ['As in a Table. Say above it how many rows there are.'],
  guidance: [
    {
      do: {
        caption: 'Say how many rows there are, and offer a search: the browser’s own only finds visible rows.',
        example: (
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
        caption: 'Make people scroll without knowing how far.',
        example: <Members caption="Members, without a search" />,
      },
    },
  ],
}
