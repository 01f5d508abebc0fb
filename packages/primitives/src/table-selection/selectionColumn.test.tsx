import '@memberkit/tokens/styles.css'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Table, type TableColumn } from '../table/index.ts'
import { VirtualTable } from '../virtual-table/index.ts'
import { selectionColumn } from './index.ts'

interface Row {
  id: string
}

const rows: readonly Row[] = [1, 2, 3, 4, 5, 6].map((number) => ({ id: `row ${number}` }))
const columns: readonly TableColumn<Row>[] = [
  selectionColumn({ labelAll: 'All', labelRow: ({ id }) => id, isSelectable: ({ id }) => id !== 'row 3' }),
  { id: 'id', header: 'Id', cell: ({ id }) => id },
]
const getRowId = ({ id }: Row) => id
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

/** Shows a table, and tells which rows were selected by the last change. */
async function show({ Of = Table, before = [] as readonly string[] } = {}) {
  const onSelectionChange = vi.fn<(ids: ReadonlySet<string>) => void>()
  function Selectable() {
    const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set(before))
    const change = (ids: ReadonlySet<string>) => (setSelectedIds(ids), onSelectionChange(ids))
    return <Of caption="Rows" {...{ columns, rows, getRowId, selectedIds }} onSelectionChange={change} />
  }
  await render(<Selectable />)
  return () => [...(onSelectionChange.mock.lastCall?.[0] ?? [])].sort()
}

test.each([
  ['Table', Table],
  ['VirtualTable', VirtualTable],
])('Shift selects a range from the previous checkbox, in both directions, in a %s', async (_, Of) => {
  const selected = await show({ Of })
  await box('row 5').click()
  await box('row 2').click({ modifiers: ['Shift'] })
  expect(selected()).toEqual(['row 2', 'row 4', 'row 5'])
  expect(getSelection()?.type).not.toBe('Range')
  await box('row 6').click()
  await box('row 4').click()
  await box('row 5').click({ modifiers: ['Shift'] })
  expect(selected()).toEqual(['row 2', 'row 6'])
})

test('Shift without a previous checkbox selects one row', async () => {
  const selected = await show()
  await box('row 4').click({ modifiers: ['Shift'] })
  expect(selected()).toEqual(['row 4'])
})

test('Shift+Space selects a range too', async () => {
  const selected = await show()
  box('row 4').element().focus()
  await userEvent.keyboard(' ')
  box('row 6').element().focus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  expect(selected()).toEqual(['row 4', 'row 5', 'row 6'])
})

test('the header checkbox keeps the selection on other pages', async () => {
  const selected = await show({ before: ['row 99'] })
  await box('All').click()
  expect(selected()).toEqual(['row 1', 'row 2', 'row 4', 'row 5', 'row 6', 'row 99'])
  await box('All').click()
  expect(selected()).toEqual(['row 99'])
})
