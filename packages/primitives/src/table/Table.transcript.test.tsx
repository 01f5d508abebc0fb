import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type ColumnSettings, useTableColumns } from '../table-columns/index.ts'
import { selectionColumn } from '../table-selection/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { Table, type TableColumn, type TableSort } from './index.ts'

interface Plan {
  id: string
  name: string
}

const rows: Plan[] = [
  { id: '1', name: 'Family' },
  { id: '2', name: 'Single' },
]
const columns: TableColumn<Plan>[] = [
  selectionColumn({ labelAll: 'Select all plans', labelRow: ({ name }) => `Select ${name}` }),
  { id: 'name', header: 'Plan', isSortable: true, isRowHeader: true, width: 200, cell: ({ name }) => name },
  { id: 'number', header: 'Number', cell: ({ id }) => id },
]

function Plans() {
  const [sort, setSort] = useState<TableSort>()
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const [settings, setSettings] = useState<ColumnSettings>({})
  const arranged = useTableColumns(columns, {
    settings,
    onSettingsChange: setSettings,
    resizeLabel: (header) => `Width of ${header}`,
    widthText: (pixels) => `${pixels} pixels`,
  })
  return (
    <Table
      {...arranged}
      caption="Plans"
      rows={rows}
      getRowId={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      selectedIds={selectedIds}
      onSelectionChange={setSelectedIds}
    />
  )
}

test('screen reader output of a table: selecting, sorting and resizing', async () => {
  await render(<Plans />)
  const back = '{Shift>}{Tab}{/Shift}'
  expect(await transcriptOf(['{Tab}', '{Tab}', '{Enter}', '{Tab}', '{ArrowRight}', back, '{Tab}', '{Tab}'])).toEqual([
    ['{Tab}', 'checkbox, Select all plans, not checked'],
    ['{Tab}', 'button, Plan'],
    ['{Enter}'],
    ['{Tab}', widthOfPlan('200 pixels')],
    ['{ArrowRight}'],
    [back, 'button, Plan'],
    ['{Tab}', widthOfPlan('210 pixels')],
    ['{Tab}', 'checkbox, Select Family, not checked'],
  ])
})

function widthOfPlan(now: string) {
  return `separator, Width of Plan, orientated vertically, max value 960, min value 64, current value ${now}`
}
