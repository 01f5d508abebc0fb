import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { menuColumn, Table, type TableColumn } from '../table/index.ts'
import { selectionColumn } from '../table-selection/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { VirtualTable } from '../virtual-table/index.ts'
import { ColumnsMenu, type ColumnSettings, type TableColumnsOptions, useTableColumns } from './index.ts'

interface Plan {
  id: string
  name: string
  price: string
}

const rows: Plan[] = [
  { id: '1', name: 'Family', price: '$49.90' },
  { id: '2', name: 'Single', price: '$19.90' },
]
const cell = vi.fn((row: Plan) => row.name)
const columns: TableColumn<Plan>[] = [
  selectionColumn({ labelAll: 'Select all', labelRow: ({ name }) => `Select ${name}` }),
  { id: 'name', header: 'Plan', isSortable: true, isRowHeader: true, cell, width: 200 },
  { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => price },
  { id: 'number', header: 'Number', cell: ({ id }) => id },
  menuColumn('Actions', () => <button type="button">More</button>),
]

interface PlansProps extends Partial<TableColumnsOptions> {
  as?: typeof Table<Plan> | typeof VirtualTable<Plan>
  width?: number
  direction?: 'ltr' | 'rtl'
  onChange?: (settings: ColumnSettings) => void
}

function Plans({ as: Any = Table, width = 800, direction, onChange, settings: first = {}, ...options }: PlansProps) {
  const [settings, setSettings] = useState(first)
  const change = (next: ColumnSettings) => (setSettings(next), onChange?.(next))
  const arranged = useTableColumns(columns, {
    settings,
    onSettingsChange: change,
    resizeLabel: (header) => `Width of ${header}`,
    widthText: (pixels) => `${pixels} pixels`,
    ...options,
  })
  return (
    <div dir={direction} ref={(box) => void (box && (box.style.inlineSize = `${width}px`))}>
      <ColumnsMenu
        label="Columns"
        columns={columns}
        settings={settings}
        onSettingsChange={change}
        lastColumnReason="One has to stay."
        resetLabel="Reset"
      />
      <Any {...arranged} caption="Plans" rows={rows} getRowId={({ id }) => id} onSortChange={() => {}} />
    </div>
  )
}

describeConformance(
  'ColumnsMenu',
  (props) => (
    <ColumnsMenu
      label="Columns"
      columns={columns}
      settings={{}}
      onSettingsChange={() => {}}
      lastColumnReason="One has to stay."
      {...props}
    />
  ),
  { element: 'button', disables: true },
)
describeConformance('a table with handles', () => <Plans settings={{ widths: { name: 300 } }} />, {
  element: 'div',
  passesProps: false,
})

const handle = (header: string) => page.getByRole('separator', { name: `Width of ${header}` })
const header = (name: string) => page.getByRole('columnheader', { name, exact: true })
const widthOf = (name: string) => Math.round(header(name).element().getBoundingClientRect().width)
const pollWidth = (name: string) => expect.poll(() => widthOf(name))

test('every column but the last has a resize handle with its value, outside the header’s name', async () => {
  await render(<Plans />)
  expect(page.getByRole('separator').elements()).toHaveLength(2)
  await expect.element(header('Plan')).toBeVisible()
  await expect.element(handle('Plan')).toHaveAttribute('aria-valuenow', String(widthOf('Plan')))
  await expect.element(handle('Plan')).toHaveAttribute('aria-valuetext', `${widthOf('Plan')} pixels`)
})

test('arrow keys resize a column without affecting earlier ones', async () => {
  const onChange = vi.fn()
  await render(<Plans onChange={onChange} />)
  const [plan, price] = [widthOf('Plan'), widthOf('Price')]
  handle('Price').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await pollWidth('Price').toBe(price + 10)
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await pollWidth('Price').toBe(price - 40)
  expect(widthOf('Plan')).toBe(plan)
  expect(onChange.mock.lastCall?.[0].widths).toMatchObject({ name: plan, price: price - 40 })
  expect(Object.keys(onChange.mock.lastCall?.[0].widths)).toEqual(['name', 'price', 'number'])
  await expect.element(handle('Price')).toHaveAttribute('aria-valuetext', `${price - 40} pixels`)
})

test('Home and End set the minimum and maximum width, Enter restores the original', async () => {
  await render(<Plans />)
  const price = widthOf('Price')
  handle('Price').element().focus()
  await userEvent.keyboard('{Home}')
  await pollWidth('Price').toBe(64)
  await userEvent.keyboard('{End}')
  await pollWidth('Price').toBe(960)
  const scroller = page.getByRole('table').element().parentElement!
  expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
  await userEvent.keyboard('{Enter}')
  await pollWidth('Price').toBe(price)
})

test('right to left, arrow keys are mirrored', async () => {
  await render(<Plans direction="rtl" />)
  const plan = widthOf('Plan')
  handle('Plan').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await pollWidth('Plan').toBe(plan + 10)
})

function pointer(type: string, clientX: number) {
  const element = handle('Plan').element()
  element.setPointerCapture = () => {}
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, button: 0, pointerId: 1 }))
}

test.each([
  ['ltr', 60],
  ['rtl', -60],
] as const)('dragging resizes at once and reports at the end, %s', async (direction, moved) => {
  const onChange = vi.fn()
  await render(<Plans direction={direction} onChange={onChange} />)
  const plan = widthOf('Plan')
  pointer('pointerdown', 500)
  pointer('pointermove', 500 + moved)
  expect(widthOf('Plan')).toBe(plan + 60)
  expect(onChange).not.toHaveBeenCalled()
  pointer('pointerup', 500 + moved)
  expect(onChange).toHaveBeenCalledOnce()
  await pollWidth('Plan').toBe(plan + 60)
})

test('Escape cancels a drag', async () => {
  const onChange = vi.fn()
  await render(<Plans onChange={onChange} />)
  const plan = widthOf('Plan')
  handle('Plan').element().focus()
  pointer('pointerdown', 500)
  pointer('pointermove', 560)
  await userEvent.keyboard('{Escape}')
  expect(widthOf('Plan')).toBe(plan)
  pointer('pointerup', 560)
  expect(onChange).not.toHaveBeenCalled()
})

test('a double press restores the original width', async () => {
  await render(<Plans settings={{ widths: { name: 90, price: 400, number: 300 } }} />)
  expect(widthOf('Price')).toBe(400)
  await handle('Plan').dblClick()
  await pollWidth('Plan').toBe(200)
})

test('resizing renders no cell', async () => {
  await render(<Plans />)
  handle('Plan').element().focus()
  cell.mockClear()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(cell).not.toHaveBeenCalled()
})

test('fitted columns never make the table scroll', async () => {
  await render(<Plans isFitted settings={{ widths: { name: 900, price: 400, number: 300 } }} />)
  const table = page.getByRole('table').element() as HTMLElement
  expect(table.offsetWidth).toBe(800)
  handle('Plan').element().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => widthOf('Number')).toBeLessThan(100)
  expect(table.offsetWidth).toBe(800)
})

test('a virtualized table uses the same widths', async () => {
  await render(<Plans as={VirtualTable} settings={{ widths: { name: 300, price: 200, number: 900 } }} />)
  expect(widthOf('Plan')).toBe(300)
  await expect.element(page.getByRole('region', { name: 'Plans' })).toBeVisible()
})

test('cards have no resize handles', async () => {
  await render(<Plans width={320} settings={{ widths: { name: 900 } }} />)
  await expect.element(handle('Plan')).not.toBeInTheDocument()
  expect(page.getByRole('table').element().getBoundingClientRect().width).toBe(320)
})

test('the menu hides and shows columns, and stays open', async () => {
  const onChange = vi.fn()
  await render(<Plans onChange={onChange} />)
  await page.getByRole('button', { name: 'Columns' }).click()
  const price = page.getByRole('menuitemcheckbox', { name: 'Price' })
  await expect.element(price).toBeChecked()
  expect(page.getByRole('menuitemcheckbox').elements()).toHaveLength(3)
  await price.click()
  await expect.element(price).not.toBeChecked()
  await expect.element(header('Price')).not.toBeInTheDocument()
  expect(onChange).toHaveBeenLastCalledWith({ hidden: ['price'] })
  await userEvent.keyboard(' ')
  await expect.element(header('Price')).toBeInTheDocument()
})

test('the last visible column cannot be hidden, and gives the reason', async () => {
  await render(<Plans settings={{ hidden: ['price', 'number'] }} />)
  await page.getByRole('button', { name: 'Columns' }).click()
  const last = page.getByRole('menuitemcheckbox', { name: 'Plan' })
  await expect.element(last).toHaveAccessibleDescription('One has to stay.')
  await last.click({ force: true })
  await expect.element(header('Plan')).toBeInTheDocument()
})

test('the reset item restores the defaults', async () => {
  const onChange = vi.fn()
  await render(<Plans settings={{ hidden: ['price'], widths: { name: 90 } }} onChange={onChange} />)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitem', { name: 'Reset' }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith({})
  await expect.element(header('Price')).toBeVisible()
})

test('settings that would hide every column hide none', async () => {
  await render(<Plans settings={{ hidden: ['name', 'price', 'number'] }} />)
  await expect.element(header('Price')).toBeVisible()
})

test('without onSettingsChange has no handles, but applies the widths', async () => {
  await render(<Plans settings={{ widths: { name: 300, price: 200 } }} onSettingsChange={undefined} />)
  expect(page.getByRole('separator').elements()).toEqual([])
  expect(widthOf('Plan')).toBe(300)
})
