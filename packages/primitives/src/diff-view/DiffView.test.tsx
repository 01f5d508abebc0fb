import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { type DiffField, type DiffLabels, DiffView } from './index.ts'

const labels: DiffLabels = {
  field: 'Field',
  before: 'Before',
  after: 'After',
  changes: { changed: 'Changed', added: 'Added', removed: 'Removed', unchanged: 'Unchanged' },
  missing: 'None',
  removedWords: 'removed',
  addedWords: 'added',
  summary: ({ changed, added, removed, unchanged }) =>
    `${changed} changed, ${added} added, ${removed} removed, ${unchanged} unchanged`,
  onlyChanges: 'Only changes',
  nothing: 'Nothing has changed.',
}

const fields: DiffField[] = [
  { id: 'note', label: 'Note', before: 'Call within two days', after: 'Call within five days' },
  { id: 'phone', label: 'Phone', after: '555-0100' },
  { id: 'fax', label: 'Fax', before: '555-0101', after: '' },
  { id: 'seats', label: 'Seats', before: 3, after: 4 },
  { id: 'status', label: 'Status', before: <b>Paid</b>, after: <b>Void</b> },
  { id: 'name', label: 'Name', before: 'Ada Example', after: 'Ada Example' },
  { id: 'plan', label: 'Plan', before: <b>Family</b>, after: <b>Family</b>, isUnchanged: true },
  { id: 'active', label: 'Active', before: true, after: true },
  { id: 'fee', label: 'Fee' },
]

describeConformance('DiffView', (props) => <DiffView label="Changes" labels={labels} fields={fields} {...props} />, {
  element: 'div',
})

const show = (props: Partial<Parameters<typeof DiffView>[0]> = {}) =>
  render(<DiffView label="Changes" labels={labels} fields={fields} {...(props as object)} />)
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
const wordsOf = (name: string, element: 'del' | 'ins') =>
  row(name).element().querySelector(element)?.textContent?.trim()

test('states for each field how it has changed', async () => {
  await show({ defaultOnlyChanges: false })
  const states = ['Note', 'Phone', 'Fax', 'Seats', 'Status', 'Name', 'Plan', 'Active', 'Fee'].map(
    (name) => row(name).getByRole('rowheader').element().textContent,
  )
  expect(states).toEqual([
    'Note Changed',
    'Phone Added',
    'Fax Removed',
    'Seats Changed',
    'Status Changed',
    'Name Unchanged',
    'Plan Unchanged',
    'Active Unchanged',
    'Fee Unchanged',
  ])
})

test('marks changed words visually and for screen readers', async () => {
  await show()
  expect(wordsOf('Note', 'del')).toBe('(removed: two)')
  expect(wordsOf('Note', 'ins')).toBe('(added: five)')
  expect(wordsOf('Seats', 'ins')).toBe('(added: 4)')
  expect(wordsOf('Status', 'del')).toBe('(removed: Paid)')
})

test('states where a value is missing', async () => {
  await show({ defaultOnlyChanges: false })
  const cells = (name: string) =>
    row(name)
      .getByRole('cell')
      .all()
      .map((cell) => cell.element().textContent?.trim())
  expect(cells('Phone')).toEqual(['None', '(added: 555-0100)'])
  expect(cells('Fax')).toEqual(['(removed: 555-0101)', 'None'])
  expect(cells('Fee')).toEqual(['None', 'None'])
  expect(cells('Active')).toEqual(['true', 'true'])
})

test('counts changes, and shows unchanged fields on request', async () => {
  await show()
  await expect.element(page.getByText('3 changed, 1 added, 1 removed, 4 unchanged')).toBeVisible()
  const rows = () => page.getByRole('row').all().length
  expect(rows()).toBe(6)
  await userEvent.tab()
  await expect.element(page.getByRole('checkbox', { name: 'Only changes' })).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(rows()).toBe(10)
  await page.getByRole('checkbox').click()
  expect(rows()).toBe(6)
})

test('states when nothing has changed, and has no toggle when everything has', async () => {
  const screen = await show({ fields: fields.slice(5) })
  await expect.element(page.getByText('Nothing has changed.')).toBeVisible()
  await screen.rerender(<DiffView label="Changes" labels={labels} fields={fields.slice(0, 5)} />)
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})

test.each([
  [900, true],
  [320, false],
])('at %d px, before and after are side by side: %s', async (width, isBeside) => {
  const text = 'x'.repeat(200)
  await render(
    <div style={{ inlineSize: width }}>
      <DiffView
        label="Changes"
        labels={labels}
        fields={[...fields, { id: 'x', label: text, before: text, after: 1 }]}
      />
    </div>,
  )
  const [before, after] = row('Note')
    .getByRole('cell')
    .all()
    .map((cell) => cell.element().getBoundingClientRect())
  expect(before!.top === after!.top).toBe(isBeside)
  const table = page.getByRole('table', { name: 'Changes' })
  expect(table.element().scrollWidth).toBeLessThanOrEqual(width)
  await expect.element(table.getByRole('columnheader', { name: 'Before' })).toBeInTheDocument()
})
