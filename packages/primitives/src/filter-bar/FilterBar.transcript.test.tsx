import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CheckboxGroup } from '../checkbox/index.ts'
import { transcriptOf } from '../testing/read-aloud.ts'
import { FilterBar, FilterPill } from './index.ts'

test('screen reader output of a filter', async () => {
  await render(
    <FilterBar label="Filter invoices" clearLabel="Clear all" onClear={() => {}} result="12 invoices">
      <FilterPill label="Status" applied="Status: Paid">
        <CheckboxGroup label="Status" isLabelHidden options={[{ value: 'PAID', label: 'Paid' }]} value={['PAID']} />
      </FilterPill>
    </FilterBar>,
  )
  expect(await transcriptOf(['{Tab}', '{Enter}', '{Escape}', '{Tab}'])).toEqual([
    ['{Tab}', 'button, Status: Paid, not expanded, has popup dialog'],
    ['{Enter}', 'dialog, Status', 'checkbox, Paid, checked'],
    ['{Escape}', 'button, Status: Paid, not expanded, has popup dialog'],
    ['{Tab}', 'button, Clear all'],
  ])
})
