import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CheckboxGroup } from '../checkbox/index.ts'
import { describeConformance } from '../testing/conformance.tsx'
import { TextField } from '../text-field/index.ts'
import { FilterBar, FilterPill } from './index.ts'

const statuses = [
  { value: 'PAID', label: 'Paid' },
  { value: 'DUE', label: 'Due' },
]

describeConformance('FilterBar', (props) => <FilterBar label="Filter invoices" {...props} />, { element: 'div' })
describeConformance(
  'FilterPill',
  (props) => (
    <FilterPill label="Status" {...props}>
      <button>Paid</button>
    </FilterPill>
  ),
  { element: 'button' },
)

function Bar() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const words = chosen.map((value) => statuses.find((one) => one.value === value)?.label).join(', ')
  return (
    <FilterBar
      label="Filter invoices"
      search={<TextField label="Search" isLabelHidden type="search" />}
      onClear={chosen.length > 0 ? () => setChosen([]) : undefined}
      clearLabel="Clear all"
      result={`${10 - chosen.length} invoices`}
    >
      <FilterPill label="Status" applied={words ? `Status: ${words}` : undefined}>
        <CheckboxGroup label="Status" isLabelHidden options={statuses} value={chosen} onChange={setChosen} />
      </FilterPill>
      <FilterPill label="Year">{(close) => <button onClick={close}>2026</button>}</FilterPill>
    </FilterBar>
  )
}

const pill = (name: string) => page.getByRole('button', { name, exact: true })

test('names its search landmark and shows the result count', async () => {
  await render(<Bar />)
  await expect.element(page.getByRole('search', { name: 'Filter invoices' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('10 invoices')
  expect(page.getByRole('button', { name: 'Clear all' }).query()).toBeNull()
})

test('a pill opens by keyboard, shows its value, and regains focus', async () => {
  await render(<Bar />)
  ;(pill('Status').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Status' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Paid' })).toHaveFocus()
  await userEvent.keyboard(' {Tab} {Escape}')
  await expect.element(pill('Status: Paid, Due')).toHaveFocus()
  await expect.element(pill('Status: Paid, Due')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('status')).toHaveTextContent('8 invoices')
})

test('content of the popover can close it', async () => {
  await render(<Bar />)
  await pill('Year').click()
  await pill('2026').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(pill('Year')).toHaveFocus()
})

test('a second press or a press elsewhere closes it', async () => {
  await render(<Bar />)
  await pill('Status').click()
  await pill('Status').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await pill('Status').click()
  await pill('Year').click()
  await expect.element(page.getByRole('dialog', { name: 'Year' })).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
})

test('clears all filters at once, and keeps focus', async () => {
  await render(<Bar />)
  await pill('Status').click()
  await page.getByRole('checkbox', { name: 'Paid' }).click()
  await userEvent.keyboard('{Escape}')
  await pill('Clear all').click()
  await expect.element(pill('Status')).toBeVisible()
  await expect.element(page.getByRole('search')).toHaveFocus()
  expect(pill('Clear all').query()).toBeNull()
})

test('is one row with the count at its end, and wraps when narrow', async () => {
  await render(<Bar />)
  const box = (element: Element) => element.getBoundingClientRect()
  const status = page.getByRole('status').element()
  expect(box(status).top).toBeLessThan(box(pill('Status').element()).bottom)
  expect(box(status).right).toBeCloseTo(box(page.getByRole('search').element()).right, 0)
  await page.viewport(320, 640)
  expect(document.documentElement.scrollWidth).toBe(320)
  await page.viewport(1024, 768)
})

test('low in the window, a filter opens below its pill, over the list', async () => {
  await page.viewport(360, 640)
  await render(
    <div style={{ paddingBlock: '560px 1000px' }}>
      <Bar />
    </div>,
  )
  scrollTo(0, 0)
  await pill('Status').click()
  const dialog = page.getByRole('dialog', { name: 'Status' })
  await expect.element(dialog).toBeVisible()
  const bottom = pill('Status').element().getBoundingClientRect().bottom
  expect(dialog.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  await page.viewport(1024, 768)
})

test('without a result reserves no space for it', async () => {
  await render(
    <FilterBar label="Filter invoices">
      <FilterPill label="Status">None</FilterPill>
    </FilterBar>,
  )
  const height = page.getByRole('search').element().getBoundingClientRect().height
  expect(height).toBe(pill('Status').element().getBoundingClientRect().height)
})
