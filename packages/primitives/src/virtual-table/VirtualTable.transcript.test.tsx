import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { TableColumn } from '../table/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { VirtualTable } from './index.ts'

const columns: TableColumn<number>[] = [
  { id: 'name', header: 'Name', isSortable: true, isRowHeader: true, cell: (at) => `Entry ${at}` },
]

test('screen reader output of entering a long table', async () => {
  await render(
    <VirtualTable
      caption="Entries"
      columns={columns}
      rows={Array.from({ length: 1000 }, (_, at) => at)}
      getRowId={String}
      onSortChange={() => {}}
    />,
  )
  expect(await transcriptOf(['{Tab}', '{Tab}'])).toEqual([
    ['{Tab}', 'region, Entries'],
    ['{Tab}', 'button, Name'],
  ])
})
