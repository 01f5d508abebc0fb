import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LiveRegion } from '../live/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { DataGrid, type GridColumn } from './index.ts'

interface Plan {
  id: string
  name: string
  note: string
}

const rows: Plan[] = [
  { id: '1', name: 'Family', note: 'Four people' },
  { id: '2', name: 'Single', note: 'One person' },
]
const columns: GridColumn<Plan>[] = [
  { id: 'name', header: 'Plan', isSortable: true, cell: ({ name }) => name },
  {
    id: 'note',
    header: 'Note',
    cell: ({ note }) => note,
    editing: { textOf: ({ note }) => note, save: async () => 'The note is too long.', failedMessage: 'Not saved.' },
  },
]

function Plans() {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataGrid
      caption="Plans"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      selectedIds={selectedIds}
      onSelectionChange={setSelectedIds}
    />
  )
}

test('screen reader output of a grid: moving, selecting, and a refused edit', async () => {
  await render(
    <>
      <LiveRegion />
      <Plans />
    </>,
  )
  const presses = ['{Tab}', '{ArrowDown}', ' ', '{ArrowRight}', '{Enter}', 'x{Enter}', '{Escape}']
  expect(await transcriptOf(presses)).toEqual([
    ['{Tab}', 'rowheader, Family, column index 1'],
    ['{ArrowDown}', 'rowheader, Single, column index 1'],
    [' '],
    ['{ArrowRight}', 'gridcell, One person, column index 2'],
    ['{Enter}', 'textbox, Note, One person'],
    ['x{Enter}', 'assertive: The note is too long.'],
    ['{Escape}', 'gridcell, One person, column index 2'],
  ])
})
