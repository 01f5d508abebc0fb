import { FilterBar } from '@memberkit/primitives/filter-bar'
import { SearchIcon } from '@memberkit/primitives/icons'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Primitives/Forms/FilterBar',
  component: FilterBar,
  args: { label: 'Filter invoices', filtersLabel: 'Filters' },
  render: function Render(args) {
    const [filters, setFilters] = useState([
      { id: 'status', label: 'Status: Paid' },
      { id: 'year', label: 'Year: 2026' },
      { id: 'currency', label: 'Currency: Canadian dollar' },
    ])
    return (
      <FilterBar
        {...args}
        search={
          <TextField label="Search" isLabelHidden type="search" placeholder="Number or plan" prefix={<SearchIcon />} />
        }
        result={`${48 - 12 * filters.length} invoices`}
        applied={{
          filters,
          onRemove: (id) => setFilters(filters.filter((filter) => filter.id !== id)),
          removeLabel: 'Remove filter',
          onClear: () => setFilters([]),
          clearLabel: 'Clear all',
        }}
      >
        <Select label="Status" isLabelHidden options={[{ value: 'PAID', label: 'Paid' }]} placeholder="Any status" />
        <Select label="Year" isLabelHidden options={[{ value: '2026', label: '2026' }]} placeholder="Any year" />
        <Select label="Currency" isLabelHidden options={[{ value: 'CAD', label: 'CAD' }]} placeholder="Any currency" />
      </FilterBar>
    )
  },
  parameters: {
    docs: {
      description: {
        component: `**FilterBar** stands above a list: a search field always in sight, filters side by side, and below
them what is filtered by and how much is left. Where its container is narrow the filters go behind a disclosure.

The result is read out when it changes. A filter that is removed hands the focus to its neighbour.`,
      },
    },
  },
})

export const Default = meta.story()

export const Narrow = meta.story({
  parameters: { containerWidth: 320 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary')!)
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toBeVisible()
  },
})

/** Filters are removed one by one with the keyboard, then nothing is filtered any more. */
export const Removed = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Status/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Year/ })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('24 invoices')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('48 invoices')
    await expect(canvas.getByRole('search')).toHaveFocus()
  },
})
