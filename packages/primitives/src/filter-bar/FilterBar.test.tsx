import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Select } from '../select/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { TextField } from '../text-field/index.ts'
import { FilterBar } from './index.ts'

const basics = { label: 'Filter invoices', filtersLabel: 'Filters' }
const status = <Select label="Status" options={[{ value: 'PAID', label: 'Paid' }]} />

describeConformance(
  'FilterBar',
  (props) => (
    <FilterBar {...basics} {...props}>
      {status}
    </FilterBar>
  ),
  { element: 'div' },
)

function Bar() {
  const [filters, setFilters] = useState([
    { id: 'status', label: 'Status: Paid' },
    { id: 'year', label: 'Year: 2026' },
  ])
  return (
    <FilterBar
      {...basics}
      search={<TextField label="Search" type="search" />}
      result={`${10 - filters.length} invoices`}
      applied={{
        filters,
        onRemove: (id) => setFilters(filters.filter((filter) => filter.id !== id)),
        removeLabel: 'Remove filter',
        onClear: () => setFilters([]),
        clearLabel: 'Clear all',
      }}
    >
      {status}
    </FilterBar>
  )
}

test('names its region and says how much is left', async () => {
  const screen = await render(<Bar />)
  await expect.element(screen.getByRole('search', { name: 'Filter invoices' })).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('8 invoices')
})

test('removes one filter after another with the keyboard, and keeps the focus', async () => {
  const screen = await render(<Bar />)
  const chip = (name: string) => screen.getByRole('button', { name: `Remove filter ${name}` })
  chip('Status: Paid').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('9 invoices')
  await expect.element(chip('Year: 2026')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('10 invoices')
  await expect.element(screen.getByRole('search')).toHaveFocus()
})

test('clears all filters at once', async () => {
  const screen = await render(<Bar />)
  await screen.getByRole('button', { name: 'Clear all' }).click()
  expect(screen.getByRole('button').elements()).toEqual([])
  await expect.element(screen.getByRole('search')).toHaveFocus()
})

test('shows its filters where there is room, and behind a disclosure where there is not', async () => {
  const screen = await render(<Bar />)
  const filter = screen.getByRole('combobox', { name: 'Status' })
  await expect.element(filter).toBeVisible()
  const isShown = () => element.checkVisibility({ contentVisibilityAuto: true })
  const element = filter.element()
  const disclosure = screen.container.querySelector('summary')!
  expect(disclosure.checkVisibility()).toBe(false)
  await page.viewport(320, 640)
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(isShown()).toBe(false)
  await userEvent.click(disclosure)
  expect(isShown()).toBe(true)
  await page.viewport(1024, 768)
})

test('without a name for the disclosure, all filters are in sight where it is narrow, too', async () => {
  await page.viewport(320, 640)
  const screen = await render(<FilterBar label="Filter invoices">{status}</FilterBar>)
  await expect.element(screen.getByRole('combobox', { name: 'Status' })).toBeVisible()
  expect(screen.container.querySelector('summary')).toBeNull()
  await page.viewport(1024, 768)
})
