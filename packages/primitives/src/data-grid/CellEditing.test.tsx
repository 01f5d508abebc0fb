import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusedIn } from '../internal/focused-in.ts'
import { DataGrid, type GridColumn } from './index.ts'

interface Entry {
  id: string
  note: string
}

const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ id: `e${index}`, note: `Note ${index}` }))

const columns: GridColumn<Entry>[] = [
  { id: 'id', header: 'Id', cell: ({ id }) => id },
  { id: 'note', header: 'Note', cell: ({ note }) => note },
  { id: 'state', header: 'State', cell: ({ id }) => `State of ${id}` },
]

const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
const press = (keys: string) => userEvent.keyboard(keys)
const focused = () => focusedIn(document.body)?.textContent

function Editable({ save }: { save: (row: Entry, text: string) => Promise<string | undefined> }) {
  const [rows, setRows] = useState(() => entries(1000))
  const [withEditing] = useState<GridColumn<Entry>[]>(() =>
    columns.map((column) =>
      column.id === 'note'
        ? {
            ...column,
            editing: {
              textOf: ({ note }) => note,
              failedMessage: 'Not saved. Try again.',
              isEditable: ({ id }) => id !== 'e0',
              save: async (row, text) => {
                const error = await save(row, text)
                if (!error) setRows((all) => all.map((one) => (one.id === row.id ? { ...one, note: text } : one)))
                return error
              },
            },
          }
        : column,
    ),
  )
  return (
    <DataGrid caption="Entries" columns={withEditing} rows={rows} getRowId={({ id }) => id} onRowAction={onRowAction} />
  )
}

const onRowAction = vi.fn()
const input = page.getByRole('textbox', { name: 'Note' })

test('Enter edits a cell and saves, Escape discards', async () => {
  const save = vi.fn(async () => undefined)
  await render(<Editable save={save} />)
  await cell('Note 1').click()
  await press('{Enter}')
  await expect.element(input).toHaveFocus()
  await press('Changed{Enter}')
  await expect.element(cell('Changed')).toHaveFocus()
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'e1' }), 'Changed')
  await press('{F2}Other{Escape}')
  await expect.element(cell('Changed')).toHaveFocus()
  await press('{Enter}{Enter}')
  await expect.element(cell('Changed')).toHaveFocus()
  expect(save).toHaveBeenCalledOnce()
  expect(onRowAction).not.toHaveBeenCalled()
})

test('a read-only cell does not open for editing', async () => {
  await render(<Editable save={async () => undefined} />)
  await cell('Note 0').click()
  await press('{F2}')
  await expect.element(input).not.toBeInTheDocument()
})

const fail = () => {
  throw new Error('offline')
}

test.each([
  ['is refused', async () => 'Too long.', 'Too long.'],
  ['fails', () => Promise.reject(new Error('offline')), 'Not saved. Try again.'],
  ['fails before it begins', fail, 'Not saved. Try again.'],
])('the typed text survives when saving %s, even scrolled out of view', async (_, save, error) => {
  await render(<Editable save={save} />)
  await cell('Note 1').click()
  await press('{Enter}Changed{Enter}')
  await expect.element(input).toHaveAccessibleDescription(error)
  await expect.element(input).toHaveValue('Changed')
  await expect.element(input).toHaveFocus()
  await userEvent.tab()
  await expect.poll(focused).toBe('State of e1')
  // A row that lost the focus goes with the next scrolling.
  await press('{Control>}{End}{/Control}')
  await expect.poll(focused).toBe('State of e999')
  await press('{PageUp}{PageUp}{PageUp}{PageUp}')
  await expect.element(input).not.toBeInTheDocument()
  await press('{Control>}{Home}{/Control}')
  await expect.element(input).toHaveValue('Changed')
  await input.click()
  await press('{Escape}')
  await expect.element(cell('Note 1')).toHaveFocus()
})

test('pressing the focused cell edits it, and leaving it saves', async () => {
  const save = vi.fn(async () => undefined)
  await render(<Editable save={save} />)
  await cell('Note 1').click()
  await cell('Note 1').click()
  await expect.element(input).toHaveFocus()
  await press('Changed')
  await cell('Note 3').click()
  expect(save).toHaveBeenCalledOnce()
  await expect.element(cell('Changed')).toBeVisible()
  await expect.element(cell('Note 3')).toHaveFocus()
})

test('Tab saves and moves to the adjacent cell', async () => {
  const save = vi.fn(async () => undefined)
  await render(<Editable save={save} />)
  await cell('Note 1').click()
  await press('{Enter}Changed{Shift>}{Tab}{/Shift}')
  await expect.poll(focused).toBe('e1')
  expect(save).toHaveBeenCalledOnce()
})
